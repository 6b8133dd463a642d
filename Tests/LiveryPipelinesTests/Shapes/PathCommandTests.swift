// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("The outline of an SVG path")
struct PathCommandTests {
  @Test(
    "has its commands as lines and cubic curves from the origin",
    arguments: [
      ("M 1 2 L 3 4 Z", "M 1 2 L 3 4 Z"),
      ("m1 2 3 4 5 6", "M 1 2 L 4 6 L 9 12"),
      ("M1 2h3v4H0V0", "M 1 2 L 4 2 L 4 6 L 0 6 L 0 0"),
      ("M0 0C1 2 3 4 5 6", "M 0 0 C 1 2 3 4 5 6"),
      ("M0 0C0 3 3 6 6 6S9 9 9 12", "M 0 0 C 0 3 3 6 6 6 C 9 6 9 9 9 12"),
      ("M1 1S3 4 5 6", "M 1 1 C 1 1 3 4 5 6"),
      ("M0 0Q3 0 3 3", "M 0 0 C 2 0 3 1 3 3"),
      ("M0 0Q3 0 3 3T6 6", "M 0 0 C 2 0 3 1 3 3 C 3 5 4 6 6 6"),
      ("M0 0T3 3", "M 0 0 C 0 0 1 1 3 3"),
      ("M5 5h5v5zl1 1", "M 5 5 L 10 5 L 10 10 Z L 6 6"),
      ("M5 5zm1 1h1", "M 5 5 Z M 6 6 L 7 6"),
      ("M0 0A0 5 0 0 1 9 9", "M 0 0 L 9 9"),
      ("M3 3A5 5 0 0 1 3 3h1", "M 3 3 L 4 3"),
    ])
  func commands(data: String, expected: String) throws {
    #expect(Path(try #require(PathShape(parsing: data))).description == expected)
  }

  @Test(
    "draws arcs on their ellipse",
    arguments: [
      // The data, the center, the radii, and the bounding box of the arc.
      ("M0 5A5 5 0 0 1 10 5", Point(5, 5), Size(5, 5), Rect(x: 0, y: 0, width: 10, height: 5)),
      ("M0 5A5 5 0 0 0 10 5", Point(5, 5), Size(5, 5), Rect(x: 0, y: 5, width: 10, height: 5)),
      ("M0 5A1 1 0 0 1 10 5", Point(5, 5), Size(5, 5), Rect(x: 0, y: 0, width: 10, height: 5)),
      (
        "M0 0A20 10 0 0 1 20 10", Point(0, 10), Size(20, 10),
        Rect(x: 0, y: 0, width: 20, height: 10)
      ),
      (
        "M0 0A20 10 0 1 1 20 10", Point(20, 0), Size(20, 10),
        Rect(x: 0, y: -10, width: 40, height: 20)
      ),
      (
        "M0 0A20 10 0 1 0 20 10", Point(0, 10), Size(20, 10),
        Rect(x: -20, y: 0, width: 40, height: 20)
      ),
      (
        "M0 0A10 20 90 0 1 20 10", Point(0, 10), Size(20, 10),
        Rect(x: 0, y: 0, width: 20, height: 10)
      ),
      ("M0 5A-5 -5 0 0 1 10 5", Point(5, 5), Size(5, 5), Rect(x: 0, y: 0, width: 10, height: 5)),
    ])
  func arcs(data: String, center: Point, radii: Size, bounds: Rect) throws {
    let path = Path(try #require(PathShape(parsing: data)))
    let points = path.samples
    for point in points {
      let x = (point.x - center.x) / radii.width
      let y = (point.y - center.y) / radii.height
      #expect(abs(x * x + y * y - 1) < 1e-3, "\(point)")
    }
    let low = Point(
      min(0, points.map(\.x).min() ?? 0), min(points[0].y, points.map(\.y).min() ?? 0))
    #expect(low.isClose(to: bounds.origin, within: 0.1), "\(low)")
    let high = Point(points.map(\.x).max() ?? 0, points.map(\.y).max() ?? 0)
    #expect(high.isClose(to: Point(bounds.maxX, bounds.maxY), within: 0.1), "\(high)")
  }

  @Test("rotates the ellipse of an arc")
  func rotatedArc() throws {
    let path = Path(try #require(PathShape(parsing: "M0 0A20 10 30 0 1 20 20")))
    #expect(path.pieces.last?.end == Point(20, 20))
    // Rotated back, every point satisfies the equation of the ellipse.
    let (cosine, sine) = (0.75.squareRoot(), 0.5)
    let points = ([Point.zero] + path.samples).map {
      Point((cosine * $0.x + sine * $0.y) / 20, (cosine * $0.y - sine * $0.x) / 10)
    }
    let ends = (points[0], points[points.count - 1])
    let half = Point((ends.1.x - ends.0.x) / 2, (ends.1.y - ends.0.y) / 2)
    let length = (half.x * half.x + half.y * half.y).squareRoot()
    let rise = (1 - length * length).squareRoot() / length
    let center = Point(
      ends.0.x + half.x - half.y * rise, ends.0.y + half.y + half.x * rise)
    for point in points {
      let vector = point - center
      #expect(abs(vector.x * vector.x + vector.y * vector.y - 1) < 1e-3)
    }
  }

  @Test(
    "is finite for any numbers",
    arguments: [
      "M1e38 1e38A1e-38 1e38 1e38 1 1 -1e38 -1e38", "M0 0A1e38 1e38 0 0 1 1e-38 0",
      "M0 0A1e-300 1e-300 0 0 1 1 1", "M1e300 1e300l1e300 1e300q1e300 0 1 1t1e300 1e300",
      "M0 0A5 5 1e38 0 1 1 1",
    ])
  func extremes(data: String) throws {
    let path = Path(try #require(PathShape(parsing: data)))
    #expect(path.isFinite)
    for edge in Edge.allCases { #expect(path.facing(edge).isFinite) }
  }
}
