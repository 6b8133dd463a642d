// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// The format of a command's output.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// Text for people.
  case text
  /// JSON for programs.
  case json
}
