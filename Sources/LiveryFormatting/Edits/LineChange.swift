// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The lines of a text with their line endings, as diff tools count them: only a line feed ends a
/// line.
struct TextLines: Sendable {
  private let bytes: [UInt8]
  /// The byte offset of each line's start, and of the end of the last line.
  private let lineOffsets: [Int]

  init(_ text: SourceText) {
    self.init(Array(text.utf8(in: 0..<text.byteCount)))
  }

  init(_ bytes: [UInt8]) {
    var lineOffsets = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lineOffsets.append(offset + 1)
    }
    if lineOffsets.last != bytes.count { lineOffsets.append(bytes.count) }
    self.bytes = bytes
    self.lineOffsets = lineOffsets
  }

  /// The number of lines, which is 0 for an empty text.
  var count: Int { lineOffsets.count - 1 }

  /// The bytes of a line.
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[lineOffsets[line]..<lineOffsets[line + 1]] }

  /// The bytes of several lines, one slice for each line.
  subscript(lines: Range<Int>) -> [ArraySlice<UInt8>] { lines.map { self[$0] } }

  /// Returns the byte range of some lines.
  func range(of lines: Range<Int>) -> Range<Int> {
    lineOffsets[lines.lowerBound]..<lineOffsets[lines.upperBound]
  }

  /// Returns the line that contains an offset.
  ///
  /// - Returns: The line, or ``count`` for the end of a text whose last line has a newline.
  func line(at offset: Int) -> Int {
    let line = max(lineOffsets.partitioningIndex { $0 > offset } - 1, 0)
    // The end of a last line without a newline belongs to that line.
    let isOpen = line == count && line > 0 && bytes[offset - 1] != UInt8(ascii: "\n")
    return isOpen ? line - 1 : line
  }
}

/// A replacement of some lines by others.
struct LineChange: Sendable {
  /// The range of removed lines, counted from 0.
  let lines: Range<Int>
  /// The inserted lines.
  let replacement: [ArraySlice<UInt8>]

  /// Returns the changes of a text, in order.
  ///
  /// At least one unchanged line separates two of them.
  static func all(of edited: EditedText, _ lines: TextLines) -> [LineChange] {
    var changes: [LineChange] = []
    var rest = edited.edits[...]
    while let first = rest.first {
      let start = lines.line(at: first.range.lowerBound)
      var end = start
      var count = 0
      for edit in rest {
        guard count == 0 || lines.line(at: edit.range.lowerBound) < end else { break }
        end = min(lines.line(at: edit.range.upperBound) + 1, lines.count)
        count += 1
      }
      let range = lines.range(of: start..<end)
      let new = TextLines(edited.original.bytes(of: range, after: rest.prefix(count)))
      changes.append(LineChange(start..<end, lines, becoming: new))
      rest = rest.dropFirst(count)
    }
    return changes.filter { !$0.lines.isEmpty || !$0.replacement.isEmpty }
  }

  /// Creates the change of some lines, without equal lines at both ends.
  private init(_ old: Range<Int>, _ lines: TextLines, becoming new: TextLines) {
    var (first, last) = (0, 0)
    let count = min(old.count, new.count)
    while first < count, lines[old.lowerBound + first] == new[first] { first += 1 }
    while last < count - first,
      lines[old.upperBound - last - 1] == new[new.count - last - 1]
    { last += 1 }
    self.lines = old.lowerBound + first..<old.upperBound - last
    replacement = new[first..<new.count - last]
  }
}
