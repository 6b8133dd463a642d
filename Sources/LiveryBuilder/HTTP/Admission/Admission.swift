// SPDX-License-Identifier: Apache-2.0

/// The checks that admit or reject a request.
struct Admission: Sendable {
  /// The hosts that a request may name.
  var hosts: AllowedHosts
  /// A closure that returns the currently valid tokens.
  var tokens: @Sendable () -> [String]

  /// Checks a request.
  ///
  /// - Returns: The request without its token.
  /// - Throws: The first reason against it.
  func admit(_ head: RequestHead) throws(Rejection) -> AdmittedRequest {
    guard head.method == "GET" || head.method == "HEAD" else { throw .method }
    guard head.version == "HTTP/1.1" else { throw .version }
    try checkBody(head)
    let isUpgrade = head.list("upgrade", has: "websocket")
    try checkSender(head, isUpgrade: isUpgrade)
    var target = try RequestTarget(head.target)
    try checkToken(target)
    target.query["token"] = nil
    let key = isUpgrade ? try handshakeKey(head) : nil
    return AdmittedRequest(
      content: WebRequest(path: target.path, query: target.query), hasBody: head.method == "GET",
      key: key)
  }

  /// Rejects bodies, and heads from which two programs could read two lengths.
  private func checkBody(_ head: RequestHead) throws(Rejection) {
    let lengths = head.values("content-length")
    let codings = head.values("transfer-encoding")
    if lengths.count > 1 || codings.count > 1 { throw .malformed(.repetition) }
    if !lengths.isEmpty && !codings.isEmpty { throw .malformed(.framing) }
    if let length = lengths.first {
      guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        throw .malformed(.length)
      }
      if length.contains(where: { $0 != "0" }) { throw .body }
    }
    if !codings.isEmpty { throw .body }
    if !head.values("expect").isEmpty { throw .expectation }
  }

  /// Rejects requests of a page of another origin, and requests to another host.
  private func checkSender(_ head: RequestHead, isUpgrade: Bool) throws(Rejection) {
    guard let host = head.value("host"), !host.isEmpty else { throw .malformed(.host) }
    guard hosts.allows(host) else { throw .host }
    let origins = head.values("origin")
    for origin in origins where origin.lowercased() != "http://" + host.lowercased() {
      throw .origin
    }
    if isUpgrade && origins.isEmpty && isBrowser(head) { throw .origin }
    let isNavigation =
      !isUpgrade && head.value("sec-fetch-mode") == "navigate"
      && head.value("sec-fetch-dest") == "document"
    for site in head.values("sec-fetch-site") where site != "same-origin" && site != "none" {
      if !isNavigation { throw .site }
    }
  }

  /// Returns whether a browser sent a request, by header fields that all browsers send.
  private func isBrowser(_ head: RequestHead) -> Bool {
    head.fields.contains { field in
      field.name.hasPrefix("sec-fetch-")
        || (field.name == "user-agent" && field.value.hasPrefix("Mozilla/"))
    }
  }

  /// Requires a valid token for everything but the parts of the pages.
  private func checkToken(_ target: RequestTarget) throws(Rejection) {
    if target.path.hasPrefix("/assets/") { return }
    let token = Array((target.query["token"] ?? "").utf8)
    var isValid = false
    for validToken in tokens() where !validToken.isEmpty {
      // Each token is compared to its end, so that the time reveals no match.
      if Self.areEqual(Array(validToken.utf8), token) { isValid = true }
    }
    if !isValid { throw .token(isPage: target.path == "/" || target.path == "/client") }
  }

  private static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    var difference: UInt8 = 0
    for index in left.indices { difference |= left[index] ^ right[index] }
    return difference == 0
  }

  /// Returns the key of a handshake whose parts are all valid.
  ///
  /// Defined by [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-4.2.1).
  private func handshakeKey(_ head: RequestHead) throws(Rejection) -> String {
    guard head.method == "GET", head.list("connection", has: "upgrade") else { throw .handshake }
    guard let version = head.value("sec-websocket-version") else { throw .handshake }
    guard version == "13" else { throw .handshakeVersion }
    guard let key = head.value("sec-websocket-key"), key.utf8.count == 24, key.hasSuffix("=="),
      key.utf8.dropLast(2).allSatisfy(Self.isBase64)
    else { throw .handshake }
    return key
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

/// A request that the service may answer.
struct AdmittedRequest: Sendable, Hashable {
  /// The path and the query without the token, which is all that the service receives.
  var content: WebRequest
  /// Whether the answer has a body, which it does not after HEAD.
  var hasBody = true
  /// The key of the handshake, if the client asks for a WebSocket.
  var key: String?
}
