// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

/// In a font of 10 px, characters are 5 px wide and lines 12 px high.
@Suite("A text")
struct TextStepTests {
  private let bounds = Rect(x: 10, y: 20, width: 100, height: 40)
  private let font = PartialFont(size: 10)

  private func draw(
    _ step: TextStep, _ text: String, in bounds: Rect? = nil
  ) -> (text: DisplayText?, origin: Point?, frame: Rect) {
    var context = DrawingContext(
      in: bounds ?? self.bounds, content: PipelineContent(text: text), measuring: .uniform)
    step.draw(in: &context)
    guard case .text(let drawn, let origin) = context.list.commands.first else {
      return (nil, nil, context.contentFrame)
    }
    return (drawn, origin, context.contentFrame)
  }

  private static let placements: [(HorizontalAlignment, VerticalAlignment, Point)] = [
    (.center, .center, Point(48, 34)), (.left, .top, Point(10, 20)), (.right, .top, Point(85, 20)),
    (.left, .center, Point(10, 34)), (.left, .bottom, Point(10, 48)),
    (.right, .bottom, Point(85, 48)), (.center, .fill, Point(48, 20)),
    (.justify, .center, Point(10, 34)),
  ]

  @Test(
    "of one line is placed by its alignment in the content frame",
    arguments: placements)
  func placement(horizontal: HorizontalAlignment, vertical: VerticalAlignment, origin: Point) {
    let step = TextStep(font: font, placement: TextPlacement(horizontal, vertical))
    let drawn = draw(step, "Hello")
    #expect(drawn.origin == origin)
    #expect(drawn.text?.width == nil)
    // In Three20, the position of a single line is relative to the previous content frame.
    #expect(drawn.frame == Rect(origin: origin, size: Size(25, 12)))
  }

  @Test("has whole distances in the middle")
  func rounding() {
    let drawn = draw(TextStep(font: font), "Hello", in: Rect(x: 0, y: 0, width: 100, height: 15))
    #expect(drawn.origin == Point(38, 2))
  }

  @Test("that is too long shrinks to its minimum and keeps the center of its line")
  func shrinking() {
    let step = TextStep(font: font, placement: TextPlacement(.left, .top), minimumFontSize: 5)
    let drawn = draw(step, "Hello", in: Rect(x: 0, y: 0, width: 20, height: 40))
    #expect(drawn.text?.width == 20)
    #expect(drawn.text?.block.minimumFontSize == 5)
    #expect(drawn.frame.size.width.rounded() == 20)
    #expect(abs(drawn.frame.center.y - 6) < 1e-9)
    #expect(drawn.frame.height < 12)
  }

  @Test("that is too long and cannot shrink is truncated at the width of the box")
  func truncation() {
    let drawn = draw(TextStep(font: font), "Hello", in: Rect(x: 0, y: 0, width: 18, height: 40))
    #expect(drawn.text?.width == 18)
    #expect(drawn.text?.block.lineBreak == .tailTruncation)
    #expect(drawn.frame == Rect(x: 2, y: 14, width: 15, height: 12))
  }

  @Test("of several lines is broken and aligned in the box")
  func lines() {
    let step = TextStep(
      font: font, placement: TextPlacement(.right, .center), maximumLines: 0, lineBreak: .wordWrap)
    let drawn = draw(step, "Hello wide world", in: Rect(x: 0, y: 0, width: 52, height: 40))
    #expect(drawn.text?.block.maximumLines == 0)
    #expect(drawn.text?.block.alignment == .right)
    #expect(drawn.text?.width == 52)
    #expect(drawn.origin == Point(0, 8))
    #expect(drawn.frame == Rect(x: 2, y: 8, width: 50, height: 24))
  }

  private static let longWords: [(TextLineBreak, Int, HorizontalAlignment, Rect)] = [
    (.wordWrap, 0, .left, Rect(x: 0, y: 14, width: 35, height: 12)),
    (.wordWrap, 0, .center, Rect(x: 0, y: 14, width: 35, height: 12)),
    (.wordWrap, 0, .right, Rect(x: 0, y: 14, width: 35, height: 12)),
    (.wordWrap, 1, .center, Rect(x: 0, y: 14, width: 35, height: 12)),
    (.visible, 1, .right, Rect(x: 0, y: 14, width: 35, height: 12)),
    (.breakWord, 0, .left, Rect(x: 0, y: 8, width: 20, height: 24)),
    (.characterWrap, 0, .left, Rect(x: 0, y: 8, width: 20, height: 24)),
    (.clip, 1, .left, Rect(x: 0, y: 14, width: 20, height: 12)),
  ]

  @Test("of one word wider than the box overflows at its end, or breaks", arguments: longWords)
  func longWord(
    lineBreak: TextLineBreak, lines: Int, alignment: HorizontalAlignment, frame: Rect
  ) {
    let step = TextStep(
      font: font, placement: TextPlacement(alignment, .center), maximumLines: lines,
      lineBreak: lineBreak)
    #expect(draw(step, "Pressed", in: Rect(x: 0, y: 0, width: 20, height: 40)).frame == frame)
  }

  @Test("of several lines shrinks until its widest word fits")
  func shrinkingWord() throws {
    let step = TextStep(font: font, maximumLines: 0, minimumFontSize: 4, lineBreak: .wordWrap)
    let drawn = try #require(
      draw(step, "Pressed on", in: Rect(x: 0, y: 0, width: 28, height: 40)).text)
    #expect(drawn.block.font.size > 7.9 && drawn.block.font.size <= 8)
  }

  @Test("of several lines that fill the height keeps that height")
  func fill() {
    let step = TextStep(font: font, placement: TextPlacement(.justify, .fill), maximumLines: 0)
    let drawn = draw(step, "Hello", in: Rect(x: 0, y: 0, width: 52, height: 40))
    #expect(drawn.text?.block.alignment == .justify)
    #expect(drawn.frame == Rect(x: 0, y: 0, width: 25, height: 40))
  }

  @Test("of several lines shrinks until they fit, if allowed")
  func shrinkingLines() throws {
    let text = "Hello wide world and more"
    let step = TextStep(font: font, maximumLines: 2, minimumFontSize: 6)
    let drawn = try #require(draw(step, text, in: Rect(x: 0, y: 0, width: 52, height: 40)).text)
    #expect(drawn.block.font.size < 10)
    #expect(drawn.block.font.size >= 6)
    let measure = UniformTextMeasuring().measure(drawn.block, width: 52)
    #expect(!measure.isTruncated)
    var larger = drawn.block
    larger.font.size += 0.1
    #expect(UniformTextMeasuring().measure(larger, width: 52).isTruncated)
  }

  @Test("takes missing parts of its font from the context, otherwise from the system")
  func fonts() {
    var context = DrawingContext(
      in: bounds, content: PipelineContent(text: "x"), measuring: .uniform,
      font: CSSFont(families: [.named("Inter")], size: 20), color: RGBA(red: 0, green: 0, blue: 1))
    TextStep(font: PartialFont(weight: .bold)).draw(in: &context)
    TextStep(color: .white).draw(in: &context)
    let texts = context.list.commands.compactMap { command -> DisplayText? in
      guard case .text(let text, _) = command else { return nil }
      return text
    }
    #expect(texts.map(\.block.font.description) == ["bold 20px Inter", "20px Inter"])
    #expect(texts.map(\.color) == [RGBA(red: 0, green: 0, blue: 1), .white])
    #expect(draw(TextStep(), "x").text?.block.font.description == "14px sans-serif")
  }

  @Test("draws nothing if empty, and lets the program draw if no step did")
  func noText() {
    let content = PipelineContent { context in
      context.add(.fill(Path(context.contentFrame), .color(.white)))
    }
    var context = DrawingContext(in: bounds, content: content, measuring: .uniform)
    TextStep().draw(in: &context)
    #expect(context.list.commands == [.fill(Path(bounds), .color(.white))])
    #expect(context.hasDrawnContent)
    TextStep().draw(in: &context)
    #expect(context.list.commands.count == 1)
  }

  @Test("is drawn by the content step only once, which reports it")
  func contentStep() throws {
    let content = PipelineContent { $0.add(.fill(Path($0.contentFrame), .color(.white))) }
    let pipeline = try #require(Pipeline(parsing: "box(padding 1px) content() text()"))
    let list = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 9, height: 9), content: content, measuring: .uniform)
    #expect(list.commands == [.fill(Path(Rect(x: 1, y: 1, width: 7, height: 7)), .color(.white))])
    #expect(Pipeline([ContentStep()]).displayList(in: bounds, measuring: .uniform).isEmpty)
  }

  @Test("keeps its shadows, spacing and decoration")
  func details() throws {
    let text = """
      text(10px red shadow 1px 2px 3px blue line-height 20px letter-spacing 1px word-spacing 2px \
      decoration underline dotted)
      """
    let step = try #require(Pipeline(parsing: text)?.first(TextStep.self))
    let drawn = try #require(draw(step, "a b").text)
    #expect(
      drawn.shadows == [
        DisplayShadow(offset: Point(1, 2), blur: 3, color: RGBA(red: 0, green: 0, blue: 1))
      ])
    #expect(drawn.decoration == TextDecoration(isUnderlined: true, style: .dotted))
    #expect(drawn.block.lineHeight == 20)
    #expect(draw(step, "a b").frame.size == Size(20, 20))
  }

  @Test("adds its size to the natural size, in the system font by default")
  func naturalSize() throws {
    let content = PipelineContent(text: "Hello")
    func size(_ text: String, width: Double? = nil) throws -> Size {
      try #require(Pipeline(parsing: text))
        .naturalSize(for: content, measuring: .uniform, width: width)
    }
    // In Three20, a text without a font has no size.
    #expect(try size("text()") == Size(35, 16.8))
    #expect(try size("text(10px)") == Size(25, 12))
    #expect(try size("box(padding 1px 2px) text(10px) inset(5px)") == Size(29, 14))
    #expect(try size("text(10px lines 0 break character-wrap)", width: 15) == Size(15, 24))
    #expect(
      try size("box(padding 0 5px) text(10px lines 0 break character-wrap)", width: 25)
        == Size(25, 24))
    #expect(Pipeline([TextStep()]).naturalSize(for: .none, measuring: .uniform) == .zero)
  }
}
