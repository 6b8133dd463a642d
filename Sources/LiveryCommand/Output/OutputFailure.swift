// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension OutputFile.Failure {
  /// How a command ends: a path that nothing can be written to is the user's, a disk that is full is not.
  var exit: CommandExit { isFault ? .fault : .usage }
}

extension ReplacementError {
  /// How a command ends: what cannot be written back is, for the most part, a file that cannot be read as it is.
  var exit: CommandExit {
    if case .unwritable(let failure) = self { failure.exit } else { .unreadable }
  }
}
