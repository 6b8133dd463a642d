// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation

  /// A scripted editor without a page, which sends commands to a builder.
  ///
  /// ```swift
  /// let editor = try await RemoteEditor("http://127.0.0.1:41873/?token=…")
  /// try await editor.run(#"{"new": {"selector": ".badge"}}"#)
  /// try await editor.run(#"{"insert": {"at": [0], "step": "fill#4"}}"#)
  /// await editor.close()
  /// ```
  ///
  /// <doc:TalkingToTheBuilder> lists the commands.
  public actor RemoteEditor {
    private let connection: WebSocketConnection
    private var count = 0

    /// Connects to a builder.
    ///
    /// - Parameter address: the address that the builder printed.
    /// - Throws: an error if the builder cannot be reached or rejects the connection.
    public init(_ address: String) async throws {
      try await self.init(address, clock: ContinuousClock())
    }

    /// Connects to a builder, with a clock for the time limits.
    init(_ address: String, clock: any TimeoutClock) async throws {
      connection = try await WebSocketConnection(
        to: WebSocketAddress(address, path: "/editor"), idleTimeout: RemoteFailure.idleTimeout,
        clock: clock)
    }

    /// Runs a command.
    ///
    /// - Parameter command: a JSON object with one member.
    /// - Returns: the result as JSON.
    /// - Throws: ``RemoteFailure`` with the builder's reason if the command fails.
    @discardableResult
    public func run(_ command: String) async throws -> String {
      count += 1
      try await connection.send(.text("{\"request\":\(count),\"do\":\(command)}"))
      while let message = try await connection.receive() {
        guard case .text(let text) = message else { continue }
        let message: IncomingMessage = try RemoteFailure.decoding(text)
        if let failure = message.failed { throw RemoteFailure(description: failure.message) }
        if message.heartbeat != nil { try await connection.send(.text("{\"alive\":{}}")) }
        if let state = message.state {
          try await connection.send(.text("{\"seen\":{\"number\":\(state.number)}}"))
        }
        if let reply = message.reply, reply.request == count {
          if let error = reply.error { throw RemoteFailure(description: error.message) }
          return Self.result(in: text)
        }
      }
      throw RemoteFailure(description: "the builder has closed the connection")
    }

    /// Closes the connection.
    public func close() async { await connection.close() }

    /// Returns the text of the result in a reply, of which it is the last member.
    private static func result(in reply: String) -> String {
      guard let name = reply.range(of: "\"result\":") else { return "null" }
      return String(reply[name.upperBound...].dropLast(2))
    }

    /// The members of the builder's messages that this client uses.
    private struct IncomingMessage: Decodable {
      var reply: Reply?
      var state: Number?
      var failed: Failure?
      var heartbeat: Nothing?

      struct Reply: Decodable {
        var request: Int
        var error: Failure?
      }
      struct Number: Decodable { var number: Int }
      struct Failure: Decodable { var message: String }
      struct Nothing: Decodable {}
    }
  }
#endif
