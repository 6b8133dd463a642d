// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("lines and columns")
struct LineIndexTests {
  @Test("a line ends at LF, CR, CRLF or FF")
  func newlines() {
    let lines = LineIndex(TokenStream("a\nb\rc\r\nd\u{C}e\n\r\n"))
    #expect(lines.count == 7)
    #expect(
      (1...7).map { lines.range(ofLine: $0) } == [
        0..<1, 2..<3, 4..<5, 7..<8, 9..<10, 11..<11, 13..<13,
      ])
    #expect(
      [0, 1, 2, 3, 4, 7, 9, 11, 13].map { lines.location(of: $0).line } == [
        1, 1, 2, 2, 3, 4, 5, 6, 7,
      ])
    // The line continues between the two bytes of CRLF.
    #expect(lineAndColumn(lines, 5) == [3, 2])
    #expect(lineAndColumn(lines, 6) == [3, 3])
  }

  @Test("an empty text is one empty line")
  func emptyText() {
    let lines = LineIndex(TokenStream(""))
    #expect(lines.count == 1)
    #expect(lines.range(ofLine: 1) == 0..<0)
    #expect(lineAndColumn(lines, 0) == [1, 1])
  }

  @Test("an offset outside of the text is its beginning or its end")
  func outside() {
    let lines = LineIndex(TokenStream("ab\nc"))
    #expect(lineAndColumn(lines, -5) == [1, 1])
    #expect(lineAndColumn(lines, 99) == [2, 2])
    #expect(lines.location(of: 99).offset == 4)
  }

  @Test("columns count UTF-16 units")
  func columns() {
    let lines = LineIndex(TokenStream("aé€😀b\n😀c"))
    #expect(
      [0, 1, 3, 6, 10].map { lineAndColumn(lines, $0) } == [
        [1, 1], [1, 2], [1, 3], [1, 4], [1, 6],
      ])
    #expect(lineAndColumn(lines, 16) == [2, 3])
  }

  @Test("each offset of a long line has the column of a linear count")
  func longLine() {
    let text = "\n" + String(repeating: "aé€😀", count: 2000)
    let lines = LineIndex(TokenStream(text))
    var offset = 0
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      guard lineAndColumn(lines, offset) == [line, column] else {
        Issue.record(
          "offset \(offset) is at \(lineAndColumn(lines, offset)), not \([line, column])")
        return
      }
      offset += UTF8.width(scalar)
      column += UTF16.width(scalar)
      if scalar == "\n" { (line, column) = (2, 1) }
    }
    #expect(lineAndColumn(lines, offset) == [2, 10_001])
  }

  private func lineAndColumn(_ lines: LineIndex, _ offset: Int) -> [Int] {
    let location = lines.location(of: offset)
    return [location.line, location.column]
  }
}
