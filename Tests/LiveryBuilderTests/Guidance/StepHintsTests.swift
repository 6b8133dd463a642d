// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("Hints about steps without an effect")
struct StepHintsTests {
  /// A visible shadow.
  static let shadow = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
  private let context = ParsingContext(library: .standard)

  private func hints(_ text: String) throws -> [String?] {
    try ItemMessage.items(of: PipelineText(text, in: context)).map(\.hint)
  }

  @Test(
    "state the reason",
    arguments: [
      (
        "fill(red) shadow(0 1px 2px black)", 1,
        "the shadow is after the fill it should be under; move it before the fill"
      ),
      (
        "shadow(0 1px 2px black)", 0,
        "there is nothing after the shadow that could cast it; add a fill"
      ),
      ("fill(transparent)", 0, "the fill is transparent"),
      ("fill(linear-gradient(transparent, #fff0))", 0, "the fill is transparent"),
      ("fill(red) fill(blue)", 0, "the fill after the fill covers it"),
      (
        "inner-shadow(0 1px 2px black) fill(red)", 0,
        "the fill after the inner shadow covers it; move the inner shadow after the fill"
      ),
      ("text() fill(red)", 0, "the fill after the text covers it"),
      ("text(transparent)", 0, "the text is transparent"),
      ("text(0px)", 0, "the text has a size of 0"),
      (
        "text() box(padding 4px)", 1,
        "the box is after the text it should surround; move it before the text"
      ),
      (
        "box(padding 8px max-size 10px 10px) text()", 0,
        "the padding leaves no room for a text in the maximum size"
      ),
      ("shape(capsule)", 0, "no fill or border after it follows the outline; add a fill"),
      ("shape(capsule) shape(rectangle) fill(red)", 0, "the shape after it replaces it"),
      (
        "fill(red) inset(2px)", 1,
        "no fill or border after it follows the frame; move it before the fill"
      ),
      ("inset(0px) fill(red)", 0, "all distances are 0"),
      ("border(0px red)", 0, "the border has a width of 0"),
      ("border(1px transparent)", 0, "the border is transparent"),
      (
        "shadow(0 0 black) fill(red)", 0,
        "the shadow has neither an offset nor a blur, so it is hidden"
      ),
      ("blend(normal) fill(red)", 0, "the mode normal changes nothing"),
      (
        "fill(red) blend(multiply)", 1, "there is nothing after the blend step that it could change"
      ),
      ("image()", 0, "the program provides the image; drop one on the preview to see it"),
    ])
  func reasons(text: String, index: Int, hint: String) throws {
    #expect(try hints(text)[index] == hint)
  }

  @Test(
    "are absent for steps that draw",
    arguments: [
      "shape(capsule) inset(1px) shadow(0 1px 2px black) fill(red) inner-shadow(0 1px 2px black) "
        + "border(1px red) box(padding 4px) text()",
      "shadow(0 1px 2px black) text()", "fill(red) inset(2px) fill(blue)", "fill(red) fill(#00f8)",
      "fill(red) shadow(0 1px 2px black) var(--steps)", "shape(capsule) part(image, fill(red))",
      "bevel()", "background(linear-gradient(red, blue))", "border-box(padding 1px) text()",
      "shape(capsule) image(url(a.png))", "box(min-size 40px 20px) fill(red)",
    ])
  func absent(text: String) throws {
    let context = ParsingContext(library: .standard, values: ["var(--steps)": "fill(red)"])
    let items = try ItemMessage.items(of: PipelineText(text, in: context))
    #expect(items.allSatisfy { $0.hint == nil && $0.problem == nil }, "\(items.map(\.hint))")
  }

  @Test("ignore disabled and unreadable steps")
  func ignored() throws {
    #expect(try hints("shadow(0 1px 2px black) /* off: fill(red) */ glow()")[0] != nil)
    #expect(try hints("/* off: fill(transparent) */ fill(red)")[0] == nil)
  }
}
