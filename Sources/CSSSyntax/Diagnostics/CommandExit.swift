// SPDX-License-Identifier: Apache-2.0

/// The exit code of a program that reads style sheets.
///
/// For several files, the highest code applies.
package enum CommandExit: Int32, Comparable {
  /// The program completed its task.
  case done = 0
  /// The theme has errors, or a query has no result.
  case negative = 1
  /// An input cannot be read.
  case unreadable = 2
  /// The command-line usage is invalid.
  case usage = 64
  /// An internal failure of the program, such as a write that fails midway.
  case fault = 70
  /// A configuration is invalid.
  case configuration = 78

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
