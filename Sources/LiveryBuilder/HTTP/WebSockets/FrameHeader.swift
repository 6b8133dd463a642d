// SPDX-License-Identifier: Apache-2.0

/// The header of a frame of a WebSocket.
///
/// Defined by [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-5.2).
struct FrameHeader: Sendable, Hashable {
  /// Whether this is the last frame of its message.
  var isFinal = true
  /// The three bits for extensions, which the server does not offer.
  var reserved: UInt8 = 0
  /// The kind of the payload; see ``Opcode``.
  var opcode: UInt8
  /// The number of bytes of the payload.
  var length: UInt64
  /// The number of bytes of an extended length, 2 or 8, or 0 for a length in the second byte.
  var lengthBytes = 0
  /// The four bytes with which a client masks the payload.
  var mask: [UInt8]?

  /// The kinds of frames, as the numbers of the protocol.
  enum Opcode {
    static let continuation: UInt8 = 0
    static let text: UInt8 = 1
    static let binary: UInt8 = 2
    static let close: UInt8 = 8
    static let ping: UInt8 = 9
    static let pong: UInt8 = 10
  }

  /// Whether the frame is a control frame, which is no part of a message.
  var isControl: Bool { opcode >= 8 }

  /// Whether the length has as few bytes as possible.
  var usesMinimalLength: Bool {
    switch lengthBytes {
    case 0: length <= 125
    case 2: length > 125 && length <= 0xFFFF
    default: length > 0xFFFF && length <= UInt64(Int64.max)
    }
  }
}

extension FrameHeader {
  /// The bytes of the header, with the length in as few bytes as possible.
  var encoded: [UInt8] {
    var bytes = [(isFinal ? 0x80 : 0) | reserved << 4 | opcode]
    let bit: UInt8 = mask == nil ? 0 : 0x80
    switch length {
    case ...125: bytes.append(bit | UInt8(length))
    case ...0xFFFF:
      bytes.append(bit | 126)
      bytes += [UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)]
    default:
      bytes.append(bit | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
      }
    }
    return bytes + (mask ?? [])
  }

  /// Masks or unmasks a part of a payload.
  ///
  /// - Parameters:
  ///   - bytes: The part.
  ///   - offset: The number of bytes of the payload before the part.
  func applyMask(to bytes: inout [UInt8], from offset: Int = 0) {
    guard let mask, mask.count == 4 else { return }
    bytes.withUnsafeMutableBufferPointer { buffer in
      for index in buffer.indices { buffer[index] ^= mask[(offset + index) & 3] }
    }
  }
}
