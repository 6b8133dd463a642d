// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingSocks
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
    private let isOpen = Mutex(true)

    /// Connects.
    ///
    /// - Parameters:
    ///   - address: where.
    ///   - limit: the bytes of a message that it takes.
    ///   - duration: how long that may take.
    /// - Throws: ``WebSocketError``.
    init(
      to address: WebSocketAddress, limit: Int = 67_108_864, within duration: Duration = .seconds(5)
    ) async throws {
      let result = await Task<Result<(SocketChannel, [UInt8]), any Error>, Never>.limited(
        to: duration
      ) {
        do {
          return .success(try await Self.connect(to: address))
        } catch is CancellationError {
          return .failure(WebSocketError.late)
        } catch {
          return .failure(error)
        }
      }
      let early: [UInt8]
      (channel, early) = try result.get()
      outlet = FrameOutlet(to: channel, deadlines: Deadlines(), writeTime: duration)
      input = FrameInput(channel, early: early, limit: limit)
    }

    deinit {
      if isOpen.withLock({ $0 }) { channel.close() }
    }

    /// Sends a message.
    func send(_ message: WebMessage) async throws {
      for frame in Frame.frames(of: message) {
        try await outlet.pass(frame.encoded(mask: Self.randomMask()))
      }
    }

    /// Asks for a sign of life, which comes unnoticed.
    func ping(_ payload: [UInt8] = []) async throws {
      let frame = Frame(opcode: FrameHeader.Opcode.ping, payload: Array(payload.prefix(125)))
      try await outlet.pass(frame.encoded(mask: Self.randomMask()))
    }

    /// Waits for a message.
    ///
    /// - Returns: the message; nil where the service has ended the conversation in order, which ``closeCode`` says more of.
    /// - Throws: ``WebSocketError``, or `CancellationError`.
    func receive() async throws -> WebMessage? {
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

    /// Why the service ended the conversation, if it has.
    var closeCode: CloseCode? {
      get async { await input.closeCode }
    }

    /// Ends the conversation and gives the connection back.
    ///
    /// Nobody may be receiving or sending any more.
    func close(_ code: CloseCode = .normal) async {
      let wasOpen = isOpen.withLock { isOpen in
        defer { isOpen = false }
        return isOpen
      }
      guard wasOpen else { return }
      await Task.limited(to: .seconds(1)) { [self] in
        let frame = Frame.close(code).encoded(mask: Self.randomMask())
        try? await outlet.interject(closing: frame)
        channel.endWriting()
        await channel.drain()
      }
      channel.close()
    }
  }

  extension WebSocketConnection {
    private static func randomMask() -> [UInt8] {
      (0..<4).map { _ in UInt8.random(in: 0...255) }
    }

    /// Connects and shakes hands.
    ///
    /// - Returns: the connection, and what the service has already said.
    private static func connect(
      to address: WebSocketAddress
    ) async throws -> (SocketChannel, [UInt8]) {
      let channel = try await open(address)
      do {
        let handshake = WebSocketHandshake()
        try await channel.write(handshake.request(for: address))
        var bytes: [UInt8] = []
        while bytes.endOfHead == nil {
          let piece = try await channel.read()
          guard !piece.isEmpty, bytes.count < 65_536 else { throw WebSocketError.handshake }
          bytes += piece
        }
        let end = bytes.endOfHead ?? bytes.count
        if !bytes.starts(with: "HTTP/1.1 101 ".utf8) { bytes += await refusal(on: channel) }
        try handshake.check(bytes[..<end], body: bytes[end...])
        return (channel, Array(bytes[end...]))
      } catch {
        channel.close()
        throw error
      }
    }

    /// What a server that refuses still says, before it closes.
    private static func refusal(on channel: SocketChannel) async -> [UInt8] {
      await Task.limited(to: .seconds(1)) {
        var bytes: [UInt8] = []
        while bytes.count < 65_536, let piece = try? await channel.read(), !piece.isEmpty {
          bytes += piece
        }
        return bytes
      }
    }

    private static func open(_ address: WebSocketAddress) async throws -> SocketChannel {
      let pool = try await SocketPool<Poll>.client
      let host = address.host == "localhost" ? "127.0.0.1" : address.host
      do {
        if host.contains(":") {
          return try await .connect(to: .inet6(ip6: host, port: address.port), pool: pool)
        }
        return try await .connect(to: .inet(ip4: host, port: address.port), pool: pool)
      } catch SocketError.failed(let call, _, _) where call.hasPrefix("inet_pton") {
        throw WebSocketError.unreachable(
          address.authority, reason: "the host is not 'localhost' or an address in numbers")
      } catch SocketError.failed(_, _, let message) {
        throw WebSocketError.unreachable(address.authority, reason: message)
      }
    }
  }
#endif
