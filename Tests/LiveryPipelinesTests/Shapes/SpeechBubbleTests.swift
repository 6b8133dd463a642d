// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A speech bubble")
struct SpeechBubbleTests {
  private static let rect = Rect(x: 0, y: 0, width: 140, height: 44)

  private static func bubble(
    _ radius: Double, _ location: Double, _ angle: Double, _ width: Double, _ height: Double
  ) -> SpeechBubble {
    SpeechBubble(
      radius: radius, location: location, angle: angle, pointer: Size(width, height))
  }

  @Test(
    "has Three20's metrics",
    arguments: [
      (
        bubble(5, 60, 90, 20, 10), Rect(x: 0, y: 10, width: 140, height: 34),
        [Point(23.333, 10), Point(33.333, 0), Point(43.333, 10)]
      ),
      (
        bubble(5, 314, 270, 20, 10), Rect(x: 0, y: 0, width: 140, height: 34),
        [Point(26.222, 34), Point(16.222, 44), Point(6.222, 34)]
      ),
      (
        bubble(5, 315, 0, 10, 20), Rect(x: 10, y: 0, width: 130, height: 44),
        [Point(10, 39), Point(0, 29), Point(10, 19)]
      ),
      (
        bubble(5, 0, 0, 20, 10), Rect(x: 20, y: 0, width: 120, height: 44),
        [Point(20, 27), Point(0, 22), Point(20, 17)]
      ),
      (
        bubble(5, 224, 180, 15, 15), Rect(x: 0, y: 0, width: 125, height: 44),
        [Point(125, 23.789), Point(140, 30.789), Point(125, 37.789)]
      ),
      (
        bubble(5, 90, 270, 20, 10), Rect(x: 0, y: 0, width: 140, height: 44),
        [Point(60, 0), Point(70, 10), Point(80, 0)]
      ),
    ])
  func figures(bubble: SpeechBubble, body: Rect, pointer: [Point]) throws {
    #expect(bubble.body(in: Self.rect) == body)
    let drawn = bubble.pointer(in: Self.rect)
    try #require(drawn.count == 3)
    for (point, expected) in zip(drawn, pointer) { #expect(point.isClose(to: expected)) }
    // The outline passes through the pointer, in this order.
    let ends = bubble.outline(in: Self.rect).lineEnds
    let first = try #require(ends.firstIndex(of: drawn[0]))
    #expect(Array(ends[first...].prefix(3)) == drawn)
  }

  @Test(
    "has its pointer on the side of the location",
    arguments: [
      (45.0, Edge.top), (134.9, .top), (135, .right), (224.9, .right), (225, .bottom),
      (314.9, .bottom), (315, .left), (360, .left), (44.9, .left), (-45, .left), (-46, .bottom),
      (405, .top),
    ])
  func sides(location: Double, edge: Edge) throws {
    let bubble = Self.bubble(5, location, location, 8, 8)
    let tip = try #require(bubble.pointer(in: Self.rect).dropFirst().first)
    let sides: [Edge: Bool] = [
      .top: tip.y == 0, .right: tip.x == 140, .bottom: tip.y == 44, .left: tip.x == 0,
    ]
    #expect(sides[edge] == true)
    #expect(bubble.edge(edge, in: Self.rect, light: 125).lineEnds.contains(tip))
  }

  @Test("points outwards up to a right angle, otherwise it has a notch")
  func inward() {
    for (location, outward) in [
      (90.0, 0.0...180), (180, 90...270), (270, 180...360), (0, 270...450),
    ] {
      for angle in stride(from: 0.0, to: 360, by: 15) {
        let isOutward = outward.contains(angle) || outward.contains(angle + 360)
        let bubble = Self.bubble(5, location, angle, 10, 10)
        #expect((bubble.body(in: Self.rect) != Self.rect) == isOutward, "\(location) \(angle)")
      }
    }
  }

  @Test(
    "has a pointer slanted by its angle, unlike in Three20",
    arguments: [
      (90.0, 45.0, Point(60, 0)), (90, 135, Point(80, 0)), (90, 120, Point(75.7735, 0)),
      (180, 225, Point(140, 32)), (180, 135, Point(140, 12)), (270, 315, Point(60, 44)),
      (0, 45, Point(0, 12)), (0, 315, Point(0, 32)),
      // Inward directions.
      (90, 225, Point(80, 10)), (90, 315, Point(60, 10)), (180, 45, Point(130, 12)),
    ])
  func leans(location: Double, angle: Double, tip: Point) throws {
    let pointer = Self.bubble(5, location, angle, 10, 10).pointer(in: Self.rect)
    try #require(pointer.count == 3)
    #expect(pointer[1].isClose(to: tip), "\(pointer[1])")
  }

  @Test("keeps the tip of its pointer beside its side")
  func leansFar() throws {
    for (angle, x) in [(0.0, 0.0), (180, 140), (179, 140), (1, 0)] {
      let pointer = Self.bubble(5, 90, angle, 10, 10).pointer(in: Self.rect)
      #expect(try #require(pointer.dropFirst().first).isClose(to: Point(x, 0)))
    }
    let notch = Self.bubble(5, 90, 181, 10, 10).pointer(in: Self.rect)
    #expect(try #require(notch.dropFirst().first).isClose(to: Point(135, 10)))
  }

  @Test("keeps its pointer away from the rounded corners")
  func offCorners() throws {
    for location in stride(from: 0.0, to: 360, by: 7) {
      for radius in [0.0, 5, 12, 17] {
        let bubble = Self.bubble(radius, location, location, 14, 6)
        let body = bubble.body(in: Self.rect)
        let pointer = bubble.pointer(in: Self.rect)
        for point in [pointer.first, pointer.last].compactMap({ $0 }) {
          let isOnSide =
            point.x == body.minX || point.x == body.maxX
            ? (body.minY + radius...body.maxY - radius).contains(point.y)
            : (body.minX + radius - 1e-9...body.maxX - radius + 1e-9).contains(point.x)
          #expect(isOnSide, "\(radius) \(location) \(point)")
        }
      }
    }
  }

  @Test("shrinks a pointer that is too wide or too deep")
  func shrunk() throws {
    let wide = Self.bubble(5, 90, 90, 1000, 10).pointer(in: Self.rect)
    #expect(wide == [Point(5, 10), Point(70, 0), Point(135, 10)])
    let deep = Self.bubble(5, 90, 90, 20, 1000)
    #expect(deep.body(in: Self.rect) == Rect(x: 0, y: 22, width: 140, height: 22))
    #expect(deep.pointer(in: Self.rect) == [Point(60, 22), Point(70, 0), Point(80, 22)])
    let notch = Self.bubble(5, 90, 270, 20, 1000)
    #expect(notch.pointer(in: Self.rect) == [Point(60, 0), Point(70, 22), Point(80, 0)])
  }

  @Test(
    "is a rounded box if the pointer does not fit",
    arguments: [
      bubble(5, 90, 90, 0, 10), bubble(5, 90, 90, 20, 0), bubble(5, 90, 90, -20, 10),
      bubble(5, 90, 90, 20, .nan), bubble(22, 180, 180, 10, 20), bubble(5, 90, 90, 1, 1),
    ])
  func withoutPointer(bubble: SpeechBubble) {
    #expect(bubble.pointer(in: Self.rect).isEmpty)
    #expect(bubble.body(in: Self.rect) == Self.rect)
    #expect(
      bubble.outline(in: Self.rect) == RoundedRectangle(bubble.radius).outline(in: Self.rect))
  }
}
