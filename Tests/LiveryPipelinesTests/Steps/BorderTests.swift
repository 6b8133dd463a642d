// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@Suite("A border")
struct BorderTests {
  private let bounds = Rect(0, 0, 40, 20)

  private func list(_ text: String) throws -> [DisplayCommand] {
    let pipeline = try #require(Pipeline(parsing: text))
    return pipeline.displayList(in: bounds, measuring: .uniform).commands
  }

  /// The corners of an open or closed line.
  private func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(point.0, point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  @Test("is drawn within the frame, which loses its width")
  func solid() throws {
    let trace = FrameTrace(Pipeline([SolidBorder(width: 3, .white)]), in: bounds)
    #expect(trace.frames[1] == Rect(3, 3, 34, 14))
    #expect(trace.contents[1] == bounds)
    #expect(
      try list("border(3px white dash 4px 2px)") == [
        .stroke(
          Path(Rect(1.5, 1.5, 37, 17)), DisplayStroke(width: 3, dash: [4, 2]), .color(.white))
      ])
  }

  @Test(
    "may lie on the edge or outside of it",
    arguments: [
      (BorderPlace.center, Rect(0, 0, 40, 20), Rect(1, 1, 38, 18)),
      (.outside, Rect(-1, -1, 42, 22), Rect(0, 0, 40, 20)),
    ])
  func place(place: BorderPlace, line: Rect, frame: Rect) {
    let pipeline = Pipeline([SolidBorder(width: 2, .white, place: place)])
    #expect(pipeline.displayList(in: bounds, measuring: .uniform).strokeBounds == [line])
    #expect(FrameTrace(pipeline, in: bounds).frames[1] == frame)
  }

  @Test(
    "without width or color, or in no frame, draws nothing",
    arguments: [
      "border(0 red)", "border(1px transparent)", "border-sides(1px)", "bevel(1px)",
      "border-sides(0 top red)", "border-sides(1px top transparent)", "inset(10px) border(1px red)",
      "inset(30px) border(1px red)", "inset(30px) bevel(1px highlight red shadow blue)",
      "inset(30px) highlight-border(1px red blue)", "inset(30px) border-sides(1px top red)",
    ])
  func nothing(text: String) throws { #expect(try list(text).isEmpty) }

  @Test("of a gradient has the colors of the frame from top to bottom")
  func gradient() throws {
    let red = RGBA(1, 0, 0)
    let blue = RGBA(0, 0, 1)
    let pipeline = Pipeline([GradientBorder(width: 2, red, blue, from: 0.25, to: 0.75)])
    let gradient = DisplayGradient(
      .linear(Point(20, 0), Point(20, 20)), stops: [.init(0.25, red), .init(0.75, blue)])
    #expect(
      pipeline.displayList(in: bounds, measuring: .uniform).commands == [
        .stroke(Path(Rect(1, 1, 38, 18)), DisplayStroke(width: 2), .gradient(gradient))
      ])
  }

  @Test("of one side is a line from end to end, and the frame loses that side alone")
  func side() throws {
    #expect(
      try list("border-sides(1px bottom gray)") == [
        .stroke(
          line([(40, 19.5), (0, 19.5)]), DisplayStroke(width: 1),
          .color(RGBA(0.50196, 0.50196, 0.50196)))
      ])
    let trace = FrameTrace(Pipeline([FourSideBorder(width: 5, bottom: .black)]), in: bounds)
    #expect(trace.frames[1] == Rect(0, 0, 40, 15))
  }

  @Test("of neighbors with one color is one line with a corner between them")
  func neighbors() throws {
    #expect(
      try list("border-sides(2px top white right white)") == [
        .stroke(line([(0, 1), (39, 1), (39, 20)]), DisplayStroke(width: 2), .color(.white))
      ])
    #expect(
      try list("border-sides(2px top white left white)") == [
        .stroke(line([(1, 20), (1, 1), (40, 1)]), DisplayStroke(width: 2), .color(.white))
      ])
  }

  @Test("of four sides with one color is closed")
  func ring() throws {
    #expect(
      try list("border-sides(2px top white right white bottom white left white)") == [
        .stroke(
          line([(1, 1), (39, 1), (39, 19), (1, 19), (1, 1)], isClosed: true),
          DisplayStroke(width: 2), .color(.white))
      ])
  }

  @Test("of two colors gives each sharp corner to the side that ends there")
  func corners() throws {
    #expect(
      try list("border-sides(2px top white right black)") == [
        .stroke(line([(0, 1), (40, 1)]), DisplayStroke(width: 2), .color(.white)),
        .stroke(line([(39, 2), (39, 20)]), DisplayStroke(width: 2), .color(.black)),
      ])
  }

  @Test("of two colors leaves round corners to the shape")
  func roundCorners() throws {
    let shape = RoundedRectangle(4)
    let rect = Rect(0, 1, 39, 19)
    let stroke = DisplayStroke(width: 2)
    #expect(
      try list("shape(rounded-rectangle 4px) border-sides(2px top white right black)") == [
        .stroke(shape.edge(.top, in: rect, light: 125), stroke, .color(.white)),
        .stroke(shape.edge(.right, in: rect, light: 125), stroke, .color(.black)),
      ])
  }

  @Test(
    "with a bevel is light where it faces the light",
    arguments: [
      (125.0, "tl"), (270, "rbl"), (0, "trb"), (45, "tr"), (90, "trl"), (91, "tl"), (180, "tbl"),
      (200, "bl"), (300, "rb"), (360, "rb"), (485, "tl"), (-90, "rbl"), (.nan, "trb"),
    ] as [(Double, String)])
  func bevel(light: Double, lit: String) {
    // Each side by itself tells whether it is drawn: only lit ones are when there is no shadow.
    let step = BevelBorder(highlight: .white, light: light)
    let frame = FrameTrace(Pipeline([step]), in: bounds).frames[1]
    var sides = ""
    if frame.minY > 0 { sides += "t" }
    if frame.maxX < 40 { sides += "r" }
    if frame.maxY < 20 { sides += "b" }
    if frame.minX > 0 { sides += "l" }
    #expect(sides == lit)
  }

  @Test("with a bevel has two lines whose corners the sides share")
  func bevelLines() throws {
    #expect(
      try list("bevel(2px highlight white shadow black)") == [
        .stroke(line([(39, 2), (39, 19), (0, 19)]), DisplayStroke(width: 2), .color(.black)),
        .stroke(line([(1, 18), (1, 1), (40, 1)]), DisplayStroke(width: 2), .color(.white)),
      ])
  }

  @Test("with a light line below is drawn twice, and takes twice its width above and below")
  func highlight() throws {
    let stroke = DisplayStroke(width: 2)
    #expect(
      try list("highlight-border(2px black white)") == [
        .stroke(Path(Rect(1, 2, 38, 16)), stroke, .color(.white)),
        .stroke(Path(Rect(1, 1, 38, 16)), stroke, .color(.black)),
      ])
    let step = HighlightBorder(width: 2, .black, highlight: .white)
    #expect(FrameTrace(Pipeline([step]), in: bounds).frames[1] == Rect(2, 4, 36, 12))
  }

  @Test("with a bevel on an arrow follows its slopes")
  func arrow() throws {
    let commands = try list(
      "shape(left-arrow 4.5px) bevel(1px highlight white shadow black light 270deg)")
    let paths = commands.compactMap { command -> Rect? in
      guard case .stroke(let path, _, _) = command else { return nil }
      return path.bounds
    }
    #expect(paths.count == 2)
    #expect(paths.allSatisfy { bounds.union($0) == bounds })
  }
}
