// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension OutputFile.Failure {
  /// The exit code: `usage` if the path cannot be created or replaced, `fault` if a write fails
  /// midway.
  var exit: CommandExit { isFault ? .fault : .usage }
}

extension ReplacementError {
  /// The exit code: that of a failure to save the file, or `unreadable` if the file has changed or
  /// would lose text.
  var exit: CommandExit {
    if case .unwritable(let failure) = self { failure.exit } else { .unreadable }
  }
}
