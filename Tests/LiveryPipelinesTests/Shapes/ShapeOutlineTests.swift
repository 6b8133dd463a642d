import CSSValues
import LiveryDisplay
import LiveryPipelines
// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@Suite("The outline of a shape")
struct ShapeOutlineTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]

  /// Returns shapes of all kinds except paths, with random parameters.
  private static func shapes(_ numbers: inout SeededGenerator) -> [any Shape] {
    func length() -> Double { Double.random(in: 0...60, using: &numbers) }
    let corners = Corners(
      topLeft: Size(length(), length()), topRight: Size(length(), length()),
      bottomRight: Size(length(), length()), bottomLeft: Size(length(), length()))
    return [
      Rectangle(), RoundedRectangle(), RoundedRectangle(corners),
      RoundedRectangle(
        Corners(topLeft: length(), topRight: 0, bottomRight: length(), bottomLeft: 0)), Capsule(),
      LeftArrow(),
      LeftArrow(length()), RightArrow(), RightArrow(length()),
      SpeechBubble(
        radius: length(), location: Double.random(in: -400...800, using: &numbers),
        angle: Double.random(in: -400...800, using: &numbers), pointer: Size(length(), length())),
    ]
  }

  private static func rect(_ numbers: inout SeededGenerator) -> Rect {
    Rect(
      x: Double.random(in: -50...50, using: &numbers),
      y: Double.random(in: -50...50, using: &numbers),
      width: Double.random(in: 1...150, using: &numbers),
      height: Double.random(in: 1...80, using: &numbers))
  }

  @Test("lies in its box, is closed, and runs clockwise", arguments: seeds)
  func outline(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let rect = Self.rect(&numbers)
      for shape in Self.shapes(&numbers) {
        let path = shape.outline(in: rect)
        #expect(rect.contains(path), "\(shape.cssText) in \(rect)")
        #expect(path.elements.last == .close, "\(shape.cssText)")
        #expect(path.area > 0, "\(shape.cssText) in \(rect)")
      }
    }
  }

  @Test("is as large as its box", arguments: seeds)
  func fills(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let rect = Self.rect(&numbers)
    for shape in Self.shapes(&numbers) {
      let bounds = shape.outline(in: rect).bounds
      #expect(bounds.origin.isClose(to: rect.origin), "\(shape.cssText) in \(rect)")
      #expect(
        Point(bounds.maxX, bounds.maxY).isClose(to: Point(rect.maxX, rect.maxY)),
        "\(shape.cssText) in \(rect)")
    }
  }

  @Test("consists of its four sides for any light", arguments: seeds)
  func edges(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for light in [0.0, 45, 90, 125, 180, 270, 359, 360, -300] {
      let rect = Self.rect(&numbers)
      for shape in Self.shapes(&numbers) {
        let outline = shape.outline(in: rect)
        let edges = Path(edgesOf: shape, in: rect, light: light)
        #expect(abs(outline.length - edges.length) < 1e-6, "\(shape.cssText) in \(rect)")
        for point in edges.samples {
          #expect(
            outline.samples.contains { $0.isClose(to: point, within: 1e-6) },
            "\(point) of \(shape.cssText) in \(rect)")
        }
      }
    }
  }

  @Test(
    "is empty or finite in an empty box",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 3, y: 4, width: 10, height: 0),
      Rect(x: 3, y: 4, width: 0, height: 10), Rect(x: 0, y: 0, width: -10, height: 20),
      Rect(x: 0, y: 0, width: 10, height: -20), Rect(x: .nan, y: 0, width: 10, height: 10),
      Rect(x: 0, y: 0, width: .nan, height: 10), Rect(x: 0, y: 0, width: 10, height: .nan),
      Rect(x: 0, y: 0, width: .infinity, height: 10),
      Rect(x: -.infinity, y: 0, width: 10, height: 10),
      Rect(x: 0, y: 0, width: 1e300, height: 1e300),
      Rect(x: 1e300, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: 1e9, height: 1e-9),
      Rect(x: 0, y: 0, width: 1e-300, height: 1e-300),
      Rect(x: 0, y: 0, width: .leastNonzeroMagnitude, height: 1),
      Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: 2.7, height: 2.7),
    ])
  func degenerateBoxes(rect: Rect) throws {
    let data = try #require(OutlineData("M0 0 1 1 0 1z"))
    let lengths = [0, 5, -5, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude]
    for length in lengths {
      let shapes: [any Shape] = [
        Rectangle(), RoundedRectangle(), RoundedRectangle(length), Capsule(), LeftArrow(length),
        LeftArrow(), RightArrow(length), RightArrow(),
        RoundedRectangle(Corners(topLeft: Size(length, 3), bottomRight: Size(3, length))),
        SpeechBubble(radius: length, location: 60, angle: 90, pointer: Size(20, 10)),
        SpeechBubble(radius: 5, location: length, angle: length, pointer: Size(20, 10)),
        SpeechBubble(radius: 5, location: 200, angle: 10, pointer: Size(length, length)),
        PathOutline(data, size: Size(length, 2), contentMode: .aspectFill),
      ]
      for shape in shapes {
        #expect(shape.outline(in: rect).isFinite, "\(shape)")
        #expect(shape is PathOutline || rect.contains(shape.outline(in: rect)), "\(shape)")
        #expect(shape.insets(for: rect.size).horizontal.isFinite, "\(shape)")
        for edge in Edge.allCases {
          #expect(shape.edge(edge, in: rect, light: length).isFinite, "\(shape)")
        }
      }
    }
  }

  @Test("of a box without height is a line that a border can follow")
  func line() {
    #expect(
      Rectangle().outline(in: Rect(x: 0, y: 3, width: 10, height: 0)).bounds
        == Rect(x: 0, y: 3, width: 10, height: 0))
    #expect(
      RoundedRectangle(4).outline(in: Rect(x: 0, y: 3, width: 10, height: 0)).bounds
        == Rect(x: 0, y: 3, width: 10, height: 0))
  }
}
