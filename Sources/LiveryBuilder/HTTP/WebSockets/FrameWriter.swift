// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// A writer of frames to the other side of a WebSocket.
  ///
  /// Several tasks may call it; their messages never mix. A pong and a closing frame are written
  /// between two frames of a message.
  actor FrameWriter {
    private let channel: SocketChannel
    private let isClient: Bool
    private let timeout: Timeout?
    private var pong: Frame?
    private var closing: Frame?
    private var isClosed = false
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a writer to a channel.
    ///
    /// - Parameters:
    ///   - channel: The channel.
    ///   - isClient: Whether this side is a client, which masks its frames.
    ///   - timeout: The maximum time in which the other side takes no bytes.
    init(to channel: SocketChannel, isClient: Bool, timeout: Timeout? = nil) {
      self.channel = channel
      self.isClient = isClient
      self.timeout = timeout
    }

    /// Writes the frames of a message.
    ///
    /// - Parameter frames: The frames.
    /// - Returns: `false` if the closing frame is written before the last of them.
    /// - Throws: ``SocketError``, or `CancellationError`.
    @discardableResult
    func send(_ frames: [Frame]) async throws -> Bool {
      try await exclusively {
        for frame in frames where !isClosed {
          try await write(frame)
          try await writeControlFrames()
        }
      }
      return !isClosed
    }

    /// Writes a pong as soon as no frame is being written; a later pong replaces one that waits.
    func sendPong(_ payload: [UInt8]) async throws {
      pong = Frame(opcode: FrameHeader.Opcode.pong, payload: payload)
      if !isBusy { try await exclusively {} }
    }

    /// Writes the closing frame as soon as no other frame is being written.
    func close(_ frame: Frame) async throws {
      if closing == nil { closing = frame }
      try await exclusively {}
    }

    /// Performs an operation while no other task writes.
    private func exclusively(_ operation: () async throws -> Void) async throws {
      while isBusy {
        await withCheckedContinuation { waiting.append($0) }
      }
      isBusy = true
      defer {
        isBusy = false
        if !waiting.isEmpty { waiting.removeFirst().resume() }
      }
      try await writeControlFrames()
      try await operation()
    }

    private func writeControlFrames() async throws {
      while !isClosed, let frame = pong ?? closing {
        pong = nil
        try await write(frame)
      }
    }

    private func write(_ frame: Frame) async throws {
      isClosed = frame.opcode == FrameHeader.Opcode.close
      let mask = isClient ? (0..<4).map { _ in UInt8.random(in: 0...255) } : nil
      do {
        try await channel.write(frame.encoded(mask: mask), timeout: timeout)
      } catch {
        // A part of the frame may be written, so nothing can follow.
        isClosed = true
        throw error
      }
    }
  }
#endif
