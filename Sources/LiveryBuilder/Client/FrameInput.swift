// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// Reads the messages that a server sends.
  actor FrameInput {
    private let channel: SocketChannel
    private let limit: Int
    private var bytes: ArraySlice<UInt8>
    private var assembler: MessageAssembler
    private var isEnded = false
    /// Why the server ended the conversation, if it has.
    private(set) var closeCode: CloseCode?

    /// An input from a channel.
    ///
    /// - Parameters:
    ///   - channel: where it reads.
    ///   - early: what has been read from it already.
    ///   - limit: the bytes of a message that it takes.
    init(_ channel: SocketChannel, early: [UInt8], limit: Int) {
      self.channel = channel
      self.limit = limit
      bytes = early[...]
      assembler = MessageAssembler(limit: limit)
    }

    /// Reads a message.
    ///
    /// - Parameter answer: is given pings and the frame that ends the conversation.
    /// - Returns: the message; nil at the end.
    /// - Throws: ``WebSocketError``, or `CancellationError`.
    func message(
      answering answer: @Sendable (Frame) async throws -> Void
    ) async throws -> WebMessage? {
      while !isEnded {
        let frame = try await frame()
        do {
          switch frame.opcode {
          case FrameHeader.Opcode.ping: try await answer(frame)
          case FrameHeader.Opcode.pong: break
          case FrameHeader.Opcode.close:
            isEnded = true
            if frame.payload.count >= 2 {
              closeCode = CloseCode(
                rawValue: UInt16(frame.payload[0]) << 8 | UInt16(frame.payload[1]))
            }
            try await answer(frame)
          default:
            if let message = try assembler.add(frame) { return message }
          }
        } catch let fault as FrameFault {
          throw WebSocketError.fault(fault)
        }
      }
      return nil
    }

    /// Reads a frame.
    private func frame() async throws -> Frame {
      var reader = FrameHeaderReader()
      var header: FrameHeader?
      while header == nil { header = reader.read(try await byte()) }
      guard let header else { throw WebSocketError.disconnected }
      if header.mask != nil || header.reserved != 0 { throw WebSocketError.fault(.reserved) }
      if !header.isShortest { throw WebSocketError.fault(.length) }
      let limit = header.isControl ? 125 : limit
      guard header.length <= UInt64(limit) else { throw WebSocketError.fault(.size) }
      let count = Int(header.length)
      var payload = Array(bytes.prefix(count))
      bytes = bytes.dropFirst(count)
      // What is announced is not reserved before it comes.
      while payload.count < count {
        let piece = try await read(atMost: count - payload.count)
        payload += piece
      }
      return Frame(isFinal: header.isFinal, opcode: header.opcode, payload: payload)
    }

    private func byte() async throws -> UInt8 {
      while true {
        if let byte = bytes.popFirst() { return byte }
        bytes = try await read(atMost: SocketChannel.pieceBytes)[...]
      }
    }

    private func read(atMost count: Int) async throws -> [UInt8] {
      let piece = try await channel.read(atMost: min(count, SocketChannel.pieceBytes))
      guard !piece.isEmpty else { throw WebSocketError.disconnected }
      return piece
    }
  }
#endif
