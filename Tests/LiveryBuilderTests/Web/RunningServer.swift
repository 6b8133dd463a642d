// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingSocks
  import Testing

  @testable import LiveryBuilder

  /// A server with an echo service, for the time of a test.
  struct RunningServer: Sendable {
    let service: EchoService
    let server: WebServer

    static let token = "0123456789abcdef"

    /// The limits that are in use, but that connections close sooner.
    static var limits: GateLimits {
      var limits = GateLimits()
      limits.lingerTime = .milliseconds(500)
      limits.endTime = .milliseconds(500)
      return limits
    }

    /// Limits with times that a test can wait for.
    static var shortLimits: GateLimits {
      var limits = limits
      limits.headTime = .seconds(1)
      limits.writeTime = .seconds(1)
      limits.answerTime = .seconds(1)
      limits.frames.frameTime = .seconds(1)
      return limits
    }

    /// Does something while a server runs.
    static func run(
      limits: GateLimits = limits, _ operation: (RunningServer) async throws -> Void
    ) async throws {
      let service = EchoService()
      let settings = GateSettings(limits: limits, tokens: { [token] })
      let server = try await WebServer(service, settings)
      do {
        try await operation(RunningServer(service: service, server: server))
        await server.stop()
      } catch {
        await server.stop()
        throw error
      }
    }

    /// The address of something on the server, with the token.
    func address(_ path: String) throws -> WebSocketAddress {
      try WebSocketAddress("http://127.0.0.1:\(server.port)/?token=\(Self.token)", path: path)
    }

    /// The head of a request that is let through.
    func head(_ target: String, _ fields: String = "") -> String {
      let separator = target.contains("?") ? "&" : "?"
      return
        "GET \(target)\(separator)token=\(Self.token) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
        + fields + "\r\n"
    }

    /// Connects without a word.
    func connect() async throws -> SocketChannel {
      try await SocketChannel.connect(
        to: .inet(ip4: "127.0.0.1", port: server.port), pool: SocketPool<Poll>.client)
    }

    /// Sends bytes and reads until the server closes; nil where it does not within twenty seconds.
    func exchange(_ bytes: [UInt8]) async throws -> [UInt8]? {
      let channel = try await connect()
      defer { channel.close() }
      return await Task<[UInt8]?, Never>.limited(to: .seconds(20)) {
        var answer: [UInt8] = []
        do {
          try? await channel.write(bytes)
          while case let piece = try await channel.read(), !piece.isEmpty { answer += piece }
          return answer
        } catch is CancellationError {
          return nil
        } catch {
          return answer
        }
      }
    }

    /// Sends a request, and returns the status and the whole answer.
    func request(_ text: String) async throws -> (status: Int, text: String) {
      let answer = try #require(try await exchange(Array(text.utf8)), "the server does not close")
      let text = String(decoding: answer, as: UTF8.self)
      return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0, text)
    }

    /// Whether a request and a conversation go well.
    func works() async throws -> Bool {
      let page = try await request(head("/"))
      let connection = try await WebSocketConnection(to: address("/echo"))
      try await connection.send(.text("hello"))
      let message = try await connection.receive()
      await connection.close()
      return page.status == 200 && message == .text("hello")
    }
  }
#endif
