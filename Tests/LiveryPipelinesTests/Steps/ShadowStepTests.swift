// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A shadow")
struct ShadowStepTests {
  @Test(
    "adds to the natural size what Three20 adds",
    arguments: [
      (3.0, Point(0, 4), Size(4, 10)), (0, Point(0, 1), Size(0, 1)), (5, Point(2, 2), Size(11, 11)),
      (1, Point(0, 1), Size(2, 4)),
    ] as [(Double, Point, Size)])
  func naturalSize(blur: Double, offset: Point, expected: Size) {
    let pipeline = Pipeline([ShadowStep(DisplayShadow(offset: offset, blur: blur, color: .black))])
    #expect(pipeline.naturalSize(for: .none, measuring: .uniform) == expected)
  }

  @Test("to the left and upwards also grows the natural size, unlike in Three20")
  func negativeOffset() {
    let step = ShadowStep(DisplayShadow(offset: Point(-2, -3), blur: 4, color: .black))
    let mirrored = ShadowStep(DisplayShadow(offset: Point(2, 3), blur: 4, color: .black))
    let size = Pipeline([step]).naturalSize(for: .none, measuring: .uniform)
    #expect(size == Size(8, 9))
    #expect(size == Pipeline([mirrored]).naturalSize(for: .none, measuring: .uniform))
  }

  @Test(
    "insets the frame on its side",
    arguments: [
      (3.0, Point(0, 4), Rect(x: 2, y: 0, width: 96, height: 34)),
      (4, Point(-2, -3), Rect(x: 8, y: 9, width: 92, height: 35)),
      (4, Point(0, 0), Rect(x: 2, y: 2, width: 96, height: 40)),
      (0, Point(5, 0), Rect(x: 0, y: 0, width: 95, height: 44)),
    ] as [(Double, Point, Rect)])
  func frame(blur: Double, offset: Point, expected: Rect) {
    let trace = FrameTrace(
      Pipeline([ShadowStep(DisplayShadow(offset: offset, blur: blur, color: .black))]))
    #expect(trace.frames[1] == expected)
    #expect(trace.contents[1] == expected)
  }

  @Test(
    "has a spread only after a blur, and no negative blur",
    arguments: ["0px 0px -3px red", "0px 0px -3px 2px red", "0px 0px 1px 2px 3px red", "0px red"])
  func rejected(text: String) throws {
    for name in ["shadow", "inner-shadow"] {
      #expect(Property.liveryPipeline.value(parsing: "\(name)(\(text))") == nil)
      // The grammar of steps is checked first; the result of a custom function bypasses it.
      let value = try #require(Property.liveryPipeline.value(parsing: "--f(\(text))"))
      guard case .function(let function) = value else { continue }
      var problems: [PipelineProblem] = []
      let step = CSSValue.function(FunctionValue(name, function.arguments))
      #expect(Pipeline(step, problems: &problems) == Pipeline())
      #expect(problems.count == 1)
    }
  }

  @Test("is serialized with the blur if it has a spread", arguments: [0.0, -3, 3])
  func spread(spread: Double) throws {
    let pipeline = Pipeline([ShadowStep(DisplayShadow(spread: spread, color: .black))])
    let lengths = spread == 0 ? "" : "0px \(Length(spread)) "
    #expect(pipeline.description == "shadow(0px 0px \(lengths)rgb(0, 0, 0))")
    #expect(Pipeline(parsing: pipeline.description) == pipeline)
  }

  @Test("applies to all steps after it together")
  func group() throws {
    let pipeline = try #require(
      Pipeline(parsing: "fill(white) shadow(0 1px 2px red) fill(blue) border(1px black)"))
    let commands = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 40, height: 20), measuring: .uniform
    ).commands
    try #require(commands.count == 5)
    let shadow = DisplayShadow(offset: Point(0, 1), blur: 2, color: RGBA(red: 1, green: 0, blue: 0))
    #expect(commands[1] == .group(DisplayGroup(filters: [.dropShadow(shadow)])))
    #expect(commands[4] == .end)
  }

  @Test("without a color draws nothing but insets the frame")
  func clear() throws {
    let pipeline = try #require(Pipeline(parsing: "shadow(0 1px transparent) fill(blue)"))
    let list = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 40, height: 20), measuring: .uniform)
    #expect(
      list.commands == [
        .fill(
          Path(Rect(x: 0, y: 0, width: 40, height: 19)), .color(RGBA(red: 0, green: 0, blue: 1)))
      ])
  }

  @Test("inside the shape supports any blur and does not inset the frames")
  func inner() throws {
    let pipeline = try #require(Pipeline(parsing: "inner-shadow(1px 2px 40px black)"))
    let trace = FrameTrace(pipeline)
    #expect(trace.frames[0] == trace.frames[1])
    let shadow = DisplayShadow(offset: Point(1, 2), blur: 40, color: .black)
    let list = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 40, height: 20), measuring: .uniform)
    #expect(list.commands == [.innerShadow(Path(Rect(x: 0, y: 0, width: 40, height: 20)), shadow)])
  }

  @Test("inside the shape is not drawn if it is invisible")
  func invisibleInnerShadow() {
    let steps = [
      InnerShadowStep(DisplayShadow(color: .black)),
      InnerShadowStep(DisplayShadow(offset: Point(1, 1), color: .clear)),
    ]
    for step in steps {
      let list = Pipeline([step]).displayList(
        in: Rect(x: 0, y: 0, width: 40, height: 20), measuring: .uniform)
      #expect(list.isEmpty)
    }
  }
}
