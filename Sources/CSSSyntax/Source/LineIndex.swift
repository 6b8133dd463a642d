// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// An index of the lines of a text, which converts byte offsets to lines and columns.
///
/// ```swift
/// let lines = LineIndex(TokenStream("a {\n  color: red }"))
/// lines.location(of: 6)    // line 2, column 3
/// ```
///
/// Create an index once for many lookups. A lookup costs a binary search, regardless of the length
/// of the lines.
package struct LineIndex: Sendable {
  let text: SourceText
  private let lineBreaks: LineBreaks
  /// The offset of each line's first byte.
  private let starts: [Int]
  /// The lengths of the text before each block of ``blockSize`` bytes.
  ///
  /// A style sheet may be a single line of many megabytes.
  let countsBeforeBlock: [CharacterCounts]

  /// The source map, and the lines of the original texts; `nil` for a text without source map.
  let origin: (map: SourceMap, lines: [LineIndex])?

  /// The number of bytes of a block.
  static let blockSize = 512

  /// The characters that end a line.
  package enum LineBreaks: Sendable {
    /// LF, CR, CRLF and FF, as CSS defines.
    case css
    /// LF, CR and CRLF, as editors and the language-server protocol define.
    case editor
  }

  init(copying lines: LineIndex, origin: (SourceMap, [LineIndex])) {
    text = lines.text
    lineBreaks = lines.lineBreaks
    starts = lines.starts
    countsBeforeBlock = lines.countsBeforeBlock
    self.origin = origin
  }

  /// Creates the index of a text.
  package init(_ text: SourceText, lineBreaks: LineBreaks = .css) {
    self.text = text
    self.lineBreaks = lineBreaks
    origin = nil
    starts = Self.starts(of: text, lineBreaks)
    var counts = CharacterCounts()
    var countsBeforeBlock: [CharacterCounts] = []
    for start in stride(from: 0, through: text.byteCount, by: Self.blockSize) {
      countsBeforeBlock.append(counts)
      counts.add(text.utf8(in: start..<min(start + Self.blockSize, text.byteCount)))
    }
    self.countsBeforeBlock = countsBeforeBlock
  }

  /// Returns the offset of each line's first byte.
  private static func starts(of text: SourceText, _ lineBreaks: LineBreaks) -> [Int] {
    var starts = [0]
    text.utf8(in: 0..<text.byteCount).forEachWord { word, start, _ in
      var controls = controlCharacters(in: word)
      while controls != 0 {
        let offset = start + controls.trailingZeroBitCount / 8
        controls &= controls - 1
        if isBreak(lineBreaks, at: offset, in: text) { starts.append(offset + 1) }
      }
    }
    return starts
  }

  /// Returns the most significant bit of each byte of a word that is at most CR.
  @inline(__always)
  private static func controlCharacters(in word: UInt64) -> UInt64 {
    // The sum of the lower seven bits and 0x72 is at least 0x80 for all greater bytes.
    let greater = (word & 0x7F7F_7F7F_7F7F_7F7F) + 0x7272_7272_7272_7272
    return ~(greater | word) & 0x8080_8080_8080_8080
  }

  /// Returns whether a line ends after the byte at an offset.
  private static func isBreak(_ lineBreaks: LineBreaks, at offset: Int, in text: SourceText) -> Bool
  {
    guard offset < text.byteCount else { return false }
    switch text.bytes[offset] {
    case 0x0A: return true
    case 0x0C: return lineBreaks == .css
    // The byte after the last one is zero, so looking one ahead is safe.
    case 0x0D: return text.bytes[offset + 1] != 0x0A
    default: return false
    }
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
    let column = counts(before: offset).utf16 - counts(before: starts[line - 1]).utf16 + 1
    return SourceLocation(name: text.name, line: line, column: column, offset: offset)
  }

  /// Returns the line of a byte offset, counted from 1; cheaper than the whole location.
  ///
  /// With a source map, it is the line in the original text.
  package func line(of offset: Int) -> Int {
    origin == nil ? plainLine(of: offset) : location(of: offset).line
  }

  func plainLine(of offset: Int) -> Int {
    max(starts.partitioningIndex { $0 > offset }, 1)
  }

  /// Returns the lengths of the text before a byte offset.
  ///
  /// A character counts at its first byte.
  func counts(before offset: Int) -> CharacterCounts {
    let block = offset / Self.blockSize
    var counts = countsBeforeBlock[block]
    counts.add(text.utf8(in: block * Self.blockSize..<offset))
    return counts
  }

  /// Returns the bytes of a line, counted from 1, without its newline.
  package func range(ofLine line: Int) -> Range<Int> {
    precondition(line >= 1 && line <= starts.count, "line numbers start at 1")
    let start = starts[line - 1]
    guard line < starts.count else { return start..<text.byteCount }
    let end = starts[line] - 1
    let isCRLF = end > start && text.bytes[end] == 0x0A && text.bytes[end - 1] == 0x0D
    return start..<(isCRLF ? end - 1 : end)
  }

  /// The number of lines, at least one.
  package var count: Int { starts.count }
}
