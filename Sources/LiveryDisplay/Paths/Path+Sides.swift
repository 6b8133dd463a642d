// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// Returns the parts of a closed path that face one side, as for a border of several colors.
  ///
  /// In a clockwise path, a line that runs to the right faces the top, a line that runs down faces
  /// the right side, and so on. A diagonal at exactly 45 degrees belongs to the top or bottom.
  /// Curves are split into eight pieces, so that the sides of a circle meet within a few degrees of
  /// its diagonals. All four sides together form the path. The edge of a hole faces into the hole.
  ///
  /// - Parameter edge: The side.
  /// - Returns: An open path, possibly of several subpaths.
  public func facing(_ edge: Edge) -> Path {
    let pieces = pieces()
    let isClockwise = pieces.isClockwise
    var path = Path()
    for piece in pieces where piece.edge(isClockwise: isClockwise) == edge {
      if path.current != piece.start { path.move(to: piece.start) }
      if let (first, second) = piece.controls {
        path.addCurve(first, second, to: piece.end)
      } else {
        path.addLine(to: piece.end)
      }
    }
    return path
  }

  /// Creates a rectangle with a hole, which clips to the outside of the hole.
  ///
  /// The sides of the rectangle run in the opposite direction of the hole, so that both fill modes
  /// agree. The SVG surface of Cairo supports only one of them for clips.
  package init(_ rect: Rect, around hole: Path) {
    let corners = [
      rect.origin, Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ]
    self.init()
    for corner in hole.pieces().isClockwise ? corners.reversed() : corners {
      addLine(to: corner)
    }
    close()
    add(hole)
  }

  /// Returns the individual lines and curves, including the closing lines.
  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    var start = Point.zero
    var pen = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        pen = point
      case .line(let point):
        pieces.append(Piece(start: pen, end: point))
        pen = point
      case .curve(let first, let second, let end):
        Piece(start: pen, controls: (first, second), end: end).halved(times: 3, into: &pieces)
        pen = end
      case .close:
        pieces.append(Piece(start: pen, end: start))
        pen = start
      }
    }
    return pieces
  }
}

extension [Piece] {
  /// Whether the path runs clockwise.
  fileprivate var isClockwise: Bool { reduce(0) { $0 + $1.area } >= 0 }
}

/// A line, or a part of a curve.
private struct Piece {
  var start: Point
  var controls: (Point, Point)?
  var end: Point

  /// Twice the signed area that the piece contributes to the polygon of its points.
  var area: Double { start.x * end.y - end.x * start.y }

  /// Returns the side that the piece faces, or `nil` if it has no extent.
  func edge(isClockwise: Bool) -> Edge? {
    let direction = isClockwise ? end - start : start - end
    if direction == .zero { return nil }
    if abs(direction.x) >= abs(direction.y) { return direction.x > 0 ? .top : .bottom }
    return direction.y > 0 ? .right : .left
  }

  /// Splits a curve into halves recursively.
  func halved(times: Int, into pieces: inout [Piece]) {
    guard times > 0, let (first, second) = controls else { return pieces.append(self) }
    func middle(_ a: Point, _ b: Point) -> Point { Point((a.x + b.x) / 2, (a.y + b.y) / 2) }
    let ends = (middle(start, first), middle(second, end))
    let center = middle(first, second)
    let inner = (middle(ends.0, center), middle(center, ends.1))
    let cut = middle(inner.0, inner.1)
    Piece(start: start, controls: (ends.0, inner.0), end: cut)
      .halved(times: times - 1, into: &pieces)
    Piece(start: cut, controls: (inner.1, ends.1), end: end)
      .halved(times: times - 1, into: &pieces)
  }
}
