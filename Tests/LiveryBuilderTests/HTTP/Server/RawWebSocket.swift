// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Testing

  @testable import LiveryBuilder

  /// A client that may break the protocol.
  enum RawWebSocket {
    /// The response of a server to bytes after a valid handshake.
    struct Response: Sendable, Hashable {
      /// The frames before the last one.
      var frames: [Frame] = []
      /// The code of the closing frame, or `nil` if there is none.
      var code: CloseCode?
    }

    /// Starts a conversation, sends bytes, and reads until the server closes the connection.
    ///
    /// - Returns: The response, or `nil` if the server does not close within ``Waiting/limit``.
    static func exchange(
      _ running: RunningServer, at path: String = "/echo", _ bytes: [UInt8]
    ) async throws -> Response? {
      let handshake = WebSocketHandshake().request(for: try running.address(path))
      guard let all = try await running.exchange(handshake + bytes) else { return nil }
      let end = try #require(all.endOfHead, "the handshake is rejected")
      return response(in: all[end...])
    }

    /// Returns the frames in the bytes of a server.
    static func response(in bytes: ArraySlice<UInt8>) -> Response {
      var response = Response()
      var reader = FrameHeaderReader()
      var rest = bytes
      while let byte = rest.popFirst() {
        guard let header = reader.read(byte) else { continue }
        guard rest.count >= Int(header.length) else { break }
        let payload = Array(rest.prefix(Int(header.length)))
        rest = rest.dropFirst(payload.count)
        if header.opcode == FrameHeader.Opcode.close, payload.count >= 2 {
          response.code = CloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
        } else {
          response.frames.append(
            Frame(isFinal: header.isFinal, opcode: header.opcode, payload: payload))
        }
      }
      return response
    }

    /// Returns the payload of the first message of a server, or `nil` if it is incomplete.
    static func message(in bytes: [UInt8]) -> [UInt8]? {
      let frames = response(in: bytes[...]).frames.filter { $0.opcode < 8 }
      guard let last = frames.firstIndex(where: \.isFinal) else { return nil }
      return frames[...last].flatMap(\.payload)
    }

    /// Returns a frame of a client, any part of which may be invalid.
    static func frame(
      _ opcode: UInt8, _ payload: [UInt8] = [], isFinal: Bool = true, reserved: UInt8 = 0,
      isMasked: Bool = true
    ) -> [UInt8] {
      let header = FrameHeader(
        isFinal: isFinal, reserved: reserved, opcode: opcode, length: UInt64(payload.count),
        mask: isMasked ? [1, 2, 3, 4] : nil)
      var payload = payload
      header.applyMask(to: &payload)
      return header.encoded + payload
    }
  }
#endif
