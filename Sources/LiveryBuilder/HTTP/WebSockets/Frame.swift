// SPDX-License-Identifier: Apache-2.0

/// A frame of a WebSocket with its payload.
struct Frame: Sendable, Hashable {
  /// Whether this is the last frame of its message.
  var isFinal = true
  /// The kind of the payload; see ``FrameHeader/Opcode``.
  var opcode: UInt8
  /// The payload, without a mask.
  var payload: [UInt8] = []

  /// Returns the frame that ends a conversation.
  ///
  /// - Parameters:
  ///   - code: The code; `nil` for an empty payload.
  ///   - reason: The reason as text, at most 123 bytes.
  /// - Returns: The frame.
  static func close(_ code: CloseCode?, _ reason: String = "") -> Frame {
    var payload: [UInt8] = []
    if let code {
      payload = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)] + reason.utf8.prefix(123)
    }
    return Frame(opcode: FrameHeader.Opcode.close, payload: payload)
  }

  /// Returns the bytes of the frame.
  ///
  /// - Parameter mask: The four bytes with which a client masks the payload; `nil` for a server.
  /// - Returns: The header and the payload.
  func encoded(mask: [UInt8]? = nil) -> [UInt8] {
    let header = FrameHeader(
      isFinal: isFinal, opcode: opcode, length: UInt64(payload.count), mask: mask)
    var payload = payload
    header.applyMask(to: &payload)
    return header.encoded + payload
  }
}

extension Frame {
  /// The maximum payload of a frame of a message, in bytes.
  ///
  /// A control frame can be sent between two such frames.
  static let payloadLimit = 65_536

  /// Returns the frames of a message.
  static func frames(of message: WebMessage) -> [Frame] {
    let (opcode, bytes) =
      switch message {
      case .text(let text): (FrameHeader.Opcode.text, Array(text.utf8))
      case .binary(let bytes): (FrameHeader.Opcode.binary, bytes)
      }
    if bytes.count <= payloadLimit { return [Frame(opcode: opcode, payload: bytes)] }
    return stride(from: 0, to: bytes.count, by: payloadLimit).map { start in
      let end = min(start + payloadLimit, bytes.count)
      return Frame(
        isFinal: end == bytes.count, opcode: start == 0 ? opcode : FrameHeader.Opcode.continuation,
        payload: Array(bytes[start..<end]))
    }
  }
}
