// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// The form of what a command prints.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// For programs.
  case json
}
