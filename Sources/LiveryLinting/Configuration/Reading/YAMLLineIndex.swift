// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Yams

/// An index of the lines of a YAML text, as the YAML parser counts them.
struct YAMLLineIndex {
  private let source: SourceText
  /// The offset of the first character of each line, in characters from the beginning of the text.
  private let starts: [Int]
  /// The byte offset of each character whose index is a multiple of ``step``.
  ///
  /// A text may be one long line.
  private let offsets: [Int]

  private static let step = 256

  /// The length of the text, in bytes.
  var end: Int { source.byteCount }

  /// Indexes the lines, which end at LF, CR, CRLF, NEL, LS or PS.
  init(_ source: SourceText) {
    self.source = source
    let bytes = source.bytes
    var starts = [0]
    var offsets: [Int] = []
    var number = 0
    for offset in 0..<source.byteCount where bytes[offset] & 0xC0 != 0x80 {
      if number % Self.step == 0 { offsets.append(offset) }
      number += 1
      // Two zero bytes follow the text.
      switch (bytes[offset], bytes[offset + 1]) {
      case (0x0A, _), (0xC2, 0x85): starts.append(number)
      case (0x0D, let next) where next != 0x0A: starts.append(number)
      case (0xE2, 0x80) where bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9:
        starts.append(number)
      default: break
      }
    }
    self.starts = starts
    self.offsets = offsets
  }

  /// Returns the byte offset of a mark, whose column counts Unicode scalars.
  func offset(_ mark: Mark) -> Int {
    guard mark.line >= 1, mark.line <= starts.count, mark.column >= 1 else { return end }
    let number = starts[mark.line - 1] + mark.column - 1
    guard number / Self.step < offsets.count else { return end }
    var offset = offsets[number / Self.step]
    for _ in 0..<number % Self.step where offset < end {
      offset += 1
      while offset < end, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// Returns the byte range of a scalar at an offset, or its first byte if the scalar has escapes
  /// or line breaks.
  func range(of text: String, at start: Int) -> Range<Int> {
    let isQuoted =
      start < end && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(source.bytes[start])
    let inner = isQuoted ? start + 1 : start
    let length = text.utf8.count
    guard inner + length <= end, source.utf8(in: inner..<inner + length).elementsEqual(text.utf8)
    else { return start..<min(start + 1, end) }
    return start..<min(inner + length + (isQuoted ? 1 : 0), end)
  }
}
