// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Path {
  /// The control point distance of a Bézier curve for a quarter circle of radius 1.
  private static let quarterControl = 0.5522847498307936

  /// Adds a quarter of an ellipse from the current point, which rounds a corner.
  ///
  /// - Parameters:
  ///   - corner: The rounded corner, where the tangents of both ends meet.
  ///   - end: The end of the arc.
  public mutating func addQuarter(around corner: Point, to end: Point) {
    let start = current ?? corner
    func control(_ from: Point) -> Point {
      Point(
        from.x + (corner.x - from.x) * Self.quarterControl,
        from.y + (corner.y - from.y) * Self.quarterControl)
    }
    addCurve(control(start), control(end), to: end)
  }

  /// Adds a line towards a corner, and an arc of a circle that touches both sides of the corner.
  ///
  /// This is the tangent arc of Core Graphics and of the canvas's
  /// [`arcTo()`](https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-arcto). If the
  /// current point, the corner and the next point lie on one line, or if the radius is zero, the
  /// result is a straight line to the corner.
  ///
  /// - Parameters:
  ///   - corner: The rounded corner.
  ///   - next: A point on the side that follows the corner.
  ///   - radius: The radius of the circle in px; a negative radius counts as zero.
  package mutating func addTangentArc(corner: Point, next: Point, radius: Double) {
    guard let start = current else { return move(to: corner) }
    let toStart = start - corner
    let toNext = next - corner
    let lengths = (hypot(toStart.x, toStart.y), hypot(toNext.x, toNext.y))
    guard lengths.0 > 0, lengths.1 > 0, radius > 0 else { return addLine(to: corner) }
    let first = Point(toStart.x / lengths.0, toStart.y / lengths.0)
    let second = Point(toNext.x / lengths.1, toNext.y / lengths.1)
    let cosine = first.x * second.x + first.y * second.y
    let cross = first.x * second.y - first.y * second.x
    guard abs(cross) > 1e-9 else { return addLine(to: corner) }
    // The half angle of the corner determines the distance from the corner to the tangent points.
    let angle = acos(min(max(cosine, -1), 1))
    let distance = radius * (1 + cosine) / abs(cross)
    let from = Point(corner.x + first.x * distance, corner.y + first.y * distance)
    let to = Point(corner.x + second.x * distance, corner.y + second.y * distance)
    addLine(to: from)
    // A single Bézier curve is accurate up to a quarter turn; a larger turn is split into halves.
    addArc(from: from, to: to, corner: corner, turn: .pi - angle, radius: radius)
  }

  private mutating func addArc(
    from: Point, to: Point, corner: Point, turn: Double, radius: Double
  ) {
    guard turn > .pi / 2 + 1e-9 else {
      let handle = 4.0 / 3 * tan(turn / 4) * radius
      func control(_ end: Point) -> Point {
        let side = corner - end
        let length = hypot(side.x, side.y)
        guard length > 0 else { return end }
        return Point(end.x + side.x / length * handle, end.y + side.y / length * handle)
      }
      return addCurve(control(from), control(to), to: to)
    }
    let chord = Point((from.x + to.x) / 2, (from.y + to.y) / 2)
    let axis = corner - chord
    let length = hypot(axis.x, axis.y)
    guard length > 0 else { return addLine(to: to) }
    let rise = radius * (1 - cos(turn / 2))
    let top = Point(chord.x + axis.x / length * rise, chord.y + axis.y / length * rise)
    // The tangent at the midpoint is parallel to the chord; the corners of the halves lie on the
    // sides.
    let share = (length - rise) / length
    func halfCorner(_ end: Point) -> Point {
      Point(corner.x + (end.x - corner.x) * share, corner.y + (end.y - corner.y) * share)
    }
    addArc(from: from, to: top, corner: halfCorner(from), turn: turn / 2, radius: radius)
    addArc(from: top, to: to, corner: halfCorner(to), turn: turn / 2, radius: radius)
  }
}
