// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@Suite("Positions of the language-server protocol")
struct PositionTests {
  static let encodings: [PositionEncoding] = [.utf8, .utf16, .utf32]

  @Test("a line ends at LF, CR or CRLF, and not at FF")
  func lineBreaks() {
    let lines = LineIndex(SourceText("a\nb\rc\r\nd\u{C}e\n"), lineBreaks: .editor)
    #expect(
      (1...lines.count).map { lines.range(ofLine: $0) } == [0..<1, 2..<3, 4..<5, 7..<10, 11..<11])
    #expect(lines.position(of: 9, in: .utf16) == TextPosition(line: 3, character: 2))
  }

  @Test("a character has one to four units")
  func units() {
    let lines = LineIndex(SourceText("\naé€😀b"), lineBreaks: .editor)
    let positions = Self.encodings.map { lines.position(of: 11, in: $0).character }
    #expect(positions == [10, 5, 4])
    #expect(lines.offset(of: TextPosition(line: 1, character: 4), in: .utf16) == 7)
    #expect(lines.offset(of: TextPosition(line: 1, character: 9), in: .utf8) == 7)
  }

  @Test("a position outside of the text is the nearest one")
  func outside() {
    let lines = LineIndex(SourceText("ab\r\ncd"), lineBreaks: .editor)
    for encoding in Self.encodings {
      let offsets = [(-1, 5), (0, -1), (0, 3), (0, .max), (1, .max), (2, 0), (.max, .max)].map {
        lines.offset(of: TextPosition(line: $0.0, character: $0.1), in: encoding)
      }
      #expect(offsets == [0, 0, 2, 2, 6, 6, 6])
      #expect(lines.position(of: -1, in: encoding) == TextPosition(line: 0, character: 0))
      #expect(lines.position(of: 3, in: encoding) == TextPosition(line: 0, character: 2))
      #expect(lines.position(of: 99, in: encoding) == TextPosition(line: 1, character: 2))
    }
  }

  @Test(
    "agree with the lines of a string in random texts",
    arguments: TestTier.part(of: 1...40 as ClosedRange<UInt64>))
  func randomTexts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let pieces = ["a", "b", "é", "€", "😀", "e\u{301}", "\0", "\u{2028}", "\u{85}", "\u{C}"]
      let breaks = ["\n", "\r", "\r\n", "\n\r"]
      // Some lines are longer than a block of the index.
      let length = [2, 20, 900].randomElement(using: &generator) ?? 2
      let text = (0..<Int.random(in: 0...length * 3, using: &generator)).map { _ in
        let isBreak = Int.random(in: 0..<length, using: &generator) == 0
        return (isBreak ? breaks : pieces).randomElement(using: &generator) ?? ""
      }.joined()
      for encoding in Self.encodings { expectPositions(of: text, encoding) }
    }
  }
}

/// Expects the positions of all offsets of a text, and the offsets of all positions.
private func expectPositions(
  of text: String, _ encoding: PositionEncoding,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let index = LineIndex(SourceText(text), lineBreaks: .editor)
  let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
  #expect(index.count == lines.count, sourceLocation: sourceLocation)
  var failures: [String] = []
  for (number, line) in lines.enumerated() {
    var offset = text.utf8.distance(from: text.startIndex, to: line.startIndex)
    var units = 0
    /// Compares the position at the offset, and the offsets of the units before the next position.
    func compare(byteCount: Int, unitCount: Int) {
      let position = TextPosition(line: number, character: units)
      for byte in offset..<offset + byteCount
      where index.position(of: byte, in: encoding) != position {
        failures.append("position of byte \(byte)")
      }
      for unit in units..<units + unitCount
      where index.offset(of: TextPosition(line: number, character: unit), in: encoding) != offset {
        failures.append("offset of unit \(unit) of line \(number)")
      }
      offset += byteCount
      units += unitCount
    }
    for scalar in line.unicodeScalars {
      let byteCount = UTF8.width(scalar)
      let unitCount = encoding == .utf8 ? byteCount : encoding == .utf16 ? UTF16.width(scalar) : 1
      compare(byteCount: byteCount, unitCount: unitCount)
    }
    // The line break, or the end of the text, and characters after it.
    let next = lines.dropFirst(number + 1).first?.startIndex
    let end = next.map { text.utf8.distance(from: text.startIndex, to: $0) } ?? offset + 1
    compare(byteCount: end - offset, unitCount: 1)
  }
  #expect(
    failures.prefix(3).isEmpty, "\(encoding) of \(text.debugDescription)",
    sourceLocation: sourceLocation)
}
