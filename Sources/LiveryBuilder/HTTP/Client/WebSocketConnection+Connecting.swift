// SPDX-License-Identifier: Apache-2.0
#if Builder
  extension WebSocketConnection {
    /// Connects and performs the handshake.
    ///
    /// - Parameters:
    ///   - address: The address of the service.
    ///   - clock: The clock of the time limits.
    /// - Returns: The connection, and the bytes of the service after its answer.
    /// - Throws: ``WebSocketError``, or `CancellationError`.
    static func connect(
      to address: WebSocketAddress, clock: any TimeoutClock
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
        if !bytes.starts(with: "HTTP/1.1 101 ".utf8) {
          bytes += await rejection(on: channel, clock: clock)
        }
        try handshake.check(bytes[..<end], body: bytes[end...])
        return (channel, Array(bytes[end...]))
      } catch {
        channel.close()
        throw error
      }
    }

    /// Returns the body of a rejection, which the server sends before it closes the connection.
    private static func rejection(
      on channel: SocketChannel, clock: any TimeoutClock
    ) async -> [UInt8] {
      await Task.limited(to: .seconds(1), on: clock) {
        var bytes: [UInt8] = []
        while bytes.count < 65_536, let piece = try? await channel.read(), !piece.isEmpty {
          bytes += piece
        }
        return bytes
      }
    }

    private static func open(_ address: WebSocketAddress) async throws -> SocketChannel {
      guard let socketAddress = SocketAddress(address.host, port: address.port) else {
        throw WebSocketError.unreachable(
          address.authority, reason: "the host is not 'localhost' or a numeric address")
      }
      do {
        return try await .connect(to: socketAddress)
      } catch let error as SocketError {
        throw WebSocketError.unreachable(address.authority, reason: error.description)
      }
    }
  }
#endif
