// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// A connection of a client, from its first byte to its close.
  struct ServerConnection: Sendable {
    /// The client.
    let client: SocketChannel
    /// The number of the connection in the register.
    let number: ConnectionRegistry.Number
    /// The connections of the server.
    let registry: ConnectionRegistry
    /// The limits of the client.
    let limits: ServerLimits
    /// The clock of the time limits.
    let clock: any TimeoutClock
    /// The checks of a request.
    let admission: Admission
    /// The service that answers.
    let service: any WebService

    /// Reads the request, answers or rejects it, and closes the connection.
    func serve() async {
      var hasBody = true
      do throws(Rejection) {
        if let received = try await readHead() {
          hasBody = received.head.method != "HEAD"
          let request = try admission.admit(received.head)
          if try await respond(to: request, early: received.early) { await linger() }
        }
      } catch {
        await reject(error, hasBody: hasBody)
      }
      registry.remove(number)
      client.close()
    }

    /// The head of a request, and the bytes after it.
    private struct Received: Sendable {
      var head: RequestHead
      var early: [UInt8]
    }

    /// Reads the head within its time limit, or returns `nil` if the client has disconnected.
    private func readHead() async throws(Rejection) -> Received? {
      let result = await Task.limited(
        to: limits.headTime, on: clock, started: { registry.register(number, .head, end: $0) },
        { await receive() })
      return try result.get()
    }

    private func receive() async -> Result<Received?, Rejection> {
      var reader = RequestHeadReader(limits: limits.head)
      do {
        while true {
          var bytes = try await client.read()[...]
          if bytes.isEmpty {
            return reader.hasBegun ? .failure(.malformed(.ending)) : .success(nil)
          }
          if let head = try reader.read(&bytes) {
            return .success(Received(head: head, early: Array(bytes)))
          }
        }
      } catch let rejection as Rejection {
        return .failure(rejection)
      } catch is CancellationError {
        return .failure(.timedOut)
      } catch {
        return .success(nil)
      }
    }

    /// Answers an admitted request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - early: The bytes of the client after the head.
    /// - Returns: Whether the client is still connected, to read the last bytes and to close.
    /// - Throws: ``Rejection`` if there are too many connections, or if the service does not answer
    ///   in time.
    private func respond(
      to request: AdmittedRequest, early: [UInt8]
    ) async throws(Rejection) -> Bool {
      let events = AsyncStream<WebSocketSession.Ending>.makeStream()
      let isAdmitted = registry.register(number, .admitted) { events.continuation.yield(.stopping) }
      guard isAdmitted else { throw .tooManyConnections }
      guard let key = request.key else {
        let response = await Task { await service.response(to: request.content) }
          .value(within: limits.responseTime, on: clock)
        guard let response else { throw .responseTimedOut }
        await write(response.encoded(hasBody: request.hasBody))
        return true
      }
      let session = WebSocketSession(with: client, limits: limits, clock: clock)
      let beginning = Task {
        await service.openSession(for: request.content, with: session.incoming.stream)
      }
      switch await beginning.value(within: limits.responseTime, on: clock) {
      case .some(.some(let outgoing)):
        await write(WebSocketHandshake(key: key).response)
        return await session.run(early: early, outgoing: outgoing, events: events)
      case .some(.none):
        session.incoming.finish()
        await write(WebResponse.noSession.encoded())
        return true
      case .none:
        session.incoming.finish()
        throw .responseTimedOut
      }
    }

    /// Writes bytes; the next read finds the end if the client does not take them.
    private func write(_ bytes: [UInt8]) async {
      let timeout = Timeout(duration: limits.writeTime, clock: clock)
      try? await client.write(bytes, timeout: timeout)
    }

    private func reject(_ rejection: Rejection, hasBody: Bool) async {
      await Task.limited(to: limits.endTime, on: clock) {
        try? await client.write(rejection.response.encoded(hasBody: hasBody))
      }
      await linger()
    }

    /// Lets the client read the last bytes and close its side.
    ///
    /// A close with unread input would reset the connection and discard those bytes. The connection
    /// leaves the admitted ones before the client receives the end of the response. So the limit
    /// does not reject the client's next request.
    private func linger() async {
      await Task.limited(
        to: limits.lingerTime, on: clock,
        started: { end in
          registry.register(number, .lingering, end: end)
          client.endWriting()
        },
        { await client.drain() })
    }
  }
#endif
