// SPDX-License-Identifier: Apache-2.0

/// Knows where the frames of a stream of bytes begin and end, so that another one can be put between them.
struct FrameBoundary {
  private var reader = FrameHeaderReader()
  private var remaining: UInt64 = 0
  private var isClosing = false
  /// Whether the frame that ends the conversation has passed.
  private(set) var isClosed = false

  /// Whether no frame has begun that is not complete.
  var isAtStart: Bool { remaining == 0 && !reader.isWithinHeader }

  /// Follows bytes to the end of the frame that they are in.
  ///
  /// - Returns: how many of the bytes belong to this frame.
  mutating func advance(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    if remaining == 0 {
      var header: FrameHeader?
      while header == nil, count < bytes.count {
        header = reader.read(bytes[bytes.startIndex + count])
        count += 1
      }
      guard let header else { return count }
      remaining = header.length
      isClosing = header.opcode == FrameHeader.Opcode.close
    }
    let rest = Int(min(remaining, UInt64(bytes.count - count)))
    remaining -= UInt64(rest)
    if isClosing && remaining == 0 { isClosed = true }
    return count + rest
  }
}
