// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  extension StackTests {
    @Suite("A client that disconnects")
    struct Disconnects {
      /// The stage at which a client disconnects.
      enum Stage: String, CaseIterable, Sendable {
        case connected, withinHead, afterHead, conversing, withinFrame, withinMessage, receiving
      }

      @Test("leaks nothing at any stage", arguments: Stage.allCases)
      func leaves(stage: Stage) async throws {
        try await RunningServer.run { running in
          for _ in 0..<8 { try await Self.leave(running, at: stage) }
          // A connection without a complete head never reaches the service.
          let begun = [.connected, .withinHead].contains(stage) ? 0 : 8
          try await running.wait { $0 == EchoService.Log(begun: begun, left: begun, ended: begun) }
          try await running.settles()
          #expect(try await running.works())
        }
      }

      private static func leave(_ running: RunningServer, at stage: Stage) async throws {
        let channel = try await running.connect()
        defer { channel.close() }
        let path = stage == .receiving ? "/flood" : "/echo"
        let head = WebSocketHandshake().request(for: try running.address(path))
        switch stage {
        case .connected: return
        case .withinHead: return try await channel.write(Array(head.dropLast(9)))
        default: try await channel.write(head)
        }
        if stage == .afterHead { return }
        _ = try await channel.read()
        let frame = RawWebSocket.frame(1, Array("hello".utf8))
        switch stage {
        case .withinFrame: try await channel.write(Array(frame.dropLast(2)))
        case .withinMessage: try await channel.write(RawWebSocket.frame(1, isFinal: false))
        case .receiving: _ = try await channel.read()
        default:
          try await channel.write(frame)
          _ = try await channel.read()
        }
      }

      @Test("ends its receive call and frees its descriptor")
      func closesWhileReceiving() async throws {
        try await RunningServer.run { running in
          for _ in 0..<20 {
            let connection = try await running.openWebSocket()
            let receiving = Task { try await connection.receive() }
            try await until("the connection is received from") { connection.users == 1 }
            await connection.close()
            // The order of the close response and the end of the stream is nondeterministic.
            #expect((try? await receiving.value) == nil)
            await #expect(throws: WebSocketError.disconnected) { try await connection.receive() }
            await #expect(throws: WebSocketError.disconnected) {
              try await connection.send(.text("a"))
            }
            #expect(try await running.works())
          }
          try await running.settles()
        }
      }

      @Test("receives its own close code")
      func closes() async throws {
        try await RunningServer.run { running in
          let close = RawWebSocket.frame(8, [0x03, 0xE9, 0x62])
          let response = try await RawWebSocket.exchange(running, close)
          #expect(response == RawWebSocket.Response(frames: [], code: .goingAway))
          let silent = try await RawWebSocket.exchange(running, RawWebSocket.frame(8))
          #expect(silent == RawWebSocket.Response(frames: [Frame(opcode: 8)], code: nil))
          try await running.wait { $0 == EchoService.Log(begun: 2, left: 2, ended: 2) }
        }
      }
    }

    @Suite("Closing of connections")
    struct Endings {
      @Test("closes with code 1000 after its last message")
      func conversation() async throws {
        try await RunningServer.run { running in
          let connection = try await running.openWebSocket(at: "/once")
          try await connection.send(.text("last"))
          #expect(try await connection.receive() == .text("last"))
          #expect(try await connection.receive() == nil)
          #expect(await connection.closeCode == .normal)
          await connection.close()
        }
      }

      @Test("closes with code 1001 promptly when the service stops")
      func stopping() async throws {
        try await RunningServer.run(limits: ServerLimits()) { running in
          var connections: [WebSocketConnection] = []
          for _ in 0..<5 {
            connections.append(try await running.openWebSocket())
          }
          let idle = try await running.connect()
          let registry = running.server.registry
          try await until("the idle connection is accepted") { registry.count(.head) == 1 }
          let start = running.clock.now
          let stopping = Task { await running.server.stop() }
          for connection in connections {
            #expect(try await connection.receive() == nil)
            #expect(await connection.closeCode == .goingAway)
            await connection.close()
          }
          try await until("only the idle connection is left, which does not close") {
            registry.count(.head) + registry.count(.admitted) == 0
              && registry.count(.lingering) == 1
          }
          let hasStopped = Mutex(false)
          let marking = Task {
            await stopping.value
            hasStopped.withLock { $0 = true }
          }
          try await until("the server has stopped") {
            if let deadline = running.clock.nextDeadline { running.clock.advance(to: deadline) }
            return hasStopped.withLock { $0 }
          }
          await marking.value
          idle.close()
          #expect(running.clock.now - start < .seconds(5))
          try await running.settles(at: 0)
          await #expect(throws: WebSocketError.self) {
            try await running.openWebSocket()
          }
        }
      }

      @Test("rejects an unknown path")
      func unknown() async throws {
        try await RunningServer.run { running in
          await #expect(
            throws: WebSocketError.rejected(status: 404, "there is no WebSocket at this path")
          ) {
            try await running.openWebSocket(at: "/nowhere")
          }
        }
      }

      @Test("closes with code 1011 if the service stops receiving")
      func deaf() async throws {
        let limits = RunningServer.limits { $0.writeTime = .seconds(15) }
        try await RunningServer.run(limits: limits) { running in
          let large = RawWebSocket.frame(2, [UInt8](repeating: 0, count: 3_000_000))
          let response = try await running.clock.advancing(by: .seconds(5)) {
            try await RawWebSocket.exchange(running, at: "/deaf", large + large + large)
          }
          #expect(response?.code == .internalError)
          try await running.wait { $0 == EchoService.Log(begun: 1, ended: 1) }
        }
      }

      @Test("reports a late response")
      func timedOut() async throws {
        let limits = RunningServer.limits { $0.responseTime = .seconds(60) }
        try await RunningServer.run(limits: limits) { running in
          let response = try await running.clock.advancing(by: .seconds(15)) {
            try await running.request(running.head("/slow"))
          }
          #expect(response.status == 504)
        }
      }
    }
  }
#endif
