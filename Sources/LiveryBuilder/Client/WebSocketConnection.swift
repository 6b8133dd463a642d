// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization

  /// A client's end of a WebSocket.
  ///
  /// ```swift
  /// let connection = try await WebSocketConnection(
  ///   to: WebSocketAddress("http://127.0.0.1:8080/?token=5f3a", path: "/preview"))
  /// try await connection.send(.text(#"{"alive": {}}"#))
  /// while let message = try await connection.receive() { print(message) }
  /// await connection.close()
  /// ```
  ///
  /// One task may receive; any number of them may send. Pings are answered while somebody receives. A connection that is not
  /// closed breaks off when nobody has it any more.
  final class WebSocketConnection: Sendable {
    private let channel: SocketChannel
    private let outlet: FrameOutlet
    private let input: FrameInput
    private let use = Mutex(Use())
    private let clock: any GateClock
    /// The maximum time that a message may take to come; `nil` for any time.
    private let silence: Duration?

    /// Who uses the connection: its descriptor is given back by the last one.
    private struct Use {
      var count = 0
      var isClosing = false
      var isClosed = false
    }

    /// Connects.
    ///
    /// - Parameters:
    ///   - address: where.
    ///   - limit: the bytes of a message that it takes.
    ///   - duration: how long that may take.
    ///   - silence: The maximum time that a message may take to come; `nil` for any time.
    ///   - clock: the clock that measures the limits of time.
    /// - Throws: ``WebSocketError``.
    init(
      to address: WebSocketAddress, limit: Int = 67_108_864,
      within duration: Duration = .seconds(5), silence: Duration? = nil,
      clock: any GateClock = ContinuousClock()
    ) async throws {
      self.clock = clock
      self.silence = silence
      let result = await Task<Result<(SocketChannel, [UInt8]), any Error>, Never>.limited(
        to: duration, on: clock
      ) {
        do {
          return .success(try await Self.connect(to: address, clock: clock))
        } catch is CancellationError {
          return .failure(WebSocketError.late)
        } catch {
          return .failure(error)
        }
      }
      let early: [UInt8]
      (channel, early) = try result.get()
      outlet = FrameOutlet(to: channel, deadlines: Deadlines(on: clock), writeTime: duration)
      input = FrameInput(channel, early: early, limit: limit)
    }

    deinit {
      if use.withLock({ !$0.isClosed }) { channel.close() }
    }

    /// Sends a message.
    func send(_ message: WebMessage) async throws {
      try await using {
        for frame in Frame.frames(of: message) {
          try await outlet.pass(frame.encoded(mask: Self.randomMask()))
        }
      }
    }

    /// Asks for a sign of life, which comes unnoticed.
    func ping(_ payload: [UInt8] = []) async throws {
      let frame = Frame(opcode: FrameHeader.Opcode.ping, payload: Array(payload.prefix(125)))
      try await using { try await outlet.pass(frame.encoded(mask: Self.randomMask())) }
    }

    /// Waits for a message.
    ///
    /// - Returns: the message; nil where the service has ended the conversation in order, which ``closeCode`` says more of.
    /// - Throws: ``WebSocketError``, or `CancellationError`.
    func receive() async throws -> WebMessage? {
      try await using {
        guard let silence else { return try await message() }
        let result = await Task<Result<WebMessage?, any Error>, Never>.limited(
          to: silence, on: clock
        ) {
          do {
            return .success(try await self.message())
          } catch {
            return .failure(error)
          }
        }
        // A cancellation of the reader alone is that of its time limit.
        if case .failure(let error) = result, error is CancellationError, !Task.isCancelled {
          throw WebSocketError.late
        }
        return try result.get()
      }
    }

    private func message() async throws -> WebMessage? {
      try await input.message { frame in
        var answer = frame
        if frame.opcode == FrameHeader.Opcode.close {
          try? await self.outlet.interject(closing: answer.encoded(mask: Self.randomMask()))
        } else {
          answer.opcode = FrameHeader.Opcode.pong
          try await self.outlet.interject(pong: answer.encoded(mask: Self.randomMask()))
        }
      }
    }

    /// The number of calls that use the connection at the moment.
    var users: Int { use.withLock { $0.count } }

    /// Why the service ended the conversation, if it has.
    var closeCode: CloseCode? {
      get async { await input.closeCode }
    }

    /// Ends the conversation and gives the connection back; whoever still receives or sends is told that it has ended.
    func close(_ code: CloseCode = .normal) async {
      guard begin(closing: true) else { return }
      await Task.limited(to: .seconds(1), on: clock) { [self] in
        let frame = Frame.close(code).encoded(mask: Self.randomMask())
        try? await outlet.interject(closing: frame)
        channel.endWriting()
        await channel.drain()
      }
      // Wakes those who wait: the descriptor must not be given back before they are done.
      channel.end()
      end()
    }

    /// Does something while the connection is open.
    private func using<T>(_ operation: () async throws -> sending T) async throws -> sending T {
      guard begin(closing: false) else { throw WebSocketError.disconnected }
      defer { end() }
      return try await operation()
    }

    /// Begins to use the connection; false where it is being closed.
    private func begin(closing: Bool) -> Bool {
      use.withLock { use in
        if use.isClosing { return false }
        use.isClosing = closing
        use.count += 1
        return true
      }
    }

    /// Ends a use, and gives the descriptor back after the last one.
    private func end() {
      let isLast = use.withLock { use in
        use.count -= 1
        guard use.isClosing, use.count == 0 else { return false }
        use.isClosed = true
        return true
      }
      if isLast { channel.close() }
    }
  }

  extension WebSocketConnection {
    private static func randomMask() -> [UInt8] {
      (0..<4).map { _ in UInt8.random(in: 0...255) }
    }
  }
#endif
