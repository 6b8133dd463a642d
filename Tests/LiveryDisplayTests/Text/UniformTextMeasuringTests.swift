// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import Testing

/// Characters are 5 px wide and lines 12 px high.
@Suite("Measuring without fonts")
struct UniformTextMeasuringTests {
  private let measuring = UniformTextMeasuring()

  private func block(_ text: String, lines: Int = 1, _ lineBreak: TextLineBreak = .wordWrap)
    -> TextBlock
  {
    TextBlock(
      text, font: CSSFont(families: [], size: 10), maximumLines: lines, lineBreak: lineBreak)
  }

  @Test(
    "breaks lines between words, and a long word overflows",
    arguments: [
      ("one two three", 40.0, Size(35, 24)), ("one two three", 65, Size(65, 12)),
      ("one two three", 30, Size(25, 36)), ("onetwothree", 30, Size(55, 12)),
      ("one\ntwo three", 100, Size(45, 24)), ("one  two", 15, Size(15, 24)), ("", 10, Size(0, 12)),
      ("ab", 0, Size(10, 12)),
      ("a bcdef g", 20, Size(25, 36)), ("a\n\nb", 50, Size(5, 36)),
    ] as [(String, Double, Size)])
  func words(text: String, width: Double, expected: Size) {
    let measure = measuring.measure(block(text, lines: 0), width: width)
    #expect(measure.size == expected)
    #expect(!measure.isTruncated)
  }

  @Test("breaks long words if the line break mode allows it")
  func longWords() {
    #expect(
      measuring.measure(block("onetwothree", lines: 0, .breakWord), width: 30).size == Size(30, 24))
    #expect(
      measuring.measure(block("a bcdef", lines: 0, .breakWord), width: 20).size == Size(20, 36))
    #expect(measuring.measure(block("ab", lines: 0, .breakWord), width: 0).size == Size(5, 24))
  }

  @Test("keeps an overflowing line")
  func overflow() {
    let measure = measuring.measure(block("one two", .visible), width: 20)
    #expect(measure.size == Size(35, 12))
    #expect(!measure.isTruncated)
  }

  @Test("breaks lines between characters if requested")
  func characters() {
    let measure = measuring.measure(block("one two", lines: 0, .characterWrap), width: 25)
    #expect(measure.size == Size(25, 24))
    #expect(!measure.isTruncated)
  }

  @Test("limits the lines and reports truncation")
  func limit() {
    let measure = measuring.measure(block("one two three four", lines: 2), width: 20)
    #expect(measure.size.height == 24)
    #expect(measure.isTruncated)
    #expect(!measuring.measure(block("one two", lines: 2), width: 20).isTruncated)
  }

  @Test("truncates a line after the last character that fits, or clips it")
  func truncation() {
    let ended = measuring.measure(block("Hello", .tailTruncation), width: 18)
    #expect(ended.size == Size(15, 12))
    #expect(ended.isTruncated)
    #expect(measuring.measure(block("Hello", .clip), width: 18).size == Size(18, 12))
    #expect(!measuring.measure(block("Hello", .clip), width: 25).isTruncated)
  }

  @Test("shrinks a long line and truncates it if necessary")
  func shrinking() {
    var hello = block("Hello", .tailTruncation)
    hello.minimumFontSize = 6
    let fitted = measuring.measure(hello, width: 20)
    #expect(fitted.fontSize == 8)
    #expect(abs(fitted.size.width - 20) < 1e-9)
    #expect(!fitted.isTruncated)
    let cut = measuring.measure(hello, width: 10)
    #expect(cut.fontSize == 6)
    #expect(cut.isTruncated)
    #expect(cut.size.width == 9)
    #expect(measuring.measure(hello, width: 30).fontSize == 10)
  }

  @Test("applies spacing and line heights")
  func spacing() {
    var text = block("a b")
    text.letterSpacing = 1
    text.wordSpacing = 3
    text.lineHeight = 20
    #expect(measuring.measure(text, width: nil).size == Size(21, 20))
    #expect(measuring.lineHeight(of: text.font) == 12)
  }
}
