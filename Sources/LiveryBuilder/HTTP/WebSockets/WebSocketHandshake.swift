// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The handshake of a client and a server that begins a conversation on a WebSocket.
///
/// Defined by [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-4.1).
struct WebSocketHandshake: Sendable, Hashable {
  /// The client's key: 16 random bytes in base64.
  let key: String

  /// Creates a handshake with a random key.
  init() {
    key = Data((0..<16).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
  }

  /// Creates a handshake with a key.
  init(key: String) {
    self.key = key
  }

  /// The server's answer to the key.
  var accept: String {
    Data(SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
      .base64EncodedString()
  }

  /// Returns the client's request.
  func request(for address: WebSocketAddress) -> [UInt8] {
    let lines = [
      "GET \(address.target) HTTP/1.1", "Host: \(address.authority)", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \(key)",
    ]
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The server's answer that begins the conversation.
  var response: [UInt8] {
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Connection: Upgrade", "Upgrade: websocket",
      "Sec-WebSocket-Accept: \(accept)",
    ]
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Checks the server's answer.
  ///
  /// - Parameters:
  ///   - head: The head, with its empty line.
  ///   - body: The bytes after it, which state the reason of a rejection.
  /// - Throws: ``WebSocketError/rejected(status:_:)`` or ``WebSocketError/handshake``.
  func check(_ head: ArraySlice<UInt8>, body: ArraySlice<UInt8>) throws(WebSocketError) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let parts = (lines.first ?? "").split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, parts[0].hasPrefix("HTTP/1."), let status = Int(parts[1]) else {
      throw .handshake
    }
    guard status == 101 else {
      let text = String(decoding: body.prefix(512), as: UTF8.self)
      let line = text.hasPrefix("<") ? "" : text.prefix { !$0.isNewline }
      throw .rejected(status: status, String(line))
    }
    let isValid = lines.contains { line in
      let pair = line.split(separator: ":", maxSplits: 1)
      return pair.count == 2 && pair[0].lowercased() == "sec-websocket-accept"
        && pair[1].drop { $0 == " " } == accept
    }
    if !isValid { throw .handshake }
  }
}

extension [UInt8] {
  /// The index after the first empty line.
  var endOfHead: Int? {
    let ending = Array("\r\n\r\n".utf8)
    guard count >= 4 else { return nil }
    return (0...(count - 4)).first { self[$0..<($0 + 4)].elementsEqual(ending) }.map { $0 + 4 }
  }
}
