// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A shape in CSS")
struct ShapeReadingTests {
  @Test(
    "round-trips",
    arguments: [
      "rectangle", "rounded-rectangle", "rounded-rectangle 4.5px", "rounded-rectangle 8px 0px",
      "rounded-rectangle 8px 4px 2px", "rounded-rectangle 8px 0px 0px 4px", "capsule",
      "left-arrow 4.5px", "right-arrow 0px", "speech-bubble 5px 60deg 90deg 20px 10px",
      "speech-bubble 5px -45deg 400deg 0px 10px", #"path("M 0 0 L 10 5 L 0 10 Z")"#,
      #"path("m0,0h10v10z")"#,
    ])
  func roundTrip(text: String) throws {
    let pipeline = try #require(Pipeline(parsing: "shape(\(text))"))
    #expect(pipeline.description == "shape(\(text))")
    #expect(Pipeline(parsing: pipeline.description) == pipeline)
  }

  private let px: [CSSValue] = [1, 2, 3, 4].map { .length(Length($0)) }

  private func read(_ values: [CSSValue]) -> (any Shape)? {
    var reader = ParameterReader(values, library: .standard)
    let shape = AnyShape(reading: &reader, as: .shape)
    return reader.isAtEnd ? shape?.base : nil
  }

  @Test("has radii for both axes, separated by a slash")
  func elliptical() throws {
    let values = [.identifier("rounded-rectangle")] + px[0...1] + [.slash] + px[2...3]
    let shape = try #require(read(values) as? RoundedRectangle)
    let corners = Corners(
      topLeft: Size(1, 3), topRight: Size(2, 4), bottomRight: Size(1, 3), bottomLeft: Size(2, 4))
    #expect(shape == RoundedRectangle(corners))
    #expect(shape.cssText == "rounded-rectangle 1px 2px / 3px 4px")
    #expect(read([.identifier("rounded-rectangle"), px[0], .slash]) == nil)
  }

  @Test("is a fully rounded arrow without a radius")
  func roundArrows() {
    #expect(read([.identifier("left-arrow")]) as? LeftArrow == LeftArrow())
    #expect(read([.identifier("right-arrow")]) as? RightArrow == RightArrow())
    #expect(LeftArrow().cssText == "left-arrow")
  }

  @Test("is a path with a size and a content mode")
  func path() throws {
    let arguments: [CSSValue] = [
      .string("M0 0 1 1 0 1z"), .identifier("size"), px[0], px[1], .identifier("aspect-fit"),
    ]
    let function = CSSValue.function(FunctionValue("path", .sequence(arguments)))
    let shape = try #require(read([function]) as? PathOutline)
    #expect(shape.size == Size(1, 2))
    #expect(shape.contentMode == .aspectFit)
    #expect(shape.cssText == #"path("M0 0 1 1 0 1z" size 1px 2px aspect-fit)"#)
  }

  @Test("has the grammar of its schema")
  func grammars() {
    #expect(
      RoundedRectangle.schema.grammar
        == "rounded-rectangle [ <length [0,∞]>{1,4} [ / <length [0,∞]>{1,4} ]? ]?")
    #expect(LeftArrow.schema.grammar == "left-arrow <length [0,∞]>?")
    #expect(
      SpeechBubble.schema.grammar
        == "speech-bubble <length [0,∞]> <angle> <angle> <length [0,∞]>{2}")
    #expect(
      PathOutline.schema.grammar
        == "path( <string> [ size <length [0,∞]>{2} ]? <content-mode>? )")
  }
}
