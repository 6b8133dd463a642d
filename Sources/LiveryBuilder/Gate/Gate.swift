// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingSocks

  /// Stands between the network and the service, and lets through only what is whole, small and meant for it.
  ///
  /// The library that speaks HTTP behind it limits nothing. The gate reads every head and every header of a frame itself, refuses what
  /// is wrong with an answer that says why, and hands the rest on to a socket that nobody else reaches.
  final class Gate: Sendable {
    /// The port that it listens on.
    let port: UInt16
    /// All connections.
    let register: ConnectionRegister
    private let listeners: [SocketChannel]
    private let acceptors: [Task<Void, Never>]
    private let arrivals: AsyncStream<Socket>.Continuation
    private let serving: Task<Void, Never>
    private let limits: GateLimits
    private let clock: any GateClock

    /// Opens a gate.
    ///
    /// - Parameters:
    ///   - settings: where it listens, and for whom it opens.
    ///   - connect: connects to the service behind it.
    /// - Throws: ``GateError`` where the address cannot be listened on.
    init(
      _ settings: GateSettings, connect: @escaping @Sendable () async throws -> SocketChannel
    ) async throws {
      let pool = try await SocketPool<Poll>.client
      let (listeners, port) = try Self.listen(settings, pool: pool)
      let register = ConnectionRegister(limits: settings.limits)
      let admission = Admission(
        hosts: AllowedHosts(port: port, listening: settings.address), tokens: settings.tokens)
      let (limits, clock) = (settings.limits, settings.clock)
      let arrivals = AsyncStream<Socket>.makeStream()
      serving = Task {
        await withDiscardingTaskGroup { group in
          for await socket in arrivals.stream {
            guard let client = try? SocketChannel(socket, pool: pool) else { continue }
            let connection = GateConnection(
              client: client, number: register.number(), register: register, limits: limits,
              clock: clock, admission: admission, connect: connect)
            group.addTask { await connection.serve() }
          }
        }
      }
      acceptors = listeners.map { listener in
        Task { await Self.accept(on: listener, arrivals.continuation) }
      }
      self.arrivals = arrivals.continuation
      self.listeners = listeners
      self.port = port
      self.register = register
      self.limits = limits
      self.clock = clock
    }

    /// Closes the gate: nobody comes in any more, and conversations end.
    func close() async {
      for acceptor in acceptors { acceptor.cancel() }
      for acceptor in acceptors { await acceptor.wait(atMost: limits.endTime, on: clock) }
      for listener in listeners { listener.close() }
      arrivals.finish()
      register.endAll()
      let serving = serving
      await Task.limited(to: limits.endTime, on: clock) {
        await withTaskCancellationHandler {
          await serving.value
        } onCancel: {
          serving.cancel()
        }
      }
    }

    /// Takes connections until the task is cancelled.
    private static func accept(
      on listener: SocketChannel, _ arrivals: AsyncStream<Socket>.Continuation
    ) async {
      while !Task.isCancelled {
        do {
          arrivals.yield(try await listener.accept())
        } catch {
          // There are no descriptors left, or the other side has gone already: the next one may have more luck.
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  extension Gate {
    /// Listens on the address of the settings, and on the loopback address of IPv6 besides that of IPv4.
    private static func listen(
      _ settings: GateSettings, pool: any AsyncSocketPool
    ) throws -> ([SocketChannel], UInt16) {
      let first = try listen(on: settings.address, port: settings.port, pool: pool)
      let port: UInt16
      switch try first.socket.sockname() {
      case .ip4(_, let bound), .ip6(_, let bound): port = bound
      case .unix: port = settings.port
      }
      guard settings.address == "127.0.0.1" else { return ([first], port) }
      let second = try? listen(on: "::1", port: port, pool: pool)
      return ([first] + (second.map { [$0] } ?? []), port)
    }

    private static func listen(
      on address: String, port: UInt16, pool: any AsyncSocketPool
    ) throws -> SocketChannel {
      do {
        if address.contains(":") {
          return try listen(on: .inet6(ip6: address, port: port), pool: pool)
        }
        let name = address == "localhost" ? "127.0.0.1" : address
        return try listen(on: .inet(ip4: name, port: port), pool: pool)
      } catch SocketError.failed(let call, _, _) where call.hasPrefix("inet_pton") {
        throw GateError.notAnAddress(address)
      } catch SocketError.failed(_, let number, let message) {
        throw GateError.cannotListen(address: address, port: port, number: number, message)
      }
    }

    private static func listen(
      on address: some SocketAddress, pool: any AsyncSocketPool
    ) throws -> SocketChannel {
      let channel = try SocketChannel(Socket(domain: Int32(address.family)), pool: pool)
      do {
        try channel.socket.setValue(true, for: .localAddressReuse)
        try channel.socket.bind(to: address)
      } catch {
        channel.close()
        throw error
      }
      // What fails here has closed the socket already.
      try channel.socket.listen()
      return channel
    }
  }
#endif
