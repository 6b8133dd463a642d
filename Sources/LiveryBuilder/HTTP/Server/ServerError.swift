// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// A reason why a server cannot start.
  enum ServerError: Error, Hashable, Sendable {
    /// The system rejects an address or its port.
    case cannotListen(address: String, port: UInt16, SocketError)
    /// The address to listen on is not numeric.
    case notAnAddress(String)
  }

  extension ServerError: CustomStringConvertible {
    var description: String {
      switch self {
      case .cannotListen(let address, let port, let error):
        "cannot listen on \(address), port \(port): \(error)"
      case .notAnAddress(let text):
        "'\(text)' is not a numeric address, such as '127.0.0.1', '0.0.0.0' or '::'"
      }
    }
  }
#endif
