// SPDX-License-Identifier: Apache-2.0
#if Builder
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A failed operation on a socket.
  enum SocketError: Error, Hashable, Sendable {
    /// The system rejects the operation, with its error number.
    case system(Int32)
    /// The other side does not become ready in time.
    case timedOut

    /// The error of the last system call in this thread.
    static var last: SocketError { .system(errno) }
  }

  extension SocketError: CustomStringConvertible {
    var description: String {
      switch self {
      case .system(let number): String(cString: strerror(number))
      case .timedOut: "the other side is not ready in time"
      }
    }
  }
#endif
