// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("A border")
struct BorderTests {
  private let bounds = Rect(x: 0, y: 0, width: 40, height: 20)

  private func list(_ text: String) throws -> [DisplayCommand] {
    let pipeline = try #require(Pipeline(parsing: text))
    return pipeline.displayList(in: bounds, measuring: .uniform).commands
  }

  /// Returns an open or closed polyline.
  private func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(point.0, point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  @Test("is drawn within the frame and insets it")
  func solid() throws {
    let trace = FrameTrace(Pipeline([SolidBorder(width: 3, .white)]), in: bounds)
    #expect(trace.frames[1] == Rect(x: 3, y: 3, width: 34, height: 14))
    #expect(trace.contents[1] == bounds)
    #expect(
      try list("border(3px white dash 4px 2px)") == [
        .stroke(
          Path(Rect(x: 1.5, y: 1.5, width: 37, height: 17)), DisplayStroke(width: 3, dash: [4, 2]),
          .color(.white))
      ])
  }

  @Test(
    "may be on or outside the edge",
    arguments: [
      (
        BorderPosition.center, Rect(x: 0, y: 0, width: 40, height: 20),
        Rect(x: 1, y: 1, width: 38, height: 18)
      ),
      (
        .outside, Rect(x: -1, y: -1, width: 42, height: 22), Rect(x: 0, y: 0, width: 40, height: 20)
      ),
    ])
  func position(position: BorderPosition, line: Rect, frame: Rect) {
    let pipeline = Pipeline([SolidBorder(width: 2, .white, position: position)])
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
  func invisible(text: String) throws { #expect(try list(text).isEmpty) }

  @Test("of a gradient has the colors of the frame from top to bottom")
  func gradient() throws {
    let red = RGBA(red: 1, green: 0, blue: 0)
    let blue = RGBA(red: 0, green: 0, blue: 1)
    let pipeline = Pipeline([GradientBorder(width: 2, red, blue, from: 0.25, to: 0.75)])
    let gradient = DisplayGradient(
      .linear(Point(20, 0), Point(20, 20)), stops: [.init(0.25, red), .init(0.75, blue)])
    #expect(
      pipeline.displayList(in: bounds, measuring: .uniform).commands == [
        .stroke(
          Path(Rect(x: 1, y: 1, width: 38, height: 18)), DisplayStroke(width: 2),
          .gradient(gradient))
      ])
  }

  @Test("of one side is a full line and insets that side only")
  func side() throws {
    #expect(
      try list("border-sides(1px bottom gray)") == [
        .stroke(
          line([(40, 19.5), (0, 19.5)]), DisplayStroke(width: 1),
          .color(RGBA(red: 0.50196, green: 0.50196, blue: 0.50196)))
      ])
    let trace = FrameTrace(Pipeline([FourSideBorder(width: 5, bottom: .black)]), in: bounds)
    #expect(trace.frames[1] == Rect(x: 0, y: 0, width: 40, height: 15))
  }

  @Test("of adjacent sides with one color is one line with a corner")
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

  /// Checks a line that is cut along a diagonal, without the neighbor's part of the corner.
  private func cut(_ commands: [DisplayCommand], _ inside: [Point], _ outside: [Point]) throws {
    guard case .clip(let path, .evenOdd) = try #require(commands.first) else {
      Issue.record("\(commands)")
      return
    }
    for point in inside { #expect(path.containsByEvenOdd(point), "\(point)") }
    for point in outside { #expect(!path.containsByEvenOdd(point), "\(point)") }
  }

  @Test("of two colors divides each sharp corner along its diagonal")
  func corners() throws {
    let commands = try list("border-sides(2px top white right black)")
    let stroke = DisplayStroke(width: 2)
    // The second line covers the first one below the diagonal from 40 0 to 38 2.
    #expect(commands.count == 4)
    #expect(commands[0] == .stroke(line([(0, 1), (40, 1)]), stroke, .color(.white)))
    try cut(
      Array(commands[1...]), [Point(39.9, 0.4), Point(38.9, 1.4), Point(38.1, 2.2), Point(39, 19)],
      [Point(39.6, 0.1), Point(38.6, 1.1), Point(37.9, 1.9)])
    #expect(commands[2] == .stroke(line([(39, 0), (39, 20)]), stroke, .color(.black)))
    #expect(commands[3] == .end)
  }

  @Test(
    "of two translucent colors clips both lines",
    arguments: ["top white right rgb(0 0 0 / 50%)", "top white right black dash 3px 2px"])
  func translucentCorners(sides: String) throws {
    let commands = try list("border-sides(2px \(sides))")
    #expect(commands.count == 6)
    try cut(commands, [Point(39.6, 0.1), Point(1, 1)], [Point(39.9, 0.4), Point(38.9, 1.4)])
    try cut(Array(commands[3...]), [Point(39.9, 0.4)], [Point(39.6, 0.1)])
  }

  @Test("wider than the frame is limited to it")
  func wideSides() throws {
    let commands = try list("border-sides(60px top white left black)")
    #expect(commands.first == .clip(Path(bounds)))
    #expect(commands.last == .end)
    #expect(try list("border-sides(20px top white)").count == 1)
    #expect(
      try list("border-sides(60px top white bottom black)") == [
        .stroke(line([(0, 5), (40, 5)]), DisplayStroke(width: 10), .color(.white)),
        .stroke(line([(40, 15), (0, 15)]), DisplayStroke(width: 10), .color(.black)),
      ])
    let step = FourSideBorder(width: 60, top: .white)
    #expect(
      FrameTrace(Pipeline([step]), in: bounds).frames[1]
        == Rect(x: 0, y: 60, width: 40, height: -40))
  }

  @Test(
    "outside runs around the shape at one distance",
    arguments: [
      ("rounded-rectangle 4px", 5.0), ("rounded-rectangle 0px", 0), ("rounded-rectangle", 9),
      ("capsule", 9),
    ])
  func around(shape: String, radius: Double) throws {
    #expect(
      try list("inset(2px) shape(\(shape)) border(2px white outside)") == [
        .stroke(
          Corners(radius).outline(in: Rect(x: 1, y: 1, width: 38, height: 18)),
          DisplayStroke(width: 2), .color(.white))
      ])
  }

  @Test("outside an arrow is the outer half of a line along its edge")
  func aroundAnArrow() throws {
    let arrow = LeftArrow(4).outline(in: bounds)
    let commands = try list("shape(left-arrow 4px) border(3px white outside)")
    #expect(commands.count == 3)
    try cut(commands, [Point(-1, 0), Point(41, 10)], [Point(20, 10), Point(39, 10)])
    #expect(commands[1] == .stroke(arrow, DisplayStroke(width: 6), .color(.white)))
    #expect(
      FrameTrace(Pipeline([SolidBorder(.white, position: .outside)]), in: bounds).frames[1]
        == bounds)
  }

  @Test("of two colors leaves rounded corners to the shape")
  func roundCorners() throws {
    let shape = RoundedRectangle(4)
    let rect = Rect(x: 0, y: 1, width: 39, height: 19)
    let stroke = DisplayStroke(width: 2)
    #expect(
      try list("shape(rounded-rectangle 4px) border-sides(2px top white right black)") == [
        .stroke(shape.edge(.top, in: rect, light: 125), stroke, .color(.white)),
        .stroke(shape.edge(.right, in: rect, light: 125), stroke, .color(.black)),
      ])
  }

  @Test(
    "with a bevel is light on the sides that face the light",
    arguments: [
      (125.0, "tl"), (270, "rbl"), (0, "trb"), (45, "tr"), (90, "trl"), (91, "tl"), (180, "tbl"),
      (200, "bl"), (300, "rb"), (360, "rb"), (485, "tl"), (-90, "rbl"), (.nan, "trb"),
    ] as [(Double, String)])
  func bevel(light: Double, litSides: String) {
    // Without a shadow color, only lit sides are drawn, and each drawn side shrinks the frame.
    let step = BevelBorder(highlight: .white, light: light)
    let frame = FrameTrace(Pipeline([step]), in: bounds).frames[1]
    var sides = ""
    if frame.minY > 0 { sides += "t" }
    if frame.maxX < 40 { sides += "r" }
    if frame.maxY < 20 { sides += "b" }
    if frame.minX > 0 { sides += "l" }
    #expect(sides == litSides)
  }

  @Test("with a bevel has two lines that divide the corners along their diagonals")
  func bevelLines() throws {
    let commands = try list("bevel(2px highlight white shadow black)")
    #expect(
      commands.filter(\.isStroke) == [
        .stroke(line([(39, 0), (39, 19), (0, 19)]), DisplayStroke(width: 2), .color(.black)),
        .stroke(line([(1, 20), (1, 1), (40, 1)]), DisplayStroke(width: 2), .color(.white)),
      ])
    // The light line is drawn last, cut at both ends.
    #expect(commands.count == 6)
    let cuts = commands.prefix { !$0.isEnd }.filter(\.opensScope)
    #expect(cuts.count == 2)
    try cut([cuts[0]], [Point(0.1, 19.4), Point(39, 1)], [Point(0.6, 19.9)])
    try cut([cuts[1]], [Point(39.4, 0.1), Point(1, 19)], [Point(39.9, 0.6)])
  }

  @Test("with a light line below is drawn twice and insets twice its width vertically")
  func highlight() throws {
    let stroke = DisplayStroke(width: 2)
    #expect(
      try list("highlight-border(2px black white)") == [
        .stroke(Path(Rect(x: 1, y: 2, width: 38, height: 16)), stroke, .color(.white)),
        .stroke(Path(Rect(x: 1, y: 1, width: 38, height: 16)), stroke, .color(.black)),
      ])
    let step = HighlightBorder(width: 2, .black, highlight: .white)
    #expect(
      FrameTrace(Pipeline([step]), in: bounds).frames[1] == Rect(x: 2, y: 4, width: 36, height: 12))
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

extension DisplayCommand {
  fileprivate var isStroke: Bool { if case .stroke = self { true } else { false } }
  fileprivate var isEnd: Bool { self == .end }
}

extension Path {
  /// Returns whether a point is inside of a polygon, whose lines may cross.
  fileprivate func containsByEvenOdd(_ point: Point) -> Bool {
    var isInside = false
    var start = Point.zero
    var pen = Point.zero
    for element in elements {
      var end = pen
      switch element {
      case .move(let vertex):
        start = vertex
        pen = vertex
        continue
      case .line(let vertex), .curve(_, _, let vertex): end = vertex
      case .close: end = start
      }
      if (pen.y > point.y) != (end.y > point.y),
        point.x < pen.x + (point.y - pen.y) / (end.y - pen.y) * (end.x - pen.x)
      {
        isInside.toggle()
      }
      pen = end
    }
    return isInside
  }
}
