// SPDX-License-Identifier: Apache-2.0

/// The exit code of the command.
///
/// Of several files the one with the highest code decides.
enum CommandExit: Int32 {
  /// Done.
  case done = 0
  /// The theme has errors, or a query has no answer.
  case negative = 1
  /// An input cannot be read.
  case unreadable = 2
  /// The command was used wrongly.
  case usage = 64
  /// A fault of the command's own.
  case fault = 70
  /// A configuration is broken.
  case configuration = 78
}

extension CommandExit: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
