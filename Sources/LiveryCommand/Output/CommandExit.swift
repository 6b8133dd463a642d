// SPDX-License-Identifier: Apache-2.0

/// What the command tells the shell when it ends.
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
