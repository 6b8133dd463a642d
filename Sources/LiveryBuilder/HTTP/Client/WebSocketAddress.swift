// SPDX-License-Identifier: Apache-2.0

/// The address of a WebSocket: an HTTP address without encryption, as `livery builder` prints it.
///
/// ```swift
/// let address = try WebSocketAddress("http://127.0.0.1:8080/?token=5f3a", path: "/preview")
/// print(address.target)  // /preview?token=5f3a
/// ```
struct WebSocketAddress: Sendable, Hashable {
  /// The host: a numeric address without brackets, or `localhost`.
  var host: String
  /// The port, 80 by default.
  var port: UInt16
  /// The path with the query.
  var target: String

  /// Parses an address that begins with `http://` or `ws://`.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - path: A path in place of that of the address.
  /// - Throws: ``WebSocketError/address(_:)``.
  init(_ text: String, path: String? = nil) throws(WebSocketError) {
    guard let scheme = ["http://", "ws://"].first(where: { text.lowercased().hasPrefix($0) }) else {
      throw .address(text)
    }
    let rest = text.dropFirst(scheme.count).prefix { $0 != "#" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let tail = rest.dropFirst(authority.count)
    let ownPath = tail.prefix { $0 != "?" }
    let query = tail.dropFirst(ownPath.count)
    target = (path ?? (ownPath.isEmpty ? "/" : String(ownPath))) + query
    guard !target.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { throw .address(text) }
    let bracket = authority.lastIndex(of: "]")
    var name = authority
    port = 80
    if let colon = authority.lastIndex(of: ":"), bracket.map({ $0 < colon }) ?? true {
      guard let number = UInt16(authority[authority.index(after: colon)...]) else {
        throw .address(text)
      }
      port = number
      name = authority[..<colon]
    }
    if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x40 }) else {
      throw .address(text)
    }
    host = String(name)
  }

  /// The host and the port, as in the header field `Host`.
  var authority: String {
    (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }
}
