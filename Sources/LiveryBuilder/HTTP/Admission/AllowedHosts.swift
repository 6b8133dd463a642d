// SPDX-License-Identifier: Apache-2.0

/// The hosts that a request may name: those of this server, but no foreign name for it.
struct AllowedHosts: Sendable, Hashable {
  /// The port of the server.
  var port: UInt16
  /// The address that the server listens on.
  var listening: String

  /// Returns whether a request may name a host, such as `127.0.0.1:8080`.
  ///
  /// A name other than `localhost` can resolve to any address, and to another one later. A numeric
  /// address cannot. So a server that listens beyond loopback allows every numeric address.
  func allows(_ host: String) -> Bool {
    guard let (name, port) = Self.split(host), (port ?? 80) == self.port else { return false }
    if ["127.0.0.1", "localhost", "[::1]"].contains(name) { return true }
    if isLoopback { return name == listening.lowercased() || name == "[\(listening.lowercased())]" }
    return Self.isNumeric(name) || name == listening.lowercased()
  }

  /// Whether only this machine reaches the server.
  var isLoopback: Bool {
    listening == "localhost" || listening == "::1" || listening.hasPrefix("127.")
  }

  /// Returns the name in lower case and the port, if there is one.
  private static func split(_ host: String) -> (name: String, port: UInt16?)? {
    let host = host.lowercased()
    let bracket = host.lastIndex(of: "]")
    guard let colon = host.lastIndex(of: ":"), bracket.map({ $0 < colon }) ?? true else {
      return (host, nil)
    }
    let digits = host[host.index(after: colon)...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = UInt16(digits)
    else { return nil }
    return (String(host[..<colon]), port)
  }

  /// Returns whether a name is a numeric address: `192.168.1.5` or `[fe80::1]`.
  private static func isNumeric(_ name: String) -> Bool {
    if name.hasPrefix("["), name.hasSuffix("]") {
      let inner = name.dropFirst().dropLast()
      return inner.contains(":") && inner.utf8.allSatisfy { "0123456789abcdef:.".utf8.contains($0) }
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) && UInt8(part) != nil
      }
  }
}
