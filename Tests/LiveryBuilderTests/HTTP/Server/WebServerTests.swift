// SPDX-License-Identifier: Apache-2.0
#if Builder
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  extension StackTests {
    @Suite("Requests and WebSocket connections")
    struct Conversations {
      @Test("responds with the security headers")
      func request() async throws {
        try await RunningServer.run { running in
          let response = try await running.request(running.head("/"))
          #expect(response.status == 200)
          #expect(response.text.hasSuffix("\r\n\r\n<p>page</p>"))
          for (name, value) in SecurityHeaders.fields {
            #expect(response.text.contains("\r\n\(name): \(value)\r\n"))
          }
          #expect(response.text.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
        }
      }

      @Test("forwards the query without the token")
      func query() async throws {
        try await RunningServer.run { running in
          let response = try await running.request(running.head("/query?b=1+2&a=%C3%A4%26%0A&c"))
          #expect(
            response.text.hasSuffix(
              #"[(key: "a", value: "ä&\n"), (key: "b", value: "1 2"), (key: "c", value: "")]"#))
        }
      }

      @Test("serves page assets without a token, and nothing else")
      func assets() async throws {
        try await RunningServer.run { running in
          let host = "Host: localhost:\(running.server.port)\r\n\r\n"
          let asset = try await running.request("GET /assets/a.js HTTP/1.1\r\n" + host)
          #expect(asset.status == 200)
          #expect(asset.text.hasSuffix("\r\n\r\n1;"))
          let page = try await running.request("GET /client HTTP/1.1\r\n" + host)
          #expect(page.status == 401)
          #expect(page.text.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
          #expect(page.text.contains("<h1>This address is not complete</h1>"))
          for (name, value) in SecurityHeaders.fields {
            #expect(page.text.contains("\r\n\(name): \(value)\r\n"))
          }
          let picture = try await running.request("GET /picture HTTP/1.1\r\n" + host)
          #expect(picture.text.hasSuffix("\r\n\r\n\(Rejection.token(isPage: false).message)\n"))
        }
      }

      @Test("responds to HEAD with the length of GET and no body")
      func head() async throws {
        try await RunningServer.run { running in
          let head = running.head("/large").replacing("GET", with: "HEAD")
          let response = try await running.request(head)
          #expect(response.status == 200)
          #expect(response.text.contains("\r\nContent-Length: 4194304\r\n"))
          #expect(response.text.hasSuffix("\r\n\r\n"))
          let rejected = try await running.request("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
          #expect(rejected.status == 421)
          #expect(rejected.text.hasSuffix("\r\n\r\n"))
        }
      }

      @Test("sends large responses completely, one per connection", .tier(.standard))
      func large() async throws {
        try await RunningServer.run { running in
          let twice = running.head("/large") + running.head("/")
          let response = try #require(try await running.exchange(Array(twice.utf8)))
          let end = try #require(response.endOfHead)
          #expect(response[end...].elementsEqual(repeatElement(7, count: 4_194_304)))
        }
      }

      @Test("listens on IPv6 loopback if available")
      func loopback() async throws {
        try await RunningServer.run { running in
          let address = try WebSocketAddress(
            "http://[::1]:\(running.server.port)/?token=\(RunningServer.token)", path: "/echo")
          do {
            let connection = try await WebSocketConnection(to: address, clock: running.clock)
            try await connection.send(.text("six"))
            #expect(try await connection.receive() == .text("six"))
            await connection.close()
          } catch WebSocketError.unreachable {
            // A machine without IPv6 has only the other address.
          }
        }
      }

      @Test("does not share a port")
      func port() async throws {
        try await RunningServer.run { running in
          let port = running.server.port
          let settings = ServerSettings(port: port, tokens: { ["a"] })
          let error = await #expect(throws: ServerError.self) {
            try await WebServer(EchoService(), settings)
          }
          #expect(
            error?.description.hasPrefix("cannot listen on 127.0.0.1, port \(port): ") == true)
        }
      }

      @Test("rejects host names to listen on")
      func name() async throws {
        let settings = ServerSettings(address: "a.example", tokens: { ["a"] })
        await #expect(throws: ServerError.notAnAddress("a.example")) {
          try await WebServer(EchoService(), settings)
        }
      }

      @Test("limits the connections and admits another after one closes")
      func tooManyConnections() async throws {
        var limits = RunningServer.limits
        limits.admitted = 3
        try await RunningServer.run(limits: limits) { running in
          var connections: [WebSocketConnection] = []
          for _ in 0..<3 {
            connections.append(try await running.openWebSocket())
          }
          #expect(try await running.request(running.head("/")).status == 503)
          await #expect(
            throws: WebSocketError.rejected(status: 503, Rejection.tooManyConnections.message)
          ) {
            try await running.openWebSocket()
          }
          await connections[0].close()
          try await running.wait { _ in running.server.registry.count(.admitted) == 2 }
          // A single slot remains, which is free again as soon as a client receives its response.
          for _ in 0..<50 {
            #expect(try await running.request(running.head("/")).status == 200)
          }
          #expect(try await running.works())
          for connection in connections { await connection.close() }
        }
      }

      @Test("answers a ping between two frames of a large message")
      func ping() async throws {
        try await RunningServer.run { running in
          let payload = [UInt8](repeating: 5, count: 1_000_000)
          let bytes =
            RawWebSocket.frame(9, Array("early".utf8)) + RawWebSocket.frame(2, payload)
            + RawWebSocket.frame(9, Array("late".utf8))
          let channel = try await running.connect()
          defer { channel.close() }
          try await channel.write(WebSocketHandshake().request(for: running.address("/echo")))
          _ = try await channel.read()
          try await channel.write(bytes)
          var response: [UInt8] = []
          while RawWebSocket.message(in: response) == nil { response += try await channel.read() }
          #expect(RawWebSocket.message(in: response) == payload)
          let pongs = RawWebSocket.response(in: response[...]).frames.filter { $0.opcode == 10 }
          #expect(pongs.first?.payload == Array("early".utf8))
        }
      }

      @Test("echoes messages of all sizes")
      func echo() async throws {
        try await RunningServer.run { running in
          let connection = try await running.openWebSocket()
          for count in [0, 1, 125, 126, 65_535, 65_536, 262_144] {
            let text = WebMessage.text(String(repeating: "a", count: count))
            try await connection.send(text)
            #expect(try await connection.receive() == text)
          }
          for count in [0, 65_537, 1_000_000, 8_388_608] {
            let bytes = WebMessage.binary((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            try await connection.send(bytes)
            #expect(try await connection.receive() == bytes)
          }
          await connection.close()
        }
      }
    }
  }
#endif
