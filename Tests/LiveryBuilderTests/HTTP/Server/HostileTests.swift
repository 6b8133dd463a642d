// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  extension StackTests {
    @Suite("Hostile clients")
    struct Hostile {
      @Test(
        "that send 1,000 requests get an answer or a close each, and leave nothing behind",
        .tier(.standard))
      func requests() async throws {
        var limits = RunningServer.limits
        limits.frames.frameBurst = 500
        try await RunningServer.run(limits: limits) { running in
          #expect(try await running.works())
          try await running.settles()
          let before = try #require(Resources.residentBytes)
          try await withThrowingTaskGroup { group in
            for lane in 0..<8 {
              group.addTask {
                var random = SeededGenerator(seed: UInt64(lane))
                for turn in 0..<125 {
                  let kinds = HostileKind.allCases
                  try await Self.harm(running, kinds[(turn * 8 + lane) % kinds.count], &random)
                }
              }
            }
            try await group.waitForAll()
          }
          #expect(try await running.works())
          try await running.settles()
          let after = try #require(Resources.residentBytes)
          // Other tests run in this process at the same time; alone it needs some megabytes.
          #expect(after - before < 400_000_000)
          let log = running.service.log.withLock { $0 }
          #expect(log.left == log.begun && log.ended == log.begun)
        }
      }

      private static func harm(
        _ running: RunningServer, _ kind: HostileKind, _ random: inout SeededGenerator
      ) async throws {
        if let frames = kind.frames(&random) {
          let response = try await RawWebSocket.exchange(running, frames)
          #expect(response?.code == kind.code, "\(kind)")
        } else {
          let (text, statuses) = kind.request(to: running, &random)
          let response = try await running.request(text)
          #expect(
            statuses.contains(response.status), "\(kind): \(text.prefix(300).debugDescription)")
          #expect(response.text.contains("\r\nConnection: "), "\(kind)")
        }
      }

      @Test("that hold 500 idle connections do not block others")
      func idle() async throws {
        try await RunningServer.run { running in
          #expect(try await running.works())
          try await running.settles()
          var idle: [SocketChannel] = []
          for number in 0..<500 {
            idle.append(try await running.connect())
            // Every second connection sends a few bytes.
            if number.isMultiple(of: 2) { try await idle[number].write(Array("GET / HT".utf8)) }
          }
          for _ in 0..<10 { #expect(try await running.works()) }
          let registry = running.server.registry
          #expect(registry.count(.head) <= 128 && registry.count(.lingering) <= 128)
          let first = try await idle[0].read()
          #expect(String(decoding: first, as: UTF8.self).hasPrefix("HTTP/1.1 408 "))
          for channel in idle { channel.close() }
          #expect(try await running.works())
          try await running.settles()
        }
      }

      @Test("that send slowly are timed out")
      func slow() async throws {
        let limits = RunningServer.limits { $0.headTime = .seconds(10) }
        try await RunningServer.run(limits: limits) { running in
          let channel = try await running.connect()
          defer { channel.close() }
          let registry = running.server.registry
          try await until("the head is waited for") { registry.count(.head) == 1 }
          for byte in running.head("/").utf8.prefix(20) {
            try await channel.write([byte])
            running.clock.advance(by: .milliseconds(500))
          }
          let response = try await channel.read()
          #expect(
            String(decoding: response, as: UTF8.self).hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        }
      }

      @Test("that send a frame slowly get a protocol error")
      func slowFrame() async throws {
        let limits = RunningServer.limits { $0.frames.frameTime = .seconds(15) }
        try await RunningServer.run(limits: limits) { running in
          let begun = Array(RawWebSocket.frame(1, Array("hello".utf8)).dropLast())
          let response = try await running.clock.advancing(by: .seconds(5)) {
            try await RawWebSocket.exchange(running, begun)
          }
          #expect(response?.code == .policyViolation)
        }
      }

      @Test("that read nothing of an answer are closed")
      func unreadResponse() async throws {
        let limits = RunningServer.limits {
          $0.writeTime = .seconds(15)
          $0.lingerTime = .seconds(2)
        }
        try await RunningServer.run(limits: limits) { running in
          let channel = try await running.connect()
          defer { channel.close() }
          try await channel.write(Array(running.head("/huge").utf8))
          let registry = running.server.registry
          try await until("the request is admitted") { registry.count(.admitted) == 1 }
          try await running.clock.advancing(by: .seconds(1)) {
            try await until("the connection is closed") {
              registry.count(.admitted) == 0 && registry.count(.lingering) == 0
            }
          }
          #expect(try await running.works())
        }
      }

      @Test("that read nothing are closed with their connection")
      func stalled() async throws {
        let limits = RunningServer.limits { $0.writeTime = .seconds(15) }
        try await RunningServer.run(limits: limits) { running in
          let channel = try await running.connect()
          defer { channel.close() }
          try await channel.write(
            WebSocketHandshake().request(for: try running.address("/flood")))
          try await running.wait { $0.begun == 1 }
          try await running.clock.advancing(by: .seconds(5)) {
            try await running.wait { $0 == EchoService.Log(begun: 1, left: 1, ended: 1) }
            try await running.wait { _ in running.server.registry.count(.admitted) == 0 }
          }
        }
      }
    }
  }
#endif
