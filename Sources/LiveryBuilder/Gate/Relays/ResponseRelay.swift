// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// Hands a request on to the service, and its answer to the client.
  struct ResponseRelay: Sendable {
    /// The client.
    let client: SocketChannel
    /// The service.
    let service: SocketChannel
    /// How long is waited.
    let limits: GateLimits
    private let deadlines: Deadlines

    /// How it went.
    enum Outcome: Sendable {
      /// The answer was passed on, to its end or until the client had gone.
      case passed
      /// The service says nothing more.
      case unanswered(Refusal)
      /// The service begins a conversation: what it has said of it already.
      case conversation([UInt8])
    }

    /// A relay between two ends.
    init(
      client: SocketChannel, service: SocketChannel, limits: GateLimits, clock: any GateClock
    ) {
      self.client = client
      self.service = service
      self.limits = limits
      deadlines = Deadlines(on: clock)
    }

    /// Hands the request on, and the answer.
    func run(_ request: AdmittedRequest) async -> Outcome {
      let work = Task { await exchange(request) }
      let watch = Task {
        let missed = await deadlines.missed(lookingEvery: limits.step)
        if missed != nil { work.cancel() }
        return missed
      }
      let outcome = await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        work.cancel()
      }
      watch.cancel()
      if await watch.value == .answer, case .unanswered = outcome { return .unanswered(.noAnswer) }
      return outcome
    }

    private func exchange(_ request: AdmittedRequest) async -> Outcome {
      deadlines.set(.answer, within: limits.answerTime)
      guard let head = await head(after: request) else { return .unanswered(.unavailable) }
      deadlines.clear(.answer)
      if request.key != nil, head.bytes.starts(with: "HTTP/1.1 101 ".utf8) {
        let isSent = (try? await write(Array(head.bytes[..<head.end]))) != nil
        return isSent ? .conversation(Array(head.bytes[head.end...])) : .passed
      }
      // Where a conversation is refused, the service would wait for another request.
      if request.key != nil { service.endWriting() }
      do {
        var bytes = head.bytes
        while !bytes.isEmpty {
          try await write(bytes)
          bytes = try await service.read()
        }
      } catch {
        // The client has gone, or nobody waits any longer: what is left of the answer is of no use.
      }
      return .passed
    }

    /// What comes first from the service: at least the head of its answer, and where that ends.
    private func head(after request: AdmittedRequest) async -> (bytes: [UInt8], end: Int)? {
      do {
        try await service.write(request.head)
        var bytes: [UInt8] = []
        while bytes.count <= limits.headBytes * 4 {
          let piece = try await service.read()
          if piece.isEmpty { return nil }
          bytes += piece
          if let end = bytes.endOfHead { return (bytes, end) }
        }
      } catch {}
      return nil
    }

    private func write(_ bytes: [UInt8]) async throws {
      try await client.write(bytes, deadlines: deadlines, within: limits.writeTime)
    }
  }

  extension [UInt8] {
    /// The place behind the first empty line.
    var endOfHead: Int? {
      let ending = Array("\r\n\r\n".utf8)
      guard count >= 4 else { return nil }
      return (0...(count - 4)).first { self[$0..<($0 + 4)].elementsEqual(ending) }.map { $0 + 4 }
    }
  }
#endif
