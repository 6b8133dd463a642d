// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization

  /// An HTTP server that carries a service.
  ///
  /// ```swift
  /// let token = ServerSettings.randomToken()
  /// let server = try await WebServer(service, ServerSettings(tokens: { [token] }))
  /// print("http://127.0.0.1:\(server.port)/?token=\(token)")
  /// await server.stop()
  /// ```
  ///
  /// The server reads each head and each frame itself, within ``ServerLimits``. Its response to an
  /// invalid one states the reason. The service receives only requests that ``Admission`` admits.
  final class WebServer: Sendable {
    /// The port that the server listens on.
    let port: UInt16
    /// All connections.
    let registry: ConnectionRegistry
    /// The sockets that listen, until the server stops.
    private let listeners: Mutex<[SocketChannel]>
    private let accepting: [Task<Void, Never>]
    private let arrivals: AsyncStream<SocketChannel>.Continuation
    private let serving: Task<Void, Never>
    private let settings: ServerSettings

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - service: The service that answers.
    ///   - settings: The address, the limits and the tokens.
    /// - Throws: ``ServerError`` if the server cannot listen on the address.
    init(_ service: any WebService, _ settings: ServerSettings) async throws(ServerError) {
      let (listeners, port) = try Self.listen(settings)
      let registry = ConnectionRegistry(limits: settings.limits)
      let admission = Admission(
        hosts: AllowedHosts(port: port, listening: settings.address), tokens: settings.tokens)
      let arrivals = AsyncStream<SocketChannel>.makeStream()
      serving = Task {
        await withDiscardingTaskGroup { group in
          for await client in arrivals.stream {
            let connection = ServerConnection(
              client: client, number: registry.number(), registry: registry,
              limits: settings.limits, clock: settings.clock, admission: admission,
              service: service)
            group.addTask { await connection.serve() }
          }
        }
      }
      accepting = listeners.map { listener in
        Task { await Self.accept(on: listener, arrivals.continuation) }
      }
      self.arrivals = arrivals.continuation
      self.listeners = Mutex(listeners)
      self.port = port
      self.registry = registry
      self.settings = settings
    }

    /// Stops accepting connections, and ends conversations with the code 1001.
    func stop() async {
      for task in accepting { task.cancel() }
      for task in accepting { await task.value }
      // A second call must not close descriptors that belong to other files by then.
      let listeners = listeners.withLock { listeners in
        defer { listeners = [] }
        return listeners
      }
      for listener in listeners { listener.close() }
      arrivals.finish()
      registry.endAll()
      let serving = serving
      await Task.limited(to: settings.limits.endTime, on: settings.clock) {
        await withTaskCancellationHandler {
          await serving.value
        } onCancel: {
          serving.cancel()
        }
      }
    }

    /// Accepts connections until the task is canceled.
    private static func accept(
      on listener: SocketChannel, _ arrivals: AsyncStream<SocketChannel>.Continuation
    ) async {
      while !Task.isCancelled {
        do {
          arrivals.yield(try await listener.accept())
        } catch {
          // No descriptor is left, or the client has disconnected already.
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  extension WebServer {
    /// Listens on the address of the settings.
    ///
    /// With `127.0.0.1` it also listens on the IPv6 loopback address if that is possible.
    private static func listen(
      _ settings: ServerSettings
    ) throws(ServerError) -> ([SocketChannel], UInt16) {
      let first = try listen(on: settings.address, port: settings.port)
      let port = first.localPort ?? settings.port
      guard settings.address == "127.0.0.1", let second = try? listen(on: "::1", port: port)
      else { return ([first], port) }
      return ([first, second], port)
    }

    private static func listen(
      on address: String, port: UInt16
    ) throws(ServerError) -> SocketChannel {
      guard let socketAddress = SocketAddress(address, port: port) else {
        throw .notAnAddress(address)
      }
      do {
        return try .listen(on: socketAddress)
      } catch {
        throw .cannotListen(address: address, port: port, error)
      }
    }
  }
#endif
