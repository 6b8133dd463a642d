// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A position in a text that only moves forward, to convert many ascending offsets at little cost.
struct PositionCounter {
  private let text: SourceText
  private let encoding: PositionEncoding
  /// The byte offset.
  private(set) var offset = 0
  /// The line, counted from zero.
  private(set) var line = 0
  /// The units between the start of the line and the offset.
  private(set) var character: Int

  /// Creates a counter at the start of a text.
  init(_ text: SourceText, in encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
    character = text.byteOrderMarkLength(in: encoding)
  }

  /// Moves forward to an offset.
  mutating func advance(to end: Int) {
    while offset < end { step() }
  }

  /// Moves forward to an offset or to the next line break before it, and returns the number of
  /// units.
  mutating func advanceInLine(to end: Int) -> Int {
    let start = character
    while offset < end, !isLineBreak { step() }
    return character - start
  }

  /// Whether the next byte belongs to a line break.
  private var isLineBreak: Bool { text.bytes[offset] == 0x0A || text.bytes[offset] == 0x0D }

  /// Moves over the next byte.
  ///
  /// A line of the protocol ends at LF, CR or CRLF.
  @inline(__always)
  private mutating func step() {
    let byte = text.bytes[offset]
    offset += 1
    // The byte after the last one is zero.
    if byte == 0x0A || byte == 0x0D && text.bytes[offset] != 0x0A {
      line += 1
      character = 0
      return
    }
    switch encoding {
    case .utf8: character += 1
    case .utf16: character += (byte & 0xC0 != 0x80 ? 1 : 0) + (byte >= 0xF0 ? 1 : 0)
    case .utf32: character += byte & 0xC0 != 0x80 ? 1 : 0
    }
  }
}
