// SPDX-License-Identifier: Apache-2.0

/// A reason why a connection to a service fails.
enum WebSocketError: Error, Hashable, Sendable {
  /// The address is not a valid HTTP address.
  case address(String)
  /// The service cannot be reached, for the reason that the system reports.
  case unreachable(String, reason: String)
  /// The service does not answer in time.
  case timedOut
  /// The service rejects the connection, with its status and its message.
  case rejected(status: Int, String)
  /// The answer is not that of a WebSocket service.
  case handshake
  /// The service breaks the protocol.
  case fault(FrameError)
  /// The connection has ended.
  case disconnected
}

extension WebSocketError: CustomStringConvertible {
  var description: String {
    switch self {
    case .address(let text): "'\(text)' is not an address such as 'http://127.0.0.1:8080/?token=…'"
    case .unreachable(let address, let reason): "cannot connect to \(address): \(reason)"
    case .timedOut: "the service did not answer in time"
    case .rejected(let status, let message):
      "the service rejected the connection (\(status))" + (message.isEmpty ? "" : ": \(message)")
    case .handshake: "the response is not that of a WebSocket"
    case .fault(let fault): "the service violated the protocol: \(fault.rawValue)"
    case .disconnected: "the connection has ended"
    }
  }
}
