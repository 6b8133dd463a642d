// SPDX-License-Identifier: Apache-2.0

/// A reader that splits bytes into the contents of frames.
///
/// A frame is a header with the length of its content, an empty line and the content.
///
/// Defined by the [base protocol](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol).
struct FrameReader {
  /// The maximum size of a header in bytes.
  static let maximumHeaderSize = 16_384
  /// The maximum size of a content in bytes; a longer one is skipped.
  static let maximumContentSize = 64 << 20

  private var buffer: [UInt8] = []
  /// The number of bytes at the beginning of the buffer that were already returned.
  private var consumed = 0
  /// The offset up to which the buffer contains no end of a header.
  private var searched = 0
  /// The number of bytes of a content that are still to be skipped.
  private var skippedCount = 0

  /// A frame.
  enum Frame: Equatable {
    /// The content of a frame.
    case content([UInt8])
    /// A content that is longer than ``FrameReader/maximumContentSize``, with its length.
    case skipped(Int)
  }

  /// The reason that no further frame can be read.
  enum Failure: Error, Equatable {
    /// A header without a valid `Content-Length`.
    case noLength
    /// A header that is longer than ``FrameReader/maximumHeaderSize``.
    case longHeader
  }

  /// Adds bytes that were read.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if consumed > 0 {
      buffer.removeFirst(consumed)
      searched -= consumed
      consumed = 0
    }
    let skipped = min(skippedCount, bytes.count)
    skippedCount -= skipped
    buffer.append(contentsOf: bytes.dropFirst(skipped))
  }

  /// Returns the next frame, or `nil` if more bytes are needed.
  ///
  /// - Throws: ``Failure`` if the bytes are no frame.
  mutating func next() throws(Failure) -> Frame? {
    guard let headerEnd = try headerEnd() else { return nil }
    let length = try Self.contentLength(buffer[consumed..<headerEnd])
    if length > Self.maximumContentSize { return skip(length, after: headerEnd) }
    let end = headerEnd + length
    guard buffer.count >= end else {
      buffer.reserveCapacity(end)
      return nil
    }
    let content = Array(buffer[headerEnd..<end])
    consumed = end
    searched = end
    if consumed == buffer.count {
      // A large message does not occupy memory after it was read.
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      (consumed, searched) = (0, 0)
    }
    return .content(content)
  }

  /// Skips a content, of which the buffer may contain a part.
  private mutating func skip(_ length: Int, after headerEnd: Int) -> Frame {
    let present = min(length, buffer.count - headerEnd)
    consumed = headerEnd + present
    searched = consumed
    skippedCount = length - present
    return .skipped(length)
  }

  /// Returns the offset after the header's empty line, or `nil` if it is not there yet.
  private mutating func headerEnd() throws(Failure) -> Int? {
    var offset = max(searched, consumed)
    while offset + 3 < buffer.count {
      if buffer[offset] == 0x0D, buffer[offset + 1] == 0x0A, buffer[offset + 2] == 0x0D,
        buffer[offset + 3] == 0x0A
      {
        searched = offset
        return offset + 4
      }
      offset += 1
      if offset - consumed > Self.maximumHeaderSize { throw .longHeader }
    }
    searched = offset
    return nil
  }

  private static func contentLength(_ header: ArraySlice<UInt8>) throws(Failure) -> Int {
    var length: Int?
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      length = Int(parts[1].filter { $0 != " " && $0 != "\t" })
    }
    guard let length, length >= 0 else { throw .noLength }
    return length
  }
}
