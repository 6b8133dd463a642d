// SPDX-License-Identifier: Apache-2.0

/// The exit code of a program that reads style sheets.
///
/// Of several files the one with the highest code decides.
package enum CommandExit: Int32, Comparable {
  /// The program did what it was asked.
  case done = 0
  /// The theme has errors, or a query has no answer.
  case negative = 1
  /// An input cannot be read.
  case unreadable = 2
  /// The program was used wrongly.
  case usage = 64
  /// A fault of the program itself, such as a write that fails midway.
  case fault = 70
  /// A configuration is broken.
  case configuration = 78

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
