// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The lines of a text with what ends them, as tools for differences count them: a line feed alone ends one.
struct TextLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins, and where the last one ends.
  private let bounds: [Int]

  init(_ text: SourceText) {
    self.init(Array(text.utf8(in: 0..<text.byteCount)))
  }

  init(_ bytes: [UInt8]) {
    var bounds = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      bounds.append(offset + 1)
    }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bytes = bytes
    self.bounds = bounds
  }

  /// The number of lines; none in an empty text.
  var count: Int { bounds.count - 1 }

  /// The bytes of a line.
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[bounds[line]..<bounds[line + 1]] }

  /// The bytes of some lines, each by itself.
  subscript(lines: Range<Int>) -> [ArraySlice<UInt8>] { lines.map { self[$0] } }

  /// The bytes that some lines cover.
  func range(of lines: Range<Int>) -> Range<Int> {
    bounds[lines.lowerBound]..<bounds[lines.upperBound]
  }

  /// The line that a place is in; the number of lines for the end of a text whose last line is ended.
  func line(at offset: Int) -> Int {
    let line = max(bounds.partitioningIndex { $0 > offset } - 1, 0)
    // The end of a last line without a newline belongs to that line.
    let isOpen = line == count && line > 0 && bytes[offset - 1] != UInt8(ascii: "\n")
    return isOpen ? line - 1 : line
  }
}

/// Some lines of a text that become others.
struct LineChange: Sendable {
  /// The numbers of the lines that go, counted from 0.
  let lines: Range<Int>
  /// The lines that come.
  let replacement: [ArraySlice<UInt8>]

  /// The changes of a text, in order; at least one line that stays stands between two of them.
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

  /// The change of some lines into others, without those at both ends that stay as they are.
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
