// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("Measures of texts")
  struct TextMeasuringTests {
    private let text = renderer.measuring.text

    private func width(_ string: String, _ font: CSSFont) -> Double {
      text.measure(TextBlock(string, font: font), width: nil).size.width
    }

    @Test("the width of a text is the sum of its glyphs and scales with the size")
    func sums() {
      let mono = font(10, .named("DejaVu Sans Mono"))
      // All glyphs of DejaVu Sans Mono are 1233 of 2048 units wide.
      #expect(abs(width("a", mono) - 10 * 1233.0 / 2048) < 0.01)
      #expect(abs(width("Livery", mono) - 6 * width("a", mono)) < 0.01)
      #expect(abs(width("Livery", font(40)) - 4 * width("Livery", font(10))) < 0.05)
    }

    @Test("a line is as high as the font's ascender and descender")
    func height() {
      // DejaVu Sans: ascender 1901, descender 483 of 2048 units.
      let measure = text.measure(TextBlock("x", font: font(20)), width: nil)
      #expect(abs(measure.size.height - 20 * (1901.0 + 483) / 2048) < 0.05)
      #expect(abs(measure.baseline - 20 * 1901.0 / 2048) < 0.05)
      #expect(abs(text.lineHeight(of: font(20)) - measure.size.height - 1) < 0.001)
      let two = text.measure(TextBlock("x\ny", font: font(20), maximumLines: 0), width: nil)
      #expect(abs(two.size.height - 2 * measure.size.height) < 0.001)
    }

    @Test("weights, slants and generic families select other faces")
    func faces() {
      #expect(width("Livery", font(20, weight: .bold)) > width("Livery", font(20)))
      #expect(
        width("iii", font(20, .generic(.monospace))) == width("WWW", font(20, .generic(.monospace)))
      )
      #expect(width("Livery", font(20, .generic(.serif))) != width("Livery", font(20)))
      #expect(width("Livery", font(20, .generic(.systemUi))) == width("Livery", font(20)))
      #expect(
        width("Livery", font(20, .named("no such font"), .generic(.serif)))
          == width("Livery", font(20, .generic(.serif))))
      var condensed = font(20)
      condensed.stretch = FontStretch(percentage: 75)
      #expect(width("Livery", condensed) < 0.95 * width("Livery", font(20)))
    }

    @Test("applies font features")
    func features() {
      var plain = font(20)
      plain.features = [FontFeature("kern", 0)]
      #expect(width("AVAVAV", plain) > width("AVAVAV", font(20)) + 1)
    }

    @Test("adds letter and word spacing")
    func spacing() {
      func measured(_ letters: Double, _ words: Double) -> Double {
        text.measure(
          TextBlock("ab cd ef", font: font(10), letterSpacing: letters, wordSpacing: words),
          width: nil
        ).size.width
      }
      #expect(abs(measured(0, 5) - measured(0, 0) - 10) < 0.05)
      // Eight letters have seven gaps; spacing after the last letter may be counted as well.
      #expect((13.9...16.1).contains(measured(2, 0) - measured(0, 0)))
    }

    @Test(
      "no line exceeds the requested width",
      arguments: [TextLineBreak.breakWord, .characterWrap, .tailTruncation, .middleTruncation])
    func wrapping(lineBreak: TextLineBreak) {
      let string = "Pipelines draw incomprehensibilities of unbroken words, and short ones too."
      for width in stride(from: 20.0, to: 300, by: 7) {
        let measure = text.measure(
          TextBlock(string, font: font(12), maximumLines: 0, lineBreak: lineBreak), width: width)
        #expect(measure.size.width <= width)
        #expect(!measure.isTruncated)
      }
    }

    @Test(
      "a word that is wider than its line overflows it in one line",
      arguments: [TextLineBreak.wordWrap, .visible])
    func overflow(lineBreak: TextLineBreak) {
      let bold = font(14, weight: .bold)
      let natural = text.measure(TextBlock("Pressed", font: bold), width: nil)
      for lines in [0, 1, 2] {
        for width in [0, 20, natural.size.width - 1] {
          let block = TextBlock(
            "Pressed", font: bold, maximumLines: lines, lineBreak: lineBreak)
          #expect(text.measure(block, width: width) == natural)
        }
      }
    }

    @Test("each long word has its own line, and no letter is lost")
    func longWords() {
      func measured(_ string: String, _ lineBreak: TextLineBreak, _ width: Double) -> Size {
        let block = TextBlock(string, font: font(10), maximumLines: 0, lineBreak: lineBreak)
        return text.measure(block, width: width).size
      }
      let line = text.measure(TextBlock("x", font: font(10)), width: nil).size.height
      let long = width("incomprehensibilities", font(10))
      let size = measured("a incomprehensibilities b", .wordWrap, 30)
      #expect(abs(size.width - long) < 0.01 && abs(size.height - 3 * line) < 0.001)
      // A soft hyphen is a break opportunity, and shows a hyphen.
      let hyphenated = measured("incompre\u{AD}hensibilities", .wordWrap, 30)
      #expect(abs(hyphenated.height - 2 * line) < 0.001)
      #expect(abs(hyphenated.width - width("hensibilities", font(10))) < 0.01)
    }

    @Test("only breaks at soft hyphens show hyphens")
    func hyphens() {
      func lines(_ string: String) -> Double {
        let block = TextBlock(
          string, font: font(10, .named("DejaVu Sans Mono")), maximumLines: 0, lineBreak: .breakWord
        )
        return text.measure(block, width: 30).size.height
          / text.measure(TextBlock("x", font: block.font), width: nil).size.height
      }
      // Four letters fit on a line, but only three with a hyphen at each break of a long word.
      #expect(lines("abcdefghijkl").rounded() == 3)
      #expect(lines("abcdefghijkl\u{AD}mn").rounded() == 4)
      #expect(lines("ab\u{AD}cdefghijkl").rounded() == 4)
    }

    @Test("a font shrinks until its widest word fits")
    func shrinkingWords() {
      var block = TextBlock(
        "Pressed on", font: font(20), maximumLines: 0, lineBreak: .wordWrap, minimumFontSize: 8)
      let half = width("Pressed", font(20)) / 2
      let measure = text.measure(block, width: half)
      #expect(measure.fontSize > 9.5 && measure.fontSize <= 10 && measure.size.width <= half)
      block.minimumFontSize = 12
      #expect(text.measure(block, width: half).fontSize == 12)
    }

    @Test("a text fits into its measured width")
    func stable() {
      for string in ["Livery", "a b c d", "Hello, World!", "שלום עולם"] {
        for size in stride(from: 9.0, to: 24, by: 0.7) {
          let block = TextBlock(string, font: font(size), maximumLines: 0)
          let natural = text.measure(block, width: nil)
          // Adding and subtracting insets causes rounding errors.
          let width = natural.size.width + 0.1 - 0.1
          let again = text.measure(block, width: width)
          #expect(abs(again.size.width - natural.size.width) < 0.01)
          #expect(again.size.height == natural.size.height && !again.isTruncated)
        }
      }
    }

    @Test("truncates text beyond the maximum lines and reports it")
    func lineLimit() {
      let string = "one two three four five six seven eight nine ten"
      let line = text.measure(TextBlock("x", font: font(10)), width: nil).size.height
      for lines in 1...3 {
        for lineBreak in [TextLineBreak.wordWrap, .tailTruncation, .headTruncation] {
          let measure = text.measure(
            TextBlock(string, font: font(10), maximumLines: lines, lineBreak: lineBreak), width: 60)
          #expect(abs(measure.size.height - Double(lines) * line) < 0.001)
          #expect(measure.isTruncated)
        }
      }
      let paragraphs = text.measure(TextBlock("one\ntwo", font: font(10)), width: 200)
      #expect(paragraphs.isTruncated && paragraphs.size.height == line)
    }

    @Test("shrinks a font only as far as necessary")
    func shrinking() {
      let full = width("Livery themes", font(20))
      let block = TextBlock("Livery themes", font: font(20), minimumFontSize: 8)
      #expect(text.measure(block, width: full + 1).fontSize == 20)
      let half = text.measure(block, width: full / 2)
      #expect(half.fontSize > 9.6 && half.fontSize <= 10)
      #expect(half.size.width <= full / 2 && !half.isTruncated)
      let tiny = text.measure(block, width: full / 4)
      #expect(tiny.fontSize == 8 && tiny.isTruncated)
      // A text that does not fit in two lines at 20 px fits at a smaller size.
      let lines = TextBlock(
        "one two three four five six", font: font(20), maximumLines: 2, minimumFontSize: 8)
      let fitted = text.measure(lines, width: 110)
      #expect(fitted.fontSize < 20 && fitted.fontSize > 8 && !fitted.isTruncated)
      var larger = lines
      larger.font.size = fitted.fontSize + 0.25
      larger.minimumFontSize = 0
      #expect(text.measure(larger, width: 110).isTruncated)
    }

    @Test("applies the line height with half the leading above and below")
    func lineHeight() {
      let natural = text.measure(TextBlock("x", font: font(10)), width: nil)
      let measure = text.measure(
        TextBlock("x\ny\nz", font: font(10), maximumLines: 0, lineHeight: 30), width: nil)
      #expect(measure.size.height == 90)
      #expect(abs(measure.baseline - natural.baseline - (30 - natural.size.height) / 2) < 0.001)
    }

    @Test("an indent is a part of the first line")
    func indent() {
      let plain = text.measure(TextBlock("ab", font: font(10)), width: nil).size.width
      let indented = text.measure(TextBlock("ab", font: font(10), indent: 15), width: nil).size
        .width
      #expect(abs(indented - plain - 15) < 0.01)
    }

    @Test(
      "measures empty texts, zero sizes and extreme numbers",
      arguments: [
        0, -5, 1e-300, .infinity, .nan, 1e300,
      ])
    func wildSizes(size: Double) {
      let measure = text.measure(TextBlock("Text", font: font(size)), width: 100)
      #expect(measure.size.width.isFinite && measure.size.height.isFinite)
      let empty = text.measure(TextBlock("", font: font(size)), width: size)
      #expect(empty.size.width == 0)
      _ = text.lineHeight(of: font(size))
      _ = text.measure(
        TextBlock(
          "a b", font: font(10), lineHeight: size, letterSpacing: size, wordSpacing: size,
          indent: size), width: size)
    }

    @Test(
      "texts with odd characters have sizes, and very long ones are truncated", .tier(.standard))
    func oddTexts() {
      for string in [
        "a\0b", "\u{FFFE}", "\u{202E}abc", "\r\n\r\n", "\u{2028}x", "👩‍👩‍👧‍👦", "\u{0301}\u{0301}",
        String(repeating: "\u{0301}", count: 5_000),
      ] {
        let measure = text.measure(TextBlock(string, font: font(12), maximumLines: 0), width: 50)
        #expect(measure.size.width.isFinite && measure.size.height >= 0)
      }
      let long = String(repeating: "lorem ipsum ", count: 100_000)
      let measure = text.measure(TextBlock(long, font: font(12), maximumLines: 0), width: 400)
      #expect(measure.isTruncated && measure.size.height > 1_000)
      let unbroken = String(repeating: "x", count: 1_000_000)
      #expect(
        text.measure(TextBlock(unbroken, font: font(12), maximumLines: 0), width: 0).isTruncated)
    }
  }
#endif
