// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Testing

  @testable import LiveryBuilder

  extension StackTests {
    @Suite("Requests and conversations")
    struct Conversations {
      @Test("answers a request with the headers that keep browsers at bay")
      func request() async throws {
        try await RunningServer.run { running in
          let answer = try await running.request(running.head("/"))
          #expect(answer.status == 200)
          #expect(answer.text.hasSuffix("\r\n\r\n<p>page</p>"))
          for (name, value) in SecurityHeaders.fields {
            #expect(answer.text.contains("\r\n\(name): \(value)\r\n"))
          }
          #expect(answer.text.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
        }
      }

      @Test("hands on the query without the token")
      func query() async throws {
        try await RunningServer.run { running in
          let answer = try await running.request(running.head("/query?b=1+2&a=%C3%A4%26%0A&c"))
          #expect(
            answer.text.hasSuffix(
              #"[(key: "a", value: "ä&\n"), (key: "b", value: "1 2"), (key: "c", value: "")]"#))
        }
      }

      @Test("echoes messages of all sizes")
      func echo() async throws {
        try await RunningServer.run { running in
          let connection = try await WebSocketConnection(to: running.address("/echo"))
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
