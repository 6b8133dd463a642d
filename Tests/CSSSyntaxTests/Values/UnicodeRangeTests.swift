// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("ranges of code points")
struct UnicodeRangeTests {
  @Test(
    "parses each form of a range",
    arguments: [
      ("U+26", 0x26...0x26), ("u+0", 0...0), ("U+4??", 0x400...0x4FF), ("U+?", 0...0xF),
      ("U+0-7F", 0...0x7F), ("U+4E-9F", 0x4E...0x9F), ("U+1e3-1E5", 0x1E3...0x1E5),
      ("U+10FFFF", 0x10FFFF...0x10FFFF), ("U+00A5", 0xA5...0xA5), ("U+A5", 0xA5...0xA5),
      ("U+A5-BF", 0xA5...0xBF), ("U+a??", 0xA00...0xAFF), ("U+?????", 0...0xFFFFF),
      ("U+1-1", 1...1), ("U+1e-20", 0x1E...0x20), ("U+1e-5f", 0x1E...0x5F),
      (#"\75+26"#, 0x26...0x26), ("u/**/+/**/?", 0...0xF), (" U+1", 1...1),
    ] as [(String, ClosedRange<UInt32>)])
  func range(text: String, codePoints: ClosedRange<UInt32>) {
    var cursor = TokenCursor(TokenStream(text))
    #expect(UnicodeRange(parsing: &cursor)?.codePoints == codePoints)
    #expect(cursor.isAtEnd() == true)
  }

  @Test(
    "rejects an invalid range",
    arguments: [
      "", "u", "+1", "v+1", "U +1", "U+ 1", "U+", "U+-1", "U+g", "U+1g", "U+1000000", "U+110000",
      "U+2-1", "U+0-110000", "U+??????", "U+???????", "U+1??????", "U+1-1000000", "U+1.5", "U1",
      "U-1", #"U+\31"#, "U+1e-", "U+0000001",
    ])
  func noRange(text: String) {
    var cursor = TokenCursor(TokenStream(text))
    #expect(UnicodeRange(parsing: &cursor) == nil)
  }

  @Test(
    "leaves the tokens after a range to the caller",
    arguments: [("U+1, U+2", ","), ("U+1 -2", "-2"), ("U+1?-2", "-2"), ("U+1-2-3", "-3")])
  func rest(text: String, next: String) {
    let stream = TokenStream(text)
    var cursor = TokenCursor(stream)
    #expect(UnicodeRange(parsing: &cursor) != nil)
    #expect(cursor.next().map(stream.text(of:)) == next)
  }

  @Test("reports the first invalid token where a range was expected")
  func expectation() {
    var cursor = TokenCursor(TokenStream("a"))
    _ = UnicodeRange(parsing: &cursor)
    #expect(cursor.expectation?.accepted == "<urange>")
  }

  @Test("skips 100,000 question marks in linear time")
  func manyMarks() {
    var cursor = TokenCursor(TokenStream("U+" + String(repeating: "?", count: 100_000)))
    #expect(UnicodeRange(parsing: &cursor) == nil)
    #expect(cursor.position < 20)
  }
}
