// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryBuilder

@Suite("The WebSocket client")
struct WebSocketClientTests {
  static let addresses: [(String, String?, String, UInt16, String)] = [
    ("http://127.0.0.1:8080/?token=a", "/preview", "127.0.0.1", 8080, "/preview?token=a"),
    ("http://localhost:8080?token=a", nil, "localhost", 8080, "/?token=a"),
    ("HTTP://a.example/x/y", nil, "a.example", 80, "/x/y"),
    ("ws://[::1]:9/#a", "/p", "::1", 9, "/p"),
  ]

  @Test("reads addresses", arguments: addresses)
  func address(text: String, path: String?, host: String, port: UInt16, target: String) throws {
    let address = try WebSocketAddress(text, path: path)
    #expect(address.host == host)
    #expect(address.port == port)
    #expect(address.target == target)
  }

  @Test(
    "rejects other addresses",
    arguments: [
      "", "https://a/", "127.0.0.1:80", "http://", "http://:80/", "http://a:b/", "http://a:99999/",
      "http://a b/", "http://a/ b", "http://a/\r\nX: y", "http://u@a/",
    ])
  func refuses(text: String) {
    #expect(throws: WebSocketError.address(text)) { try WebSocketAddress(text) }
  }

  @Test("computes the digests of RFC 3174")
  func digests() {
    let cases = [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
      (String(repeating: "a", count: 1_000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
    ]
    for (text, digest) in cases {
      let hex = SHA1.digest(of: Array(text.utf8)).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      #expect(hex.joined() == digest)
    }
  }

  @Test("requires the RFC 6455 response to its key")
  func handshake() throws {
    let handshake = WebSocketHandshake(key: "dGhlIHNhbXBsZSBub25jZQ==")
    #expect(handshake.accept == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    func check(_ head: String, _ body: String = "") throws(WebSocketError) {
      try handshake.check(Array((head + "\r\n\r\n").utf8)[...], body: Array(body.utf8)[...])
    }
    try check("HTTP/1.1 101 Switching\r\nSEC-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(throws: WebSocketError.handshake) { try check("HTTP/1.1 101 Switching") }
    #expect(throws: WebSocketError.handshake) {
      try check("HTTP/1.1 101 Switching\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOp=")
    }
    #expect(throws: WebSocketError.handshake) { try check("SSH-2.0-OpenSSH") }
    #expect(throws: WebSocketError.rejected(status: 401, "why")) {
      try check("HTTP/1.1 401 Unauthorized", "why\nmore")
    }
    #expect(throws: WebSocketError.rejected(status: 401, "")) {
      try check("HTTP/1.1 401 Unauthorized", "<!doctype html>")
    }
  }

  #if Builder
    @Test("reports a refused connection")
    func unreachable() async throws {
      let address = try WebSocketAddress("http://127.0.0.1:1/")
      await #expect(throws: WebSocketError.self) {
        try await WebSocketConnection(to: address, clock: ManualClock())
      }
      let name = try WebSocketAddress("http://a.example:1/")
      let reason = "the host is not 'localhost' or a numeric address"
      await #expect(throws: WebSocketError.unreachable("a.example:1", reason: reason)) {
        try await WebSocketConnection(to: name, clock: ManualClock())
      }
    }
  #endif
}
