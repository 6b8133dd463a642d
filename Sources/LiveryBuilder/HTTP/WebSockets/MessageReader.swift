// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// A reader of the messages of a server.
  actor MessageReader {
    private let channel: SocketChannel
    private var decoder: FrameDecoder
    private var bytes: [UInt8]
    private var messages: ArraySlice<WebMessage> = []
    private var ending: FrameDecoder.Ending?

    /// Creates a reader of a channel.
    ///
    /// - Parameters:
    ///   - channel: The channel.
    ///   - early: The bytes that have been read from it already.
    ///   - limit: The maximum number of bytes of a message.
    init(_ channel: SocketChannel, early: [UInt8], limit: Int) {
      self.channel = channel
      bytes = early
      var limits = FrameLimits.unlimited
      limits.textBytes = limit
      limits.binaryBytes = limit
      decoder = FrameDecoder(limits: limits, isFromClient: false)
    }

    /// The code with which the server ended the conversation, if it has.
    var closeCode: CloseCode? {
      if case .closed(let code) = ending { code } else { nil }
    }

    /// Reads the next message.
    ///
    /// - Parameter writer: The writer of the answers to pings and to the closing frame.
    /// - Returns: The message, or `nil` at the end.
    /// - Throws: ``WebSocketError``, or `CancellationError`.
    func message(sendingPongsTo writer: FrameWriter) async throws -> WebMessage? {
      while messages.isEmpty {
        switch ending {
        case .closed: return nil
        case .fault(let fault): throw WebSocketError.fault(fault)
        case nil: break
        }
        if bytes.isEmpty { bytes = try await channel.read() }
        if bytes.isEmpty { throw WebSocketError.disconnected }
        let outcome = decoder.decode(bytes, at: .now)
        bytes = []
        messages = outcome.messages[...]
        ending = outcome.ending
        // If an answer cannot be written, the next read finds the end.
        if let payload = outcome.ping { try? await writer.sendPong(payload) }
        if case .closed(let code) = ending { try? await writer.close(.close(code)) }
      }
      return messages.popFirst()
    }
  }
#endif
