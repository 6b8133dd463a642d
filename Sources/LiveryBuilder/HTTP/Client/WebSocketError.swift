// SPDX-License-Identifier: Apache-2.0

/// Why there is no conversation with a service, or not any longer.
enum WebSocketError: Error, Hashable, Sendable {
  /// An address is not one of HTTP.
  case address(String)
  /// A service cannot be reached, with the reason.
  case unreachable(String, reason: String)
  /// A service did not answer in time.
  case late
  /// A service refuses the conversation, with its status and what it says.
  case refused(status: Int, String)
  /// An answer is not one of a service that speaks WebSocket.
  case handshake
  /// The service says something that it must not.
  case fault(FrameFault)
  /// The connection has ended.
  case disconnected
}

extension WebSocketError: CustomStringConvertible {
  var description: String {
    switch self {
    case .address(let text): "'\(text)' is not an address such as 'http://127.0.0.1:8080/?token=…'"
    case .unreachable(let address, let reason): "cannot connect to \(address): \(reason)"
    case .late: "the service did not answer in time"
    case .refused(let status, let message):
      "the service refuses (\(status))" + (message.isEmpty ? "" : ": \(message)")
    case .handshake: "the answer is not one of a WebSocket"
    case .fault(let fault): "the service broke the protocol: \(fault.rawValue)"
    case .disconnected: "the connection has ended"
    }
  }
}
