// SPDX-License-Identifier: Apache-2.0
#if Builder
  @testable import LiveryBuilder

  extension HostileKind {
    /// Returns a hostile request, and the statuses with which the server may respond.
    func request(
      to running: RunningServer, _ random: inout some RandomNumberGenerator
    ) -> (text: String, statuses: Set<Int>) {
      let port = running.server.port
      let host = "Host: 127.0.0.1:\(port)\r\n"
      func one(_ texts: String...) -> String { texts.randomElement(using: &random) ?? "" }
      switch self {
      case .traversal:
        let path = one(
          "/../etc/passwd", "/assets/../../etc/passwd", "/assets/%2e%2e/%2e%2e/etc/passwd",
          "/assets/..%2f..%2fetc/passwd", "/assets/..%5c..%5cetc", "/assets/%252e%252e/x",
          "//etc/passwd", "/assets//x", "/assets/..", "/./x", "/assets/..%00/x", "/a\\..\\b",
          "/assets/%c0%ae%c0%ae/x", "/assets/%2e", "/%", "/%zz", "/assets/x%0d%0aSet-Cookie:a")
        return (running.head(path), [400])
      case .origin:
        let origin = one(
          "http://evil.example", "null", "https://127.0.0.1:\(port)", "http://localhost:\(port)",
          "http://127.0.0.1:\(port).evil.example", "http://127.0.0.1")
        return (running.head("/", "Origin: \(origin)\r\n"), [403])
      case .host:
        let name = one(
          "evil.example", "evil.example:\(port)", "127.0.0.1", "localhost:1",
          "127.0.0.1:\(port)@evil", "localhost.:\(port)", "[::2]:\(port)", "10.0.0.1:\(port)")
        return ("GET /?token=\(RunningServer.token) HTTP/1.1\r\nHost: \(name)\r\n\r\n", [421])
      case .token:
        let target = one(
          "/", "/?token=", "/client?token=0123456789abcdee", "/picture?token=0123456789abcdef0",
          "/query?Token=\(RunningServer.token)", "/?token=\(RunningServer.token)&token=x")
        return ("GET \(target) HTTP/1.1\r\n\(host)\r\n", [401])
      case .oversizedHead:
        let count = Int.random(in: 8_300...40_000, using: &random)
        let text = String(repeating: "a", count: count)
        return (one(running.head("/\(text)"), running.head("/", "X: \(text)\r\n")), [414, 431])
      case .manyFields:
        return (running.head("/", (0..<65).map { "X\($0): 1\r\n" }.joined()), [431])
      case .smuggling:
        let fields = one(
          "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n",
          "Content-Length: 0\r\nContent-Length: 5\r\n",
          "Content-Length : 0\r\n", "X: a\n\r\n", "X: a\r\n b\r\n", "Content-Length: +0\r\n",
          "Host: evil.example\r\n",
          "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", ": a\r\n", "X\r\n",
          "X: a\rY: b\r\n")
        return (running.head("/", fields), [400])
      default:
        return other(running, host, one)
      }
    }

    private func other(
      _ running: RunningServer, _ host: String, _ one: (String...) -> String
    ) -> (text: String, statuses: Set<Int>) {
      let token = "?token=\(RunningServer.token)"
      switch self {
      case .method:
        let method = one(
          "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "PATCH", "X")
        return ("\(method) /\(token) HTTP/1.1\r\n\(host)\r\n", [405])
      case .version:
        let version = one("HTTP/1.0", "HTTP/2.0", "HTTP/0.9", "HTTP/1.2")
        return ("GET /\(token) \(version)\r\n\(host)\r\n", [505])
      case .control:
        return (
          one(
            "\u{0}\u{1}\u{2}", "\u{16}\u{3}\u{1}\u{2}\u{0}", "GET /\u{7F} HTTP/1.1\r\n\r\n",
            running.head("/", "X: \u{8}\r\n")), [400]
        )
      case .form:
        return (
          one(
            "GET http://127.0.0.1/ HTTP/1.1\r\n\(host)\r\n", "GET * HTTP/1.1\r\n\(host)\r\n",
            "GET / HTTP/1.1 \r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "\r\nGET / HTTP/1.1\r\n\r\n",
            "GET /\r\n\r\n", "GET / http/1.1\r\n\r\n", "GET /#a HTTP/1.1\r\n\(host)\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), [400, 405]
        )
      case .body:
        return (
          running.head(
            "/",
            one(
              "Content-Length: 1\r\n", "Content-Length: 99999999999999999999\r\n",
              "Transfer-Encoding: chunked\r\n", "Expect: 100-continue\r\n")) + "x", [413, 417]
        )
      case .site:
        return (
          running.head(
            "/",
            "Sec-Fetch-Site: \(one("cross-site", "same-site"))\r\n"
              + one(
                "Sec-Fetch-Mode: no-cors\r\n",
                "Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n", "")), [403]
        )
      default:
        let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        return (
          running.head(
            "/echo",
            one(
              upgrade, upgrade + key, "Upgrade: websocket\r\n\(key)Sec-WebSocket-Version: 13\r\n",
              upgrade + "Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13\r\n",
              upgrade + key + "Sec-WebSocket-Version: 8\r\n",
              upgrade + key + "Sec-WebSocket-Version: 13\r\nUser-Agent: Mozilla/5.0\r\n")),
          [400, 403, 426]
        )
      }
    }
  }
#endif
