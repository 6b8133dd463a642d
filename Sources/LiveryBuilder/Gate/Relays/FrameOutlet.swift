// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// What is written to the other side of a WebSocket: a stream of frames, and between two of them what else is to be said.
  ///
  /// Its calls may come from several tasks; what they write never mixes.
  actor FrameOutlet {
    private let channel: SocketChannel
    private let deadlines: Deadlines
    private let writeTime: Duration
    private var boundary = FrameBoundary()
    private var pong: [UInt8]?
    private var closing: [UInt8]?
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// An outlet to a channel.
    ///
    /// - Parameters:
    ///   - channel: where it writes.
    ///   - deadlines: told when the other side has to be waited for.
    ///   - writeTime: how long it may be waited for.
    init(to channel: SocketChannel, deadlines: Deadlines, writeTime: Duration) {
      self.channel = channel
      self.deadlines = deadlines
      self.writeTime = writeTime
    }

    /// Writes a piece of the stream; nothing where the conversation has been ended.
    func pass(_ bytes: [UInt8]) async throws {
      try await exclusively {
        var rest = bytes[...]
        var piece: [UInt8] = []
        while !rest.isEmpty, !boundary.isClosed {
          piece += takeInterjections()
          if boundary.isClosed { break }
          let count = boundary.advance(rest)
          piece += rest.prefix(count)
          rest = rest.dropFirst(count)
        }
        try await write(piece)
      }
    }

    /// Writes a pong as soon as no frame is in the way; only the last one counts.
    func interject(pong frame: [UInt8]) async throws {
      pong = frame
      if !isBusy { try await exclusively {} }
    }

    /// Writes the frame that ends the conversation as soon as no other frame is in the way, and nothing after it.
    func interject(closing frame: [UInt8]) async throws {
      if closing == nil { closing = frame }
      if !isBusy { try await exclusively {} }
    }

    /// Does something while nobody else writes, and writes what came up meanwhile.
    private func exclusively(_ operation: () async throws -> Void) async throws {
      while isBusy {
        await withCheckedContinuation { waiting.append($0) }
      }
      isBusy = true
      defer {
        isBusy = false
        if !waiting.isEmpty { waiting.removeFirst().resume() }
      }
      try await operation()
      while case let frames = takeInterjections(), !frames.isEmpty { try await write(frames) }
    }

    /// What is to be said between two frames, if this is such a place.
    private func takeInterjections() -> [UInt8] {
      guard boundary.isAtStart, !boundary.isClosed else { return [] }
      let frames = (pong ?? []) + (closing ?? [])
      pong = nil
      if let closing { _ = boundary.advance(closing[...]) }
      return frames
    }

    private func write(_ bytes: [UInt8]) async throws {
      try await channel.write(bytes, deadlines: deadlines, within: writeTime)
    }
  }
#endif
