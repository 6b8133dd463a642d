// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension OutputFile.Failure {
  /// The exit of the command: `usage` for a path that cannot be created or replaced, `fault` for a write that failed midway.
  var exit: CommandExit { isFault ? .fault : .usage }
}

extension ReplacementError {
  /// The exit of the command: that of the failure to save the file, or `unreadable` for a file that was changed or whose
  /// encoding would lose text.
  var exit: CommandExit {
    if case .unwritable(let failure) = self { failure.exit } else { .unreadable }
  }
}
