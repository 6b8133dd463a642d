// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("An arrow")
struct ArrowTests {
  private let rect = Rect(x: 0, y: 0, width: 100, height: 44)

  /// Returns the intersections of the curves' tangents, with their distances to the starts.
  private func corners(of path: Path) -> [(corner: Point, reach: Double)] {
    path.pieces.compactMap { piece in
      guard case .curve(let first, let second, let end) = piece.element else { return nil }
      let (u, v) = (first - piece.start, second - end)
      let vector = end - piece.start
      let cross = u.x * v.y - u.y * v.x
      let share = (vector.x * v.y - vector.y * v.x) / cross
      let corner = Point(piece.start.x + u.x * share, piece.start.y + u.y * share)
      let reach = corner - piece.start
      return (corner, (reach.x * reach.x + reach.y * reach.y).squareRoot())
    }
  }

  /// Returns the tangent length of the shoulder's arc: the radius times tan(turn / 2).
  private func shoulder(radius: Double) -> Double {
    let slope = (15.0 * 15 + 22 * 22).squareRoot()
    return radius * (1 - 15 / slope) / (22 / slope)
  }

  @Test("to the left has Three20's metrics: a point 15 px deep, with a radius of 9")
  func leftArrow() throws {
    let path = LeftArrow(4.5).outline(in: rect)
    #expect(path.elements.first == .move(Point(0, 22)))
    let corners = corners(of: path)
    let expected: [(Point, Double)] = [
      (Point(15, 0), shoulder(radius: 9)), (Point(100, 0), 4.5), (Point(100, 44), 4.5),
      (Point(15, 44), shoulder(radius: 9)),
    ]
    try #require(corners.count == expected.count)
    for (drawn, expected) in zip(corners, expected) {
      #expect(drawn.corner.isClose(to: expected.0, within: 1e-6))
      #expect(abs(drawn.reach - expected.1) < 1e-6)
    }
  }

  @Test("to the right is its mirror image")
  func rightArrow() throws {
    for radius in [4.5, 0, 13, 100, nil] {
      let left = LeftArrow(radius).outline(in: rect)
      let right = RightArrow(radius).outline(in: rect)
      #expect(abs(left.area - right.area) < 1e-6)
      for point in left.pieces.map(\.end) {
        #expect(
          right.pieces.contains { $0.end.isClose(to: Point(100 - point.x, point.y), within: 1e-6) })
      }
    }
  }

  @Test("to the right has a closed outline for inner shadows, unlike in Three20")
  func rightArrowIsClosed() {
    let path = RightArrow(4.5).outline(in: rect)
    #expect(path.elements.last == .close)
    #expect(path.elements.filter { $0 == .close }.count == 1)
    #expect(path.area > 4000 && path.area < 4400)
  }

  @Test(
    "insets content from its point, in whole px",
    arguments: [
      (4.5, 44.0, 4.0), (nil, 44, 7), (nil, 20, 3), (nil, 47, 8), (0, 44, 0), (12.9, 44, 12),
      (100, 44, 22), (.infinity, 44, 22), (.nan, 44, 0), (4.5, 5, 2), (4.5, 0, 0), (4.5, -10, 0),
    ])
  func insets(radius: Double?, height: Double, expected: Double) {
    let size = Size(100, height)
    #expect(LeftArrow(radius).insets(for: size) == Insets(left: expected))
    #expect(RightArrow(radius).insets(for: size) == Insets(right: expected))
  }

  @Test("limits the inset to its width")
  func narrowInsets() {
    #expect(LeftArrow(20).insets(for: Size(7.5, 44)) == Insets(left: 7))
  }

  @Test("without a radius is also rounded at its lower side, unlike in Three20")
  func fullyRoundBottom() {
    let shape = LeftArrow()
    let top = shape.edge(.top, in: rect, light: 45)
    let bottom = shape.edge(.bottom, in: rect, light: 45)
    // With light from the right, both sides have a single arc, and are mirror images.
    #expect(corners(of: top).count == 1)
    #expect(corners(of: bottom).count == 1)
    let mirrored = bottom.transformed(AffineTransform(a: 1, b: 0, c: 0, d: -1, e: 0, f: 44)).pieces
      .map(\.end)
    for piece in top.pieces.dropLast() {
      #expect(mirrored.contains { $0.isClose(to: piece.start, within: 1e-6) })
    }
  }

  @Test("scales radii that do not fit by one factor, as in a rounded box")
  func clamped() throws {
    let corners = corners(of: LeftArrow(1000).outline(in: rect))
    try #require(corners.count == 4)
    // The right side is the first that overflows: two radii of 22 px.
    #expect(abs(corners[1].reach - 22) < 1e-6)
    #expect(abs(corners[0].reach - shoulder(radius: 44)) < 1e-6)
  }

  @Test("divides the corners beside its point by the light")
  func edges() {
    let left = LeftArrow(4.5)
    #expect(left.edge(.left, in: rect, light: 125).isEmpty)
    #expect(
      left.edge(.top, in: rect, light: 125).bounds == Rect(x: 0, y: 0, width: 100, height: 22))
    #expect(
      left.edge(.top, in: rect, light: 45).bounds == Rect(x: 0, y: 0, width: 95.5, height: 22))
    #expect(
      left.edge(.right, in: rect, light: 125).bounds
        == Rect(x: 95.5, y: 4.5, width: 4.5, height: 39.5))
    #expect(
      left.edge(.right, in: rect, light: 45).bounds == Rect(x: 95.5, y: 0, width: 4.5, height: 44))
    let right = RightArrow(4.5)
    #expect(right.edge(.right, in: rect, light: 125).isEmpty)
    #expect(
      right.edge(.top, in: rect, light: 125).bounds == Rect(x: 0, y: 0, width: 100, height: 22))
    #expect(
      right.edge(.top, in: rect, light: 45).bounds == Rect(x: 4.5, y: 0, width: 95.5, height: 22))
    #expect(
      right.edge(.left, in: rect, light: 45).bounds == Rect(x: 0, y: 0, width: 4.5, height: 39.5))
  }
}
