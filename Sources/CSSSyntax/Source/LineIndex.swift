// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// An index of the lines of a text, which converts byte offsets to lines and columns.
///
/// ```swift
/// let lines = LineIndex(TokenStream("a {\n  color: red }"))
/// lines.location(of: 6)    // line 2, column 3
/// ```
///
/// A line ends at LF, CR, CRLF or FF, as CSS defines. Create an index once for many lookups. A
/// lookup costs a binary search, regardless of the length of the lines.
package struct LineIndex: Sendable {
  private let text: SourceText
  /// The offset of each line's first byte.
  private let starts: [Int]
  /// The number of UTF-16 units before each block of ``blockSize`` bytes.
  ///
  /// A style sheet may be a single line of many megabytes.
  private let unitsBeforeBlock: [Int]

  /// The source map, and the lines of the original texts; `nil` for a text without source map.
  private let origin: (map: SourceMap, lines: [LineIndex])?

  private static let blockSize = 512

  init(copying lines: LineIndex, origin: (SourceMap, [LineIndex])) {
    text = lines.text
    starts = lines.starts
    unitsBeforeBlock = lines.unitsBeforeBlock
    self.origin = origin
  }

  /// Creates the index of a text.
  package init(_ text: SourceText) {
    self.text = text
    origin = nil
    starts = Self.starts(in: text)
    unitsBeforeBlock = stride(from: 0, through: text.byteCount, by: Self.blockSize)
      .reduce(into: [0]) { counts, block in
        let end = min(block + Self.blockSize, text.byteCount)
        counts.append((counts.last ?? 0) + utf16Count(text.utf8(in: block..<end)))
      }
  }

  /// Returns the offset of each line's first byte.
  private static func starts(in text: SourceText) -> [Int] {
    var starts = [0]
    let bytes = text.bytes
    var offset = 0
    while offset < text.byteCount {
      if offset + 8 <= text.byteCount, !bytes.mayHaveNewline(at: offset) {
        offset += 8
        continue
      }
      for offset in offset..<min(offset + 8, text.byteCount) {
        let byte = bytes[offset]
        if byte > 0x0D { continue }
        // The byte after the last one is zero, so looking one ahead is safe.
        if byte == 0x0A || byte == 0x0C || byte == 0x0D && bytes[offset + 1] != 0x0A {
          starts.append(offset + 1)
        }
      }
      offset += 8
    }
    return starts
  }

  /// Returns the location of a byte offset; an offset beyond the text is clamped.
  ///
  /// With a source map, it is the location and offset in the original text.
  package func location(of offset: Int) -> SourceLocation {
    locations(of: offset..<offset).start
  }

  /// Returns the locations of both ends of a byte range, in one text.
  package func locations(of range: Range<Int>) -> (start: SourceLocation, end: SourceLocation) {
    guard let origin else {
      return (plainLocation(of: range.lowerBound), plainLocation(of: range.upperBound))
    }
    let original = origin.map.originalRange(of: range)
    let lines = origin.lines[original.originalIndex]
    return (
      lines.plainLocation(of: original.range.lowerBound),
      lines.plainLocation(of: original.range.upperBound)
    )
  }

  private func plainLocation(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), text.byteCount)
    let line = plainLine(of: offset)
    let column = units(before: offset) - units(before: starts[line - 1]) + 1
    return SourceLocation(name: text.name, line: line, column: column, offset: offset)
  }

  /// Returns the line of a byte offset, counted from 1; cheaper than the whole location.
  ///
  /// With a source map, it is the line in the original text.
  package func line(of offset: Int) -> Int {
    origin == nil ? plainLine(of: offset) : location(of: offset).line
  }

  private func plainLine(of offset: Int) -> Int {
    max(starts.partitioningIndex { $0 > offset }, 1)
  }

  /// Returns the number of UTF-16 units before a byte offset.
  private func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return unitsBeforeBlock[block] + utf16Count(text.utf8(in: block * Self.blockSize..<offset))
  }

  /// Returns the bytes of a line, counted from 1, without its newline.
  package func range(ofLine line: Int) -> Range<Int> {
    precondition(line >= 1 && line <= starts.count, "line numbers start at 1")
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : text.byteCount
    while end > start, [0x0A, 0x0C, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The number of lines, at least one.
  package var count: Int { starts.count }
}

extension UnsafePointer<UInt8> {
  /// Returns whether one of the eight bytes at an offset may be less than 0x0E, as newlines are.
  ///
  /// Subtraction borrows into the highest bit of a byte that is less. A borrow from a lower byte
  /// can only add a byte to those that may be newlines.
  fileprivate func mayHaveNewline(at offset: Int) -> Bool {
    let word = UnsafeRawPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 != 0
  }
}

/// Returns the number of UTF-16 units that begin in bytes of UTF-8 text.
private func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  var count = 0
  for byte in bytes {
    // Each character counts at its first byte; those of four bytes are two UTF-16 units.
    count &+= (byte & 0xC0 != 0x80 ? 1 : 0) &+ (byte >= 0xF0 ? 1 : 0)
  }
  return count
}
