// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Boxes as they are painted")
struct BoxDrawingTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)

  @Test("a background fills the border box, or the box that clips it")
  func background() {
    #expect(
      commands("background: red") == [
        .fill(Path(Rect(x: 0, y: 0, width: 100, height: 50)), .color(red))
      ])
    #expect(
      commands("background: red; background-clip: padding-box; border: 2px solid transparent")
        == [.fill(Path(Rect(x: 2, y: 2, width: 96, height: 46)), .color(red))])
    #expect(
      commands("background: red content-box; border: 2px solid transparent; padding: 1px 10%")
        == [.fill(Path(Rect(x: 12, y: 3, width: 76, height: 44)), .color(red))])
  }

  @Test("an even border is the ring between the border box and the padding box")
  func border() {
    var ring = Path(Rect(x: 0, y: 0, width: 100, height: 50))
    ring.add(Path(Rect(x: 3, y: 3, width: 94, height: 44)))
    #expect(commands("border: 3px solid red") == [.fill(ring, .color(red), .evenOdd)])
  }

  @Test("a double border is two rings of a third each")
  func doubleBorder() {
    let commands = commands("border: 3px double red")
    #expect(commands.count == 2)
    guard case .fill(let outer, _, .evenOdd) = commands[0],
      case .fill(let inner, _, .evenOdd) = commands[1]
    else {
      Issue.record("no rings")
      return
    }
    var rings = Path(Rect(x: 0, y: 0, width: 100, height: 50))
    rings.add(Path(Rect(x: 1, y: 1, width: 98, height: 48)))
    #expect(outer == rings)
    var second = Path(Rect(x: 2, y: 2, width: 96, height: 46))
    second.add(Path(Rect(x: 3, y: 3, width: 94, height: 44)))
    #expect(inner == second)
  }

  @Test("sides of several colors are divided at the corners")
  func sides() {
    let commands = commands("border: 2px solid red; border-left-color: blue")
    let parts = commands.compactMap { command -> Path? in
      if case .clip(let path, _) = command { path } else { nil }
    }
    #expect(parts.count == 4)
    var left = Path()
    left.move(to: Point(0, 50))
    left.addLine(to: Point(0, 0))
    left.addLine(to: Point(2, 2))
    left.addLine(to: Point(2, 48))
    left.close()
    #expect(parts.last == left)
    #expect(commands.filter { $0 == .end }.count == 4)
  }

  @Test(
    "inset, outset, groove and ridge darken the shaded sides",
    arguments: [
      ("inset", RGBA(red: 0.6, green: 0, blue: 0)), ("outset", RGBA(red: 1, green: 0, blue: 0)),
      ("groove", RGBA(red: 0.6, green: 0, blue: 0)),
      ("ridge", RGBA(red: 1, green: 0, blue: 0)),
    ])
  func carved(style: String, top: RGBA) {
    let commands = commands("border: 4px \(style) red")
    guard case .fill(_, .color(let color), .evenOdd) = commands[1] else {
      Issue.record("no ring")
      return
    }
    #expect(color == top)
  }

  @Test("dashes are two widths long and end with a stroke")
  func dashes() throws {
    let commands = commands("border-top: 5px dashed red")
    guard case .stroke(let path, let stroke, .color(red)) = commands[0] else {
      Issue.record("no stroke: \(commands)")
      return
    }
    #expect(path.bounds == Rect(x: 0, y: 2.5, width: 100, height: 0))
    #expect(stroke.dash == [10, 8])
    // Six dashes and five gaps: 60 and 40 px.
  }

  @Test(
    "rounded sides divide the box without gaps",
    arguments: [
      "8px", "1px 9px", "5px 0 5px 5px", "0 4px 4px", "20px 1px", "4px 0", "0 4px",
      "3px 4px 5px 6px",
    ])
  func roundParts(widths: String) {
    for box in [
      Rect(x: 0, y: 0, width: 140, height: 60), Rect(x: 0, y: 0, width: 60, height: 140),
      Rect(x: 3, y: 4, width: 80, height: 80),
    ] {
      let parts = commands(
        "border: outset red; border-width: \(widths); border-radius: 30px", in: box
      ).compactMap { if case .clip(let path, _) = $0 { path } else { nil } }
      #expect(parts.count == pipeline("border: solid; border-width: \(widths)").sideCount)
      let total = parts.reduce(0) { $0 + $1.polygonArea }
      // A side without a line does not draw its part.
      let isWhole = parts.count == 4 || parts.count == 2
      #expect(isWhole ? abs(total - box.width * box.height) < 1e-6 : total > 0, "\(parts)")
    }
  }

  @Test("dashes follow rounded corners with equal gaps")
  func roundDashes() {
    let commands = commands("border: 4px dashed red; border-radius: 10px")
    guard commands.count == 1, case .stroke(let path, let stroke, _) = commands[0] else {
      Issue.record("no stroke: \(commands)")
      return
    }
    #expect(path.bounds == Rect(x: 2, y: 2, width: 96, height: 46))
    // The center of the line has corners of 8 px: 2 (80 + 30) + 16 π.
    #expect(abs(path.length - (220 + 16 * Double.pi)) < 0.05)
    let period = stroke.dash.reduce(0, +)
    #expect(abs(path.length / period - 17) < 1e-2)
  }

  @Test("dots begin and end half their width from the corners")
  func dots() {
    guard case .stroke(_, let stroke, _)? = commands("border-top: 4px dotted red").first else {
      Issue.record("no stroke")
      return
    }
    #expect(stroke.cap == .round)
    #expect(stroke.dashOffset == -2)
    #expect(stroke.dash == [0, 8])
  }

  @Test("a line with too many dashes is solid")
  func manyDashes() {
    guard
      case .stroke(_, let stroke, _)? = commands(
        "border-top: 1px dashed red", in: Rect(x: 0, y: 0, width: 1e6, height: 50)
      ).first
    else {
      Issue.record("no stroke")
      return
    }
    #expect(stroke.dash.isEmpty)
  }

  @Test("outer shadows follow the border box, inner shadows the padding box")
  func shadows() {
    let commands = commands(
      "border: 2px solid red; box-shadow: 1px 2px 3px 4px blue, inset 0 1px lime")
    #expect(
      commands[0]
        == .outerShadow(
          Path(Rect(x: 0, y: 0, width: 100, height: 50)),
          DisplayShadow(
            offset: Point(1, 2), blur: 3, spread: 4, color: RGBA(red: 0, green: 0, blue: 1))))
    #expect(
      commands[1]
        == .innerShadow(
          Path(Rect(x: 2, y: 2, width: 96, height: 46)),
          DisplayShadow(offset: Point(0, 1), blur: 0, color: RGBA(red: 0, green: 1, blue: 0))))
  }

  @Test(
    "a spread shadow has smaller radii at corners with small radii",
    arguments: [
      // For 2 px and a spread of 8, the missing fraction is 3/4, and its cube is 27/64.
      ("2px", 8.0, 6.625), ("4px", 8, 11),
    ])
  func smallCorners(radius: String, spread: Double, expected: Double) throws {
    let commands = commands(
      "border-radius: \(radius); box-shadow: 1px 2px 0 \(spread)px blue")
    let box = Rect(x: 1 - spread, y: 2 - spread, width: 100 + 2 * spread, height: 50 + 2 * spread)
    try #require(commands.count == 3)
    #expect(
      commands[1]
        == .fill(Corners(expected).outline(in: box), .color(RGBA(red: 0, green: 0, blue: 1))))
    guard case .clip(_, .evenOdd) = commands[0] else {
      Issue.record("\(commands[0])")
      return
    }
    var list = DisplayList()
    for command in commands { list.add(command) }
    #expect(list.bounds(measuring: UniformTextMeasuring()) == box)
    let blurred = pipeline("border-radius: \(radius); box-shadow: 0 0 6px \(spread)px blue")
      .displayList(in: Rect(x: 0, y: 0, width: 100, height: 50), measuring: uniformMeasuring)
      .commands
    #expect(blurred.contains(.group(DisplayGroup(filters: [.blur(3)]))))
  }

  @Test(
    "a shadow grows by the spread at sharp or fully rounded corners",
    arguments: ["0", "8px", "20px"])
  func largeCorners(radius: String) {
    let commands = commands("border-radius: \(radius); box-shadow: 0 0 0 8px blue")
    #expect(commands.count == 1)
    guard case .outerShadow = commands[0] else {
      Issue.record("\(commands[0])")
      return
    }
  }

  @Test("the topmost shadow is drawn last")
  func shadowOrder() {
    let offsets = commands("box-shadow: 0 1px, 0 2px, 0 3px").compactMap { command -> Double? in
      if case .outerShadow(_, let shadow) = command { shadow.offset.y } else { nil }
    }
    #expect(offsets == [3, 2, 1])
  }

  @Test(
    "invalid values never trap",
    arguments: [
      "padding: 1e300px; border: 1e300px solid red; background: red",
      "border-radius: calc(1px * infinity); background: red",
      "border-radius: calc(1px * NaN); background: red; box-shadow: 0 0 calc(1px * infinity) red",
      "box-shadow: calc(1px * NaN) 1e300px 1e300px -1e300px; border: 3px dotted red",
      "width: calc(1px * NaN); aspect-ratio: 0 / 0; border-left: 1e9px dashed red",
      "border: 1e-300px dashed red; border-radius: 1e-300px",
    ])
  func badValues(declarations: String) {
    let pipeline = pipeline(declarations)
    for bounds in [
      Rect(x: 0, y: 0, width: 100, height: 50), .zero, Rect(x: 0, y: 0, width: -10, height: .nan),
      Rect(x: .infinity, y: 0, width: 1e300, height: 1e300),
    ] {
      _ = pipeline.displayList(in: bounds, measuring: uniformMeasuring)
    }
    let size = pipeline.naturalSize(for: .none, measuring: uniformMeasuring)
    #expect(size.width >= 0 && size.height >= 0)
    #expect(Pipeline(parsing: pipeline.description) == pipeline, "\(pipeline)")
  }
}

extension Pipeline {
  /// The number of sides with a border width.
  fileprivate var sideCount: Int {
    let border = first(BoxModelStep.self)?.border ?? .zero
    return [border.top, border.right, border.bottom, border.left].count { $0 > 0 }
  }
}

extension Path {
  /// The area of a polygon.
  fileprivate var polygonArea: Double {
    let points = elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    let pairs = zip(points, points.dropFirst() + points.prefix(1))
    return abs(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
  }
}
