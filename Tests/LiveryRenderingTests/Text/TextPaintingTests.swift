// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import LiveryRendering
  import Testing

  @Suite("Texts as they are painted")
  struct TextPaintingTests {
    /// Draws a text into a box of 200 × 60.
    private func drawnText(
      _ block: TextBlock, width: Double? = 200, at origin: Point = .zero,
      shadows: [DisplayShadow] = [], decoration: TextDecoration? = nil, scale: Double = 1
    ) throws -> Bitmap {
      try drawn(
        .text(
          DisplayText(block, width: width, color: .black, shadows: shadows, decoration: decoration),
          at: origin), width: 200, height: 60, scale: scale)
    }

    /// Returns a text with `#` for each column with ink, and `.` for each other one.
    private func columns(_ bitmap: Bitmap) -> String {
      (0..<bitmap.width).map { x in
        (0..<bitmap.height).contains { bitmap[x, $0].alpha > 40 } ? "#" : "."
      }.joined()
    }

    @Test("draws glyphs at their measured positions", arguments: [1.0, 2.0])
    func position(scale: Double) throws {
      let block = TextBlock("HHHH", font: font(30))
      let measure = renderer.measuring.text.measure(block, width: nil)
      let box = try #require(
        try drawnText(block, width: nil, at: Point(10, 5), scale: scale).opaqueBounds)
      // H is on the baseline, 1493 of 2048 units high.
      #expect(abs(Double(box.bottom) / scale - 5 - measure.baseline) <= 1)
      #expect(abs(Double(box.bottom - box.top) / scale - 30 * 1493.0 / 2048) <= 1.5)
      #expect(
        Double(box.left) / scale >= 10 && Double(box.right) / scale <= 10 + measure.size.width + 1)
      #expect(Double(box.right - box.left) / scale > measure.size.width - 8)
    }

    @Test("aligns lines left, centered or right")
    func alignment() throws {
      func left(_ alignment: HorizontalAlignment) throws -> Int {
        try #require(
          try drawnText(TextBlock("HH", font: font(20), alignment: alignment)).opaqueBounds
        ).left
      }
      let width = renderer.measuring.text.measure(TextBlock("HH", font: font(20)), width: nil).size
        .width
      let start = try left(.left)
      #expect(start < 4)
      #expect(abs(Double(try left(.center) - start) - (200 - width) / 2) <= 1)
      #expect(abs(Double(try left(.right) - start) - (200 - width)) <= 1)
    }

    @Test("justified lines reach both edges, except the last")
    func justify() throws {
      let block = TextBlock(
        "HHH HHH HHH HHH HHH HHH HHHH", font: font(20), maximumLines: 0, alignment: .justify)
      let bitmap = try drawnText(block)
      let rows: [Int] = (0..<bitmap.height).map { y in
        (0..<bitmap.width).reversed().first { bitmap[$0, y].alpha > 40 } ?? 0
      }
      let first = rows.prefix(22).max() ?? 0
      let last = rows.dropFirst(26).prefix(20).max() ?? 0
      #expect(first >= 195)
      #expect(last < 190 && last > 0)
    }

    @Test("an ellipsis is at the beginning, in the middle or at the end")
    func ellipsis() throws {
      // Thick bars at the start and thin ones at the end reveal which end was kept.
      func kept(_ lineBreak: TextLineBreak) throws -> (left: Int, right: Int) {
        let string = "MMMMMMMMMMMMMMMllllllllllllllllllllllllllllllllllllll"
        let bitmap = try drawnText(TextBlock(string, font: font(20), lineBreak: lineBreak))
        let box = try #require(bitmap.opaqueBounds)
        #expect(box.right <= 200)
        func opacitySum(_ range: Range<Int>) -> Int {
          range.reduce(0) { sum, x in sum + (0..<60).reduce(0) { $0 + Int(bitmap[x, $1].alpha) } }
        }
        return (opacitySum(0..<60), opacitySum(140..<200))
      }
      let (head, tail, middle) = (
        try kept(.headTruncation), try kept(.tailTruncation), try kept(.middleTruncation)
      )
      #expect(tail.left > head.left)
      #expect(middle.left == tail.left)
      #expect(abs(middle.right - head.right) < head.right / 3)
    }

    @Test(
      "paints overflowing text beyond the end of its line",
      arguments: [TextLineBreak.wordWrap, .visible], [nil, false, true])
    func overflowing(lineBreak: TextLineBreak, isRightToLeft: Bool?) throws {
      for alignment in [HorizontalAlignment.left, .center, .right, .justify] {
        let block = TextBlock(
          isRightToLeft == true ? "אבגדהוזחט" : "MMMM", font: font(20), maximumLines: 0,
          lineBreak: lineBreak, alignment: alignment, isRightToLeft: isRightToLeft)
        let natural = renderer.measuring.text.measure(block, width: nil).size.width
        let origin = Point(isRightToLeft == true ? 150 : 0, 0)
        let opaqueBounds = try #require(try drawnText(block, width: 50, at: origin).opaqueBounds)
        #expect(natural > 60)
        #expect(opaqueBounds.right - opaqueBounds.left > Int(natural) - 5)
        // A line overflows at its end side, regardless of the alignment.
        #expect(isRightToLeft == true ? opaqueBounds.right > 195 : opaqueBounds.left < 5)
      }
    }

    @Test("clips text at the width")
    func clipped() throws {
      let bitmap = try drawnText(
        TextBlock("MMMMMMMMMMMMMMM", font: font(20), lineBreak: .clip), width: 50)
      #expect(try #require(bitmap.opaqueBounds).right == 50)
      let measure = renderer.measuring.text.measure(
        TextBlock("MMMMMMMMMMMMMMM", font: font(20), lineBreak: .clip), width: 50)
      #expect(measure.size.width == 50)
    }

    @Test("right-to-left text starts at the right, and left-to-right parts keep their order")
    func bidi() throws {
      // Alef is at the right of the line; the base direction moves the neutral end.
      let hebrew = try drawnText(TextBlock("אבג", font: font(20), alignment: .left))
      #expect(try #require(hebrew.opaqueBounds).left < 5)
      func columnsOf(_ string: String, _ direction: Bool?) throws -> String {
        columns(
          try drawnText(TextBlock(string, font: font(20), isRightToLeft: direction), width: nil))
      }
      // "lll" is three bars, before the Hebrew word from left to right, and after it otherwise.
      let fromLeft = try columnsOf("lll ה", false)
      let fromRight = try columnsOf("lll ה", true)
      #expect(fromLeft != fromRight)
      #expect(fromLeft.prefix(14).filter { $0 == "#" }.count < 9)
      #expect(try columnsOf("lll ה", nil) == fromLeft)
      #expect(try columnsOf("ה lll", nil) == (try columnsOf("ה lll", true)))
    }

    @Test("a sharp shadow is the text moved, below the text")
    func sharpShadow() throws {
      let block = TextBlock("HHH", font: font(20))
      let shadow = DisplayShadow(offset: Point(3, 2), blur: 0, color: .pureRed)
      let bitmap = try drawnText(block, at: Point(10, 10), shadows: [shadow])
      let plain = try drawnText(block, at: Point(10, 10))
      let (box, bare) = (try #require(bitmap.opaqueBounds), try #require(plain.opaqueBounds))
      #expect(box == (bare.left, bare.top, bare.right + 3, bare.bottom + 2))
      #expect(bitmap[bare.left + 1, bare.top + 4] == plain[bare.left + 1, bare.top + 4])
      let redder = (0..<200).contains { x in (0..<60).contains { bitmap[x, $0] == .pureRed } }
      #expect(redder)
    }

    @Test("a blurred shadow surrounds the text and keeps its total")
    func blurredShadow() throws {
      let block = TextBlock("HHH", font: font(20))
      let shadow = DisplayShadow(offset: Point(100, 0), blur: 6, color: .black)
      let bitmap = try drawnText(block, at: Point(10, 20), shadows: [shadow])
      let plain = try drawnText(block, at: Point(10, 20))
      let bare = try #require(plain.opaqueBounds)
      let box = try #require(bitmap.opaqueBounds)
      #expect(box.top < bare.top - 4 && box.top >= bare.top - 10)
      #expect(abs(bitmap.opacitySum - 2 * plain.opacitySum) < plain.opacitySum / 10)
    }

    @Test("lines are drawn under, over and through a text")
    func decorations() throws {
      let block = TextBlock("xxxx", font: font(20))
      let plain = try #require(try drawnText(block).opaqueBounds)
      let under = try #require(
        try drawnText(block, decoration: TextDecoration(isUnderlined: true)).opaqueBounds)
      #expect(under.bottom > plain.bottom && under.top == plain.top)
      let over = try #require(
        try drawnText(block, decoration: TextDecoration(isOverlined: true)).opaqueBounds)
      #expect(over.top < plain.top && over.bottom == plain.bottom)
      let through = try drawnText(
        block, decoration: TextDecoration(isStruckThrough: true, color: .pureRed))
      #expect((plain.top..<plain.bottom).contains { through[20, $0] == .pureRed })
      let thick = try #require(
        try drawnText(block, decoration: TextDecoration(isUnderlined: true, thickness: 5))
          .opaqueBounds)
      #expect(thick.bottom - under.bottom >= 3)
    }

    @Test("every line style draws differently", arguments: TextDecorationStyle.allCases)
    func decorationStyles(style: TextDecorationStyle) throws {
      func opacitySum(_ style: TextDecorationStyle) throws -> Int {
        try drawnText(
          TextBlock("          .", font: font(20)),
          decoration: TextDecoration(isUnderlined: true, style: style, thickness: 3)
        ).opacitySum
      }
      #expect(try opacitySum(style) > 2_000)
      if style != .solid { #expect(abs(try opacitySum(style) - (try opacitySum(.solid))) > 1_000) }
    }

    @Test("measured and drawn texts break at the same positions")
    func agreement() throws {
      let block = TextBlock(
        "one two three four five six seven", font: font(13), maximumLines: 0)
      let measure = renderer.measuring.text.measure(block, width: 90)
      let box = try #require(try drawnText(block, width: 90).opaqueBounds)
      #expect(Double(box.bottom) <= measure.size.height + 1)
      #expect(Double(box.bottom) > measure.size.height - 6)
      #expect(Double(box.right) <= measure.size.width + 1)
    }

    @Test("draws very large glyphs as outlines")
    func large() throws {
      let bitmap = try drawn(
        .text(
          DisplayText(TextBlock("I", font: font(4_000)), color: .black), at: Point(-700, -2_000)),
        width: 200, height: 60)
      #expect(bitmap.opacitySum > 0)
    }

    @Test("draws a text at its shrunk size")
    func shrunken() throws {
      let block = TextBlock("HHHHHHHHHHHHHHHHHH", font: font(30), minimumFontSize: 8)
      let box = try #require(try drawnText(block).opaqueBounds)
      let measure = renderer.measuring.text.measure(block, width: 200)
      #expect(measure.fontSize < 20)
      #expect(abs(Double(box.bottom - box.top) - measure.fontSize * 1493 / 2048) <= 1.5)
      #expect(box.right > 180 && box.right <= 200)
    }
  }
#endif
