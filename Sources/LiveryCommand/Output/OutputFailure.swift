// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OutputFile.Failure {
  /// How a command ends: a path that nothing can be written to is the user's, a disk that is full is not.
  var exit: CommandExit {
    [ENOSPC, EDQUOT, EFBIG, EIO, ENOMEM, EMFILE, ENFILE].contains(number) ? .fault : .usage
  }
}
