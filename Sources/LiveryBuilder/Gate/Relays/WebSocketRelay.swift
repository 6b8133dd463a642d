// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// Passes a conversation on between a client and the service, and ends it in order.
  ///
  /// What the client sends is checked frame by frame. Whoever ends the conversation, the service is told first, and is read to its
  /// end; then the client gets time to read and to close.
  struct WebSocketRelay: Sendable {
    /// The client.
    let client: SocketChannel
    /// The service.
    let service: SocketChannel
    /// What is borne of the client.
    let limits: GateLimits
    /// The clock of the limits.
    let clock: any GateClock
    private let deadlines: Deadlines
    private let outlet: FrameOutlet

    /// Why the conversation ends.
    enum Ending: Sendable, Hashable {
      /// The client has gone without a word.
      case clientGone
      /// The client ends it, or what it sends is wrong.
      case client(FrameChecker.Ending)
      /// The service ends it.
      case service
      /// The client takes nothing of what is sent.
      case stalled
      /// The gate is closed.
      case stopping
    }

    /// A conversation that has not begun.
    init(
      client: SocketChannel, service: SocketChannel, limits: GateLimits, clock: any GateClock
    ) {
      self.client = client
      self.service = service
      self.limits = limits
      self.clock = clock
      deadlines = Deadlines(on: clock)
      outlet = FrameOutlet(to: client, deadlines: deadlines, writeTime: limits.writeTime)
    }

    /// Passes everything on until somebody ends the conversation.
    ///
    /// - Parameters:
    ///   - early: what the client has already sent.
    ///   - answer: what the service has already said.
    ///   - events: where anybody says why it ends; the first one counts.
    /// - Returns: whether the client is still there, to read what was sent last and to close.
    func run(
      early: [UInt8], answer: [UInt8],
      events: (
        stream: AsyncStream<Ending>, continuation: AsyncStream<Ending>.Continuation
      )
    ) async -> Bool {
      let upstream = Task { _ = events.continuation.yield(await passUp(early)) }
      let downstream = Task { _ = events.continuation.yield(await passDown(answer)) }
      let watch = Task {
        let missed = await deadlines.missed(lookingEvery: limits.step)
        if let missed { events.continuation.yield(missed == .write ? .stalled : .late) }
      }
      var ending = Ending.stopping
      for await event in events.stream {
        ending = event
        break
      }
      upstream.cancel()
      await upstream.value
      service.endWriting()
      let isThere = await say(ending)
      await end(downstream, isThere: isThere)
      watch.cancel()
      await watch.value
      return isThere
    }

    /// Tells the client why the conversation ends, and says whether somebody is there to hear it.
    private func say(_ ending: Ending) async -> Bool {
      guard ending != .clientGone, ending != .stalled else { return false }
      guard let frame = ending.frame else { return true }
      return await Task.limited(to: limits.endTime, on: clock) {
        (try? await outlet.interject(closing: frame.encoded())) != nil
      }
    }

    /// Lets the service end, and stops waiting for it after a while.
    private func end(_ downstream: Task<Void, Never>, isThere: Bool) async {
      // Where nobody reads, what passes things on may wait for ever.
      if !isThere { downstream.cancel() }
      await Task.limited(to: limits.endTime, on: clock) {
        await withTaskCancellationHandler {
          await downstream.value
        } onCancel: {
          downstream.cancel()
        }
        await service.drain()
      }
    }

    /// Passes on what the client sends.
    private func passUp(_ early: [UInt8]) async -> Ending {
      var checker = FrameChecker(limits: limits.frames)
      var begun = 0
      var bytes = early
      do {
        while true {
          let outcome = checker.check(bytes, at: clock.now)
          if !outcome.forward.isEmpty { try await service.write(outcome.forward) }
          if let payload = outcome.ping {
            let pong = Frame(opcode: FrameHeader.Opcode.pong, payload: payload)
            try await outlet.interject(pong: pong.encoded())
          }
          if let ending = outcome.ending { return .client(ending) }
          if !checker.isWithinFrame {
            deadlines.clear(.frame)
          } else if checker.count != begun {
            deadlines.set(.frame, within: limits.frames.frameTime)
          }
          begun = checker.count
          bytes = try await client.read()
          if bytes.isEmpty { return .clientGone }
        }
      } catch {
        return .clientGone
      }
    }

    /// Passes on what the service says.
    private func passDown(_ answer: [UInt8]) async -> Ending {
      do {
        var bytes = answer
        while true {
          if !bytes.isEmpty { try await outlet.pass(bytes) }
          bytes = try await service.read()
          if bytes.isEmpty { return .service }
        }
      } catch {
        return .clientGone
      }
    }
  }

  extension WebSocketRelay.Ending {
    /// The client sends too slowly.
    static let late = WebSocketRelay.Ending.client(.fault(.late))

    /// The frame that tells the client; none where the service has sent its own, or nobody reads it.
    var frame: Frame? {
      switch self {
      case .clientGone, .stalled, .service: nil
      case .client(.closed(let code)): .close(code)
      case .client(.fault(let fault)): .close(fault.code, fault.rawValue)
      case .stopping: .close(.goingAway, "the service ends")
      }
    }
  }

  extension GateLimits {
    /// How often deadlines are looked at: a quarter of the shortest, for what is set late is seen late.
    var step: Duration {
      max(min(frames.frameTime, writeTime, answerTime) / 4, .milliseconds(5))
    }
  }
#endif
