// SPDX-License-Identifier: Apache-2.0

/// A request that is let through.
struct AdmittedRequest: Sendable, Hashable {
  /// The address, without the token.
  var target: RequestTarget
  /// Whether the answer has a body: not where HEAD was asked.
  var hasBody = true
  /// The key of the handshake where a WebSocket is asked for.
  var key: String?

  /// The head that the service gets: written anew, so that nothing of the client's passes unread.
  var head: [UInt8] {
    var lines = ["\(hasBody ? "GET" : "HEAD") \(target.encoded) HTTP/1.1", "Host: localhost"]
    if let key {
      lines += [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: \(key)",
      ]
    } else {
      lines.append("Connection: close")
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
