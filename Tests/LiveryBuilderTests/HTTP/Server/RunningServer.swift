// SPDX-License-Identifier: Apache-2.0
#if Builder
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  /// A running server with an echo service.
  struct RunningServer: Sendable {
    let service: EchoService
    let server: WebServer
    /// The clock of all limits, which does not advance unless a test advances it.
    let clock: ManualClock
    /// The number of listening sockets.
    let listeningSockets: Int

    static let token = "0123456789abcdef"

    /// A time limit that no test reaches, however it advances the clock.
    static let never = Duration.seconds(1 << 40)

    /// The default limits, without time limits.
    static var limits: ServerLimits {
      var limits = ServerLimits()
      limits.headTime = never
      limits.responseTime = never
      limits.writeTime = never
      limits.lingerTime = never
      limits.endTime = never
      limits.frames.frameTime = never
      return limits
    }

    /// Returns ``limits`` with a change, such as one finite time limit.
    static func limits(_ change: (inout ServerLimits) -> Void) -> ServerLimits {
      var limits = limits
      change(&limits)
      return limits
    }

    /// Performs an operation while a server runs.
    static func run(
      limits: ServerLimits = limits, _ operation: (RunningServer) async throws -> Void
    ) async throws {
      let (service, clock) = (EchoService(), ManualClock())
      let settings = ServerSettings(limits: limits, clock: clock, tokens: { [token] })
      let server = try await WebServer(service, settings)
      let sockets = Resources.sockets(port: server.port)
      let running = RunningServer(
        service: service, server: server, clock: clock, listeningSockets: sockets)
      let result: Result<Void, any Error>
      do {
        result = .success(try await operation(running))
      } catch {
        result = .failure(error)
      }
      // The server does not wait for connections that a failed test leaves open.
      await clock.advancing(by: never) { await server.stop() }
      try result.get()
    }

    /// Starts a conversation with the server.
    func openWebSocket(at path: String = "/echo") async throws -> WebSocketConnection {
      try await WebSocketConnection(to: address(path), clock: clock)
    }

    /// Returns the address of a path on the server, including the token.
    func address(_ path: String) throws -> WebSocketAddress {
      try WebSocketAddress("http://127.0.0.1:\(server.port)/?token=\(Self.token)", path: path)
    }

    /// Returns the head of a valid request.
    func head(_ target: String, _ fields: String = "") -> String {
      let separator = target.contains("?") ? "&" : "?"
      return
        "GET \(target)\(separator)token=\(Self.token) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
        + fields + "\r\n"
    }

    /// Connects without sending bytes.
    func connect() async throws -> SocketChannel {
      try await SocketChannel.connect(
        to: #require(SocketAddress("127.0.0.1", port: server.port)))
    }

    /// Sends bytes, and reads until the server closes the connection.
    ///
    /// The result is `nil` if the server does not close within ``Waiting/limit``.
    func exchange(_ bytes: [UInt8]) async throws -> [UInt8]? {
      let channel = try await connect()
      defer { channel.close() }
      return await Task<[UInt8]?, Never>.limited(
        to: Waiting.limit, on: ContinuousClock()
      ) {
        var response: [UInt8] = []
        do {
          try? await channel.write(bytes)
          while case let piece = try await channel.read(), !piece.isEmpty { response += piece }
          return response
        } catch is CancellationError {
          return nil
        } catch {
          return response
        }
      }
    }

    /// Sends a request, and returns the status and the whole response.
    func request(_ text: String) async throws -> (status: Int, text: String) {
      let response = try #require(try await exchange(Array(text.utf8)), "the server does not close")
      let text = String(decoding: response, as: UTF8.self)
      return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0, text)
    }

    /// Returns whether a request and a conversation succeed.
    func works() async throws -> Bool {
      let page = try await request(head("/"))
      let connection = try await openWebSocket()
      try await connection.send(.text("hello"))
      let message = try await connection.receive()
      await connection.close()
      return page.status == 200 && message == .text("hello")
    }
  }
#endif
