// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A rounded rectangle")
struct RoundedRectangleTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 44)

  /// The distance of a control point, for a Bézier curve of a quarter circle of radius 1.
  private let control = 0.5522847498307936

  @Test("is drawn clockwise, each corner a quarter of a circle")
  func outline() {
    let path = RoundedRectangle(4).outline(in: Rect(x: 0, y: 0, width: 20, height: 10))
    let inner = 4 * (1 - control)
    let text = [
      "M 4 0 L 16 0 C \(16 + 4 * control) 0 20 \(inner) 20 4",
      "L 20 6 C 20 \(6 + 4 * control) \(20 - inner) 10 16 10",
      "L 4 10 C \(inner) 10 0 \(10 - inner) 0 6",
      "L 0 4 C 0 \(inner) \(inner) 0 4 0 Z",
    ]
    let numbers = text.joined(separator: " ").split(separator: " ").map(String.init)
    let drawn = path.description.split(separator: " ").map(String.init)
    #expect(drawn.count == numbers.count)
    for (drawn, expected) in zip(drawn, numbers) {
      if let number = Double(expected) {
        #expect(abs((Double(drawn) ?? .nan) - number) < 1e-5)
      } else {
        #expect(drawn == expected)
      }
    }
  }

  @Test("has no arcs at corners without a radius")
  func square() {
    #expect(
      RoundedRectangle(0).outline(in: Rect(x: 0, y: 0, width: 20, height: 10)).pieces
        == Rectangle().outline(in: Rect(x: 0, y: 0, width: 20, height: 10)).pieces)
    #expect(
      RoundedRectangle(Corners(topLeft: Size(5, 0), topRight: Size(0, 5)))
        .outline(in: Rect(x: 0, y: 0, width: 20, height: 10)).pieces
        == Rectangle().outline(in: Rect(x: 0, y: 0, width: 20, height: 10)).pieces)
  }

  @Test(
    "scales radii that do not fit by one factor, unlike in Three20",
    arguments: [
      (Corners(50), Size(100, 44), Corners(22)),
      (
        Corners(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 0), Size(20, 100),
        Corners(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 0)
      ),
      (
        Corners(topLeft: 30, topRight: 30, bottomRight: 6, bottomLeft: 0), Size(100, 18),
        Corners(topLeft: 15, topRight: 15, bottomRight: 3, bottomLeft: 0)
      ),
      (Corners(.infinity), Size(30, 40), Corners(15)),
      (Corners(-4), Size(30, 40), Corners(0)),
      (Corners(.nan), Size(30, 40), Corners(0)),
      (Corners(topLeft: 8, topRight: 8, bottomRight: 8, bottomLeft: 8), Size(16, 16), Corners(8)),
      (
        Corners(topLeft: Size(40, 10), topRight: Size(40, 5)), Size(40, 44),
        Corners(topLeft: Size(20, 5), topRight: Size(20, 2.5))
      ),
    ])
  func clamped(corners: Corners, size: Size, expected: Corners) {
    let fitted = corners.fitted(in: size)
    for (radii, expected) in [
      (fitted.topLeft, expected.topLeft), (fitted.topRight, expected.topRight),
      (fitted.bottomRight, expected.bottomRight), (fitted.bottomLeft, expected.bottomLeft),
    ] {
      #expect(abs(radii.width - expected.width) < 1e-9)
      #expect(abs(radii.height - expected.height) < 1e-9)
    }
  }

  @Test("has elliptical corners for different radii")
  func elliptical() {
    let corners = Corners(
      topLeft: Size(20, 10), topRight: Size(5, 8), bottomRight: Size(30, 12),
      bottomLeft: Size(0, 0))
    let path = RoundedRectangle(corners).outline(in: rect)
    // Each quarter satisfies the equation of its ellipse.
    for point in path.samples where point.x < 30 && point.y < 30 {
      let x = (point.x - 30) / 20
      let y = (point.y - 30) / 10
      #expect(abs(x * x + y * y - 1) < 1e-3)
    }
    #expect(path.lineEnds == [Point(105, 20), Point(110, 52), Point(10, 64), Point(10, 30)])
  }

  @Test(
    "without a radius is fully rounded, limited by its width",
    arguments: [
      (Size(100, 44), 22.0), (Size(96, 33), 16.5), (Size(20, 44), 10.0), (Size(15, 15), 7.5),
    ])
  func fullyRound(size: Size, radius: Double) {
    let rect = Rect(origin: Point(3, 4), size: size)
    let expected = RoundedRectangle(radius).outline(in: rect)
    #expect(RoundedRectangle().outline(in: rect).description == expected.description)
    #expect(Capsule().outline(in: rect).description == expected.description)
  }

  @Test("assigns the top left corner by the light")
  func corners() {
    let shape = RoundedRectangle(10)
    #expect(
      shape.edge(.top, in: rect, light: 125).bounds == Rect(x: 10, y: 20, width: 100, height: 10))
    #expect(
      shape.edge(.left, in: rect, light: 125).bounds == Rect(x: 10, y: 30, width: 0, height: 24))
    for light in [0.0, 45, 90, 360, 405] {
      #expect(
        shape.edge(.top, in: rect, light: light).bounds == Rect(x: 20, y: 20, width: 90, height: 10)
      )
      #expect(
        shape.edge(.left, in: rect, light: light).bounds
          == Rect(x: 10, y: 20, width: 10, height: 34))
    }
    #expect(
      shape.edge(.right, in: rect, light: 270).bounds == Rect(x: 100, y: 30, width: 10, height: 34))
    #expect(
      shape.edge(.bottom, in: rect, light: 270).bounds == Rect(x: 10, y: 54, width: 90, height: 10))
  }

  @Test("and a rectangle have their outline at the box's position, unlike in Three20")
  func origin() {
    #expect(Rectangle().outline(in: rect).bounds == rect)
    #expect(RoundedRectangle(7).outline(in: rect).bounds == rect)
  }
}
