// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LiveryBuilder

@Suite("Admission")
struct AdmissionTests {
  static let handshake = [
    "Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]

  static let right: [(String, [String])] = [
    ("GET /?token=new", []),
    ("GET /?token=old", []),
    ("HEAD /?token=new", []),
    ("GET /assets/a.css", []),
    ("GET /?token=new", ["Content-Length: 0"]),
    ("GET /?token=new", ["Origin: http://127.0.0.1:80"]),
    ("GET /?token=new", ["Origin: http://127.0.0.1:80", "Sec-Fetch-Site: same-origin"]),
    ("GET /?token=new", ["Sec-Fetch-Site: none", "User-Agent: Mozilla/5.0"]),
    (
      "GET /?token=new",
      ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]
    ),
    ("GET /preview?token=new", handshake),
    (
      "GET /preview?token=new",
      handshake + ["Origin: http://127.0.0.1:80", "User-Agent: Mozilla/5.0"]
    ),
    ("GET /?token=new", ["Upgrade: h2c", "Connection: Upgrade"]),
  ]

  @Test("admits valid requests", arguments: right)
  func admits(line: String, fields: [String]) throws {
    let request = try Self.admit(line, fields)
    #expect(request.content.query["token"] == nil)
    #expect((request.key != nil) == (fields.starts(with: Self.handshake)))
    #expect(request.hasBody == line.hasPrefix("GET"))
  }

  static let wrong: [(String, [String], Rejection)] = [
    ("POST /?token=new", [], .method),
    ("get /?token=new", [], .method),
    ("GET /?token=new", ["Content-Length: 1"], .body),
    ("GET /?token=new", ["Content-Length: -1"], .malformed(.length)),
    ("GET /?token=new", ["Content-Length:"], .malformed(.length)),
    ("GET /?token=new", ["Content-Length: 0", "Content-Length: 0"], .malformed(.repetition)),
    ("GET /?token=new", ["Content-Length: 0", "Transfer-Encoding: a"], .malformed(.framing)),
    ("GET /?token=new", ["Transfer-Encoding: chunked"], .body),
    ("GET /?token=new", ["Expect: 100-continue"], .expectation),
    ("GET /?token=new", ["Host: 127.0.0.1:80"], .malformed(.host)),
    ("GET /?token=new", ["Origin: null"], .origin),
    ("GET /?token=new", ["Origin: http://evil.example"], .origin),
    ("GET /?token=new", ["Origin: http://localhost:80"], .origin),
    ("GET /?token=new", ["Origin: http://127.0.0.1:80", "Origin: http://evil.example"], .origin),
    ("GET /?token=new", ["Sec-Fetch-Site: cross-site"], .site),
    ("GET /?token=new", ["Sec-Fetch-Site: anything"], .site),
    (
      "GET /?token=new",
      ["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"], .site
    ),
    (
      "GET /preview?token=new",
      handshake + ["Sec-Fetch-Site: cross-site", "Origin: http://127.0.0.1:80"], .site
    ),
    ("GET /preview?token=new", handshake + ["User-Agent: Mozilla/5.0"], .origin),
    ("GET /preview?token=new", handshake + ["Sec-Fetch-Mode: websocket"], .origin),
    ("GET /", [], .token(isPage: true)),
    ("GET /client?token=", [], .token(isPage: true)),
    ("GET /picture?token=ne", [], .token(isPage: false)),
    ("GET /picture?token=newer", [], .token(isPage: false)),
    ("GET /assets?a", [], .token(isPage: false)),
    ("GET /preview?token=new", Array(handshake.dropFirst(0).dropLast(1)), .handshake),
    ("GET /preview?token=new", [handshake[0]] + handshake.dropFirst(2), .handshake),
    ("HEAD /preview?token=new", handshake, .handshake),
    (
      "GET /preview?token=new",
      [handshake[0], handshake[1], handshake[3], "Sec-WebSocket-Version: 8"], .handshakeVersion
    ),
    (
      "GET /preview?token=new",
      Array(handshake.dropLast()) + ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25j"], .handshake
    ),
  ]

  @Test("rejects other requests with the reason", arguments: wrong)
  func refuses(line: String, fields: [String], rejection: Rejection) {
    #expect(throws: rejection) { try Self.admit(line, fields) }
  }

  @Test("rejects every request without a token")
  func closed() {
    let admission = Admission(
      hosts: AllowedHosts(port: 80, listening: "127.0.0.1"), tokens: { [""] })
    let head = RequestHead(
      method: "GET", target: "/?token=", version: "HTTP/1.1",
      fields: [.init(name: "host", value: "localhost")])
    #expect(throws: Rejection.token(isPage: true)) { try admission.admit(head) }
  }

  @Test("forwards only the target and the key of the client's head")
  func forwards() throws {
    let plain = try Self.admit("GET /p?token=new&b=1&a=%26", ["Cookie: a=b", "X: y"])
    let content = WebRequest(path: "/p", query: ["a": "&", "b": "1"])
    #expect(plain == AdmittedRequest(content: content))
    let upgrade = try Self.admit(
      "GET /p?token=new", Self.handshake + ["Sec-WebSocket-Extensions: permessage-deflate"])
    #expect(
      upgrade
        == AdmittedRequest(content: WebRequest(path: "/p"), key: "dGhlIHNhbXBsZSBub25jZQ=="))
  }

  private static func admit(
    _ line: String, _ fields: [String]
  ) throws(Rejection) -> AdmittedRequest {
    var reader = RequestHeadReader(limits: HeadLimits())
    let text = ([line + " HTTP/1.1", "Host: 127.0.0.1:80"] + fields).joined(separator: "\r\n")
    var bytes = Array((text + "\r\n\r\n").utf8)[...]
    guard let head = try reader.read(&bytes) else { throw .malformed(.ending) }
    let admission = Admission(
      hosts: AllowedHosts(port: 80, listening: "127.0.0.1"), tokens: { ["new", "old"] })
    return try admission.admit(head)
  }
}
