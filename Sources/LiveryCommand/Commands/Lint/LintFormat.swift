// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// The form of a lint report.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// For programs.
  case json
  /// For code scanning.
  case sarif
  /// For the log of a GitHub workflow, which shows findings at their lines.
  case github
  /// For what shows results of tests.
  case junit
}
