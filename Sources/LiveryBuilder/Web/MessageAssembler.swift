// SPDX-License-Identifier: Apache-2.0

/// Puts the frames of messages together.
///
/// Their order and the sizes have been checked where they came in: what is checked here again only keeps a mistake there from
/// becoming one here.
struct MessageAssembler {
  private var begun: (opcode: UInt8, bytes: [UInt8])?
  private let limit: Int

  /// An assembler that has nothing.
  ///
  /// - Parameter limit: the bytes of a message.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a frame of a message.
  ///
  /// - Returns: the message where this was its last frame.
  mutating func add(_ frame: Frame) throws(FrameFault) -> WebMessage? {
    typealias Opcode = FrameHeader.Opcode
    guard [Opcode.continuation, Opcode.text, Opcode.binary].contains(frame.opcode) else {
      throw .opcode
    }
    guard (frame.opcode == Opcode.continuation) == (begun != nil) else { throw .order }
    var (opcode, bytes) = begun ?? (frame.opcode, [])
    begun = nil
    guard frame.payload.count <= limit - bytes.count else { throw .size }
    if bytes.isEmpty { bytes = frame.payload } else { bytes += frame.payload }
    guard frame.isFinal else {
      begun = (opcode, bytes)
      return nil
    }
    if opcode == Opcode.binary { return .binary(bytes) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .encoding }
    return .text(text)
  }
}
