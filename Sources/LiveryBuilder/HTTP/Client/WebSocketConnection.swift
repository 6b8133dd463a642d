// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization

  /// A connection of a client on a WebSocket.
  ///
  /// ```swift
  /// let connection = try await WebSocketConnection(
  ///   to: WebSocketAddress("http://127.0.0.1:8080/?token=5f3a", path: "/preview"))
  /// try await connection.send(.text(#"{"alive": {}}"#))
  /// while let message = try await connection.receive() { print(message) }
  /// await connection.close()
  /// ```
  ///
  /// A single task may receive; any number of tasks may send. Pings are answered while a task
  /// receives. A connection that is not closed is dropped at the end of its lifetime.
  final class WebSocketConnection: Sendable {
    private let channel: SocketChannel
    private let writer: FrameWriter
    private let reader: MessageReader
    private let use = Mutex(Use())
    private let clock: any TimeoutClock
    /// The maximum time until the next message; `nil` for any time.
    private let idleTimeout: Duration?

    /// The calls that use the connection, of which the last one closes the descriptor.
    private struct Use {
      var count = 0
      var isClosing = false
      var isClosed = false
    }

    /// Connects to a service.
    ///
    /// - Parameters:
    ///   - address: The address of the service.
    ///   - limit: The maximum number of bytes of a message.
    ///   - duration: The maximum time until the connection is open.
    ///   - idleTimeout: The maximum time until the next message; `nil` for any time.
    ///   - clock: The clock of the time limits.
    /// - Throws: ``WebSocketError``.
    init(
      to address: WebSocketAddress, limit: Int = 67_108_864,
      within duration: Duration = .seconds(5), idleTimeout: Duration? = nil,
      clock: any TimeoutClock = ContinuousClock()
    ) async throws {
      self.clock = clock
      self.idleTimeout = idleTimeout
      let result = await Task<Result<(SocketChannel, [UInt8]), any Error>, Never>.limited(
        to: duration, on: clock
      ) {
        do {
          return .success(try await Self.connect(to: address, clock: clock))
        } catch is CancellationError {
          return .failure(WebSocketError.timedOut)
        } catch {
          return .failure(error)
        }
      }
      let early: [UInt8]
      (channel, early) = try result.get()
      writer = FrameWriter(to: channel, isClient: true)
      reader = MessageReader(channel, early: early, limit: limit)
    }

    deinit {
      if use.withLock({ !$0.isClosed }) { channel.close() }
    }

    /// Sends a message.
    ///
    /// - Throws: ``WebSocketError/disconnected``, or `CancellationError`.
    func send(_ message: WebMessage) async throws {
      try await send(Frame.frames(of: message))
    }

    /// Sends a ping; the reader discards the pong.
    func ping(_ payload: [UInt8] = []) async throws {
      try await send([Frame(opcode: FrameHeader.Opcode.ping, payload: Array(payload.prefix(125)))])
    }

    private func send(_ frames: [Frame]) async throws {
      try await using {
        do {
          try await writer.send(frames)
        } catch is SocketError {
          throw WebSocketError.disconnected
        }
      }
    }

    /// Receives the next message.
    ///
    /// - Returns: The message, or `nil` if the service has ended the conversation with
    ///   ``closeCode``.
    /// - Throws: ``WebSocketError``, or `CancellationError`.
    func receive() async throws -> WebMessage? {
      try await using {
        guard let idleTimeout else { return try await message() }
        let result = await Task<Result<WebMessage?, any Error>, Never>.limited(
          to: idleTimeout, on: clock
        ) {
          do {
            return .success(try await self.message())
          } catch {
            return .failure(error)
          }
        }
        // A cancellation of the reader alone is that of its time limit.
        if case .failure(let error) = result, error is CancellationError, !Task.isCancelled {
          throw WebSocketError.timedOut
        }
        return try result.get()
      }
    }

    private func message() async throws -> WebMessage? {
      try await reader.message(sendingPongsTo: writer)
    }

    /// The number of calls that use the connection at the moment.
    var users: Int { use.withLock { $0.count } }

    /// The code with which the service ended the conversation, if it has.
    var closeCode: CloseCode? {
      get async { await reader.closeCode }
    }

    /// Closes the connection; other calls then throw ``WebSocketError/disconnected``.
    func close(_ code: CloseCode = .normal) async {
      guard begin(closing: true) else { return }
      await Task.limited(to: .seconds(1), on: clock) { [self] in
        await withTaskCancellationHandler {
          try? await writer.close(.close(code))
          channel.endWriting()
          await channel.drain()
        } onCancel: {
          channel.end()
        }
      }
      // Wakes pending calls, which must end before the descriptor is closed.
      channel.end()
      end()
    }

    /// Performs an operation while the connection is open.
    private func using<T>(_ operation: () async throws -> sending T) async throws -> sending T {
      guard begin(closing: false) else { throw WebSocketError.disconnected }
      defer { end() }
      return try await operation()
    }

    /// Begins to use the connection, and returns `false` if it is being closed.
    private func begin(closing: Bool) -> Bool {
      use.withLock { use in
        if use.isClosing { return false }
        use.isClosing = closing
        use.count += 1
        return true
      }
    }

    /// Ends a use, and closes the descriptor after the last one.
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
#endif
