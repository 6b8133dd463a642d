// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// A connection to the gate, from its first byte to its close.
  struct GateConnection: Sendable {
    /// The client.
    let client: SocketChannel
    /// Its name in the register.
    let number: ConnectionRegister.Number
    /// All connections.
    let register: ConnectionRegister
    /// What is borne.
    let limits: GateLimits
    /// The clock of the limits.
    let clock: any GateClock
    /// Who is let through.
    let admission: Admission
    /// Connects to the service.
    let connect: @Sendable () async throws -> SocketChannel

    /// Reads the request, answers it or hands it on, and closes.
    func serve() async {
      var hasBody = true
      do throws(Refusal) {
        if let received = try await readHead() {
          hasBody = received.head.method != "HEAD"
          let request = try admission.admit(received.head)
          if try await forward(request, early: received.early) { await linger() }
        }
      } catch {
        await refuse(error, hasBody: hasBody)
      }
      register.leave(number)
      client.close()
    }

    /// The head of a request, and what came behind it.
    private struct Received: Sendable {
      var head: RequestHead
      var early: [UInt8]
    }

    /// Reads the head, with a limit to the time that it takes; nil where the client has gone.
    private func readHead() async throws(Refusal) -> Received? {
      let result = await Task.limited(
        to: limits.headTime, on: clock, started: { register.note(number, .head, end: $0) },
        { await receive() })
      return try result.get()
    }

    private func receive() async -> Result<Received?, Refusal> {
      var reader = RequestHeadReader(limits: limits)
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
      } catch let refusal as Refusal {
        return .failure(refusal)
      } catch is CancellationError {
        return .failure(.late)
      } catch {
        return .success(nil)
      }
    }

    /// Hands a request on, and what follows from it.
    ///
    /// - Returns: whether the client is still there, to read what was sent last.
    private func forward(_ request: AdmittedRequest, early: [UInt8]) async throws(Refusal) -> Bool {
      let events = AsyncStream<WebSocketRelay.Ending>.makeStream()
      let isAdmitted = register.note(number, .admitted) { events.continuation.yield(.stopping) }
      guard isAdmitted else { throw .crowded }
      let service: SocketChannel
      do { service = try await connect() } catch { throw .unavailable }
      defer { service.close() }
      let response = ResponseRelay(
        client: client, service: service, limits: limits, clock: clock)
      switch await response.run(request) {
      case .passed:
        if request.key != nil { await endConversation(with: service) }
        return true
      case .unanswered(let refusal):
        if request.key != nil { await endConversation(with: service) }
        throw refusal
      case .conversation(let answer):
        let relay = WebSocketRelay(
          client: client, service: service, limits: limits, clock: clock)
        return await relay.run(early: early, answer: answer, events: events)
      }
    }

    /// Lets the service end a conversation that may have begun.
    private func endConversation(with service: SocketChannel) async {
      service.endWriting()
      await Task.limited(to: limits.endTime, on: clock) { await service.drain() }
    }

    /// Answers a request that is not let through.
    private func refuse(_ refusal: Refusal, hasBody: Bool) async {
      await Task.limited(to: limits.endTime, on: clock) {
        try? await client.write(refusal.response(hasBody: hasBody))
      }
      await linger()
    }

    /// Lets the client read the last bytes and close its side.
    ///
    /// A close with unread input would reset the connection and discard those bytes. The connection leaves the admitted ones before the
    /// client sees the end of the response, so that the limit does not reject the client's next request.
    private func linger() async {
      await Task.limited(
        to: limits.lingerTime, on: clock,
        started: { end in
          register.note(number, .lingering, end: end)
          client.endWriting()
        },
        { await client.drain() })
    }
  }
#endif
