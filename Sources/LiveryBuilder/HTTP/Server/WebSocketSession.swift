// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// A conversation of a client with the service on a WebSocket.
  ///
  /// If one side ends, the other side is ended too: the client's stream ends, and the stream of the
  /// service is canceled.
  struct WebSocketSession: Sendable {
    /// The messages of the client: at most 64 messages or 8 MiB wait for the service.
    let incoming = MessageChannel<WebMessage>(limit: 8_388_608) { message in
      switch message {
      case .text(let text): max(text.utf8.count, 131_072)
      case .binary(let bytes): max(bytes.count, 131_072)
      }
    }
    private let client: SocketChannel
    private let limits: ServerLimits
    private let clock: any TimeoutClock
    private let writer: FrameWriter

    /// The reason for the end of a conversation.
    enum Ending: Sendable, Hashable {
      /// The connection of the client has ended.
      case clientDisconnected
      /// The client ends the conversation, or breaks the protocol or a limit.
      case client(FrameDecoder.Ending)
      /// The client takes no bytes.
      case stalled
      /// The service ends the conversation.
      case service
      /// The service takes no messages.
      case serviceUnresponsive
      /// The server stops.
      case stopping
    }

    /// Creates a conversation before its first message.
    init(with client: SocketChannel, limits: ServerLimits, clock: any TimeoutClock) {
      self.client = client
      self.limits = limits
      self.clock = clock
      let timeout = Timeout(duration: limits.writeTime, clock: clock)
      writer = FrameWriter(to: client, isClient: false, timeout: timeout)
    }

    /// Passes messages in both directions until the conversation ends.
    ///
    /// - Parameters:
    ///   - early: The bytes of the client that have been read already.
    ///   - outgoing: The messages of the service.
    ///   - events: The reasons for the end; the first one counts.
    /// - Returns: Whether the client is still connected, to read the last bytes and to close.
    func run(
      early: [UInt8], outgoing: AsyncStream<WebMessage>,
      events: (stream: AsyncStream<Ending>, continuation: AsyncStream<Ending>.Continuation)
    ) async -> Bool {
      let receiving = Task { _ = events.continuation.yield(await receive(early)) }
      let sending = Task { await send(outgoing, events.continuation) }
      var ending = Ending.stopping
      for await event in events.stream {
        ending = event
        break
      }
      receiving.cancel()
      await receiving.value
      incoming.finish()
      let frame = ending.frame
      if frame == nil { sending.cancel() }
      await Task.limited(to: limits.endTime, on: clock) {
        await withTaskCancellationHandler {
          if let frame { try? await writer.close(frame) }
          sending.cancel()
          await sending.value
        } onCancel: {
          sending.cancel()
        }
      }
      return frame != nil
    }

    /// Receives messages of the client until the conversation ends.
    private func receive(_ early: [UInt8]) async -> Ending {
      var decoder = FrameDecoder(limits: limits.frames, isFromClient: true)
      var (begun, deadline) = (0, ContinuousClock.Instant?.none)
      var bytes = early
      do {
        while true {
          let outcome = decoder.decode(bytes, at: clock.now)
          if !decoder.isWithinFrame {
            deadline = nil
          } else if decoder.count != begun {
            deadline = clock.now + limits.frames.frameTime
          }
          begun = decoder.count
          for message in outcome.messages where await !deliver(message) {
            return .serviceUnresponsive
          }
          if let ping = outcome.ping, (try? await writer.sendPong(ping)) == nil {
            return .stalled
          }
          if let ending = outcome.ending { return .client(ending) }
          bytes = try await client.read(
            timeout: deadline.map { Timeout(duration: $0 - clock.now, clock: clock) })
          if bytes.isEmpty { return .clientDisconnected }
        }
      } catch SocketError.timedOut {
        return .client(.fault(.timedOut))
      } catch {
        return .clientDisconnected
      }
    }

    /// Passes a message to the service, or returns `false` if it is not accepted in time.
    private func deliver(_ message: WebMessage) async -> Bool {
      await Task.limited(to: limits.writeTime, on: clock) { await incoming.send(message) }
    }

    /// Sends the messages of the service until its stream ends or is canceled.
    private func send(
      _ outgoing: AsyncStream<WebMessage>, _ events: AsyncStream<Ending>.Continuation
    ) async {
      for await message in outgoing {
        do {
          if try await writer.send(Frame.frames(of: message)) { continue }
        } catch {
          events.yield(error as? SocketError == .timedOut ? .stalled : .clientDisconnected)
        }
        // The service learns of the end when a canceled task requests the next message.
        withUnsafeCurrentTask { $0?.cancel() }
      }
      events.yield(.service)
    }
  }

  extension WebSocketSession.Ending {
    /// The closing frame for the client, or `nil` if the client does not read it.
    var frame: Frame? {
      switch self {
      case .clientDisconnected, .stalled: nil
      case .client(.closed(let code)): .close(code)
      case .client(.fault(let fault)): .close(fault.code, fault.rawValue)
      case .service: .close(.normal)
      case .serviceUnresponsive: .close(.internalError, "the service is not listening")
      case .stopping: .close(.goingAway, "the service is shutting down")
      }
    }
  }
#endif
