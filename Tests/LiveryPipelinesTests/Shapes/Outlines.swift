// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryPipelines

extension Path {
  /// A straight line or a curve with its start.
  struct Piece: Hashable {
    var start: Point
    var element: Element
    var end: Point
  }

  /// The individual lines and curves, including closing lines, without those of zero length.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    var start = Point.zero
    var pen = Point.zero
    for element in elements {
      let end: Point
      switch element {
      case .move(let point):
        start = point
        pen = point
        continue
      case .line(let point): end = point
      case .curve(_, _, let point): end = point
      case .close: end = start
      }
      if end != pen {
        let line = Element.line(end)
        pieces.append(Piece(start: pen, element: element == .close ? line : element, end: end))
      }
      pen = end
    }
    return pieces
  }

  /// Points along the path, twenty per curve.
  var samples: [Point] {
    pieces.flatMap { piece -> [Point] in
      guard case .curve(let first, let second, let end) = piece.element else { return [piece.end] }
      return (1...20).map { step in
        let t = Double(step) / 20
        let u = 1 - t
        func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
          u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        return Point(
          mix(piece.start.x, first.x, second.x, end.x),
          mix(piece.start.y, first.y, second.y, end.y))
      }
    }
  }

  /// The end points of lines.
  var lineEnds: [Point] {
    elements.compactMap { element in
      guard case .line(let end) = element else { return nil }
      return end
    }
  }

  /// The signed area, which is positive for a clockwise path.
  var area: Double {
    let points = samples
    guard var last = points.last else { return 0 }
    let origin = last
    return points.reduce(0) { sum, point in
      let (a, b) = (last - origin, point - origin)
      defer { last = point }
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }

  /// The length of all lines and curves.
  var length: Double {
    var pen: Point?
    return pieces.reduce(0) { sum, piece in
      var path = Path()
      path.move(to: piece.start)
      if case .curve(let first, let second, let end) = piece.element {
        path.addCurve(first, second, to: end)
      } else {
        path.addLine(to: piece.end)
      }
      pen = piece.start
      return sum
        + path.samples.reduce(0) { sum, point in
          defer { pen = point }
          let vector = point - (pen ?? point)
          return sum + (vector.x * vector.x + vector.y * vector.y).squareRoot()
        }
    }
  }

  /// Whether every number of the path is finite.
  var isFinite: Bool {
    [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
  }

  /// Creates a path from all four sides of a shape, in order.
  init(edgesOf shape: some Shape, in rect: Rect, light: Double) {
    self.init()
    for edge in Edge.allCases { add(shape.edge(edge, in: rect, light: light)) }
  }
}

extension Point {
  /// Returns whether both coordinates differ by less than a tolerance, a thousandth by default.
  func isClose(to other: Point, within tolerance: Double = 0.001) -> Bool {
    abs(x - other.x) < tolerance && abs(y - other.y) < tolerance
  }
}

extension Rect {
  /// Returns whether a path lies in the rectangle.
  func contains(_ path: Path) -> Bool {
    let tolerance = 1e-6 * max(1, width, height)
    let bounds = path.bounds
    return path.isEmpty
      || bounds.minX >= minX - tolerance && bounds.maxX <= maxX + tolerance
        && bounds.minY >= minY - tolerance && bounds.maxY <= maxY + tolerance
  }
}
