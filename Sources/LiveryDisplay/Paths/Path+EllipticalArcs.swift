// SPDX-License-Identifier: Apache-2.0
public import CSSValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Path {
  /// Adds an arc of an ellipse from the current point.
  ///
  /// Radii that are too small to reach the end are scaled up; a zero radius gives a straight line.
  ///
  /// Defined by [SVG 2, sections 9.5.1 and B.2](https://svgwg.org/svg2-draft/implnote.html#ArcImplementationNotes).
  ///
  /// - Parameters:
  ///   - arc: The radii, rotation and flags of the arc.
  ///   - end: The end of the arc.
  public mutating func addArc(_ arc: PathArc, to end: Point) {
    guard let start = current, start != end else { return }
    guard let ellipse = EllipticalArc(arc, from: start, to: end) else { return addLine(to: end) }
    let count = min(4, max(1, Int((abs(ellipse.turn) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = ellipse.turn / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let first = ellipse.angle + Double(index) * step
      let second = first + step
      addCurve(
        ellipse.point(cos(first) - handle * sin(first), sin(first) + handle * cos(first)),
        ellipse.point(cos(second) + handle * sin(second), sin(second) - handle * cos(second)),
        to: index == count - 1 ? end : ellipse.point(cos(second), sin(second)))
    }
  }
}

/// An elliptical arc in center parameterization: center, radii, start angle and sweep angle.
private struct EllipticalArc {
  private let center: Point
  private let radii: Size
  private let axis: Point
  /// The start angle, in radians clockwise from the first axis.
  let angle: Double
  /// The sweep angle, in radians clockwise, from minus to plus one turn.
  let turn: Double

  /// Creates the arc between two points, or `nil` if it is a straight line.
  init?(_ arc: PathArc, from start: Point, to end: Point) {
    let preferred = Size(abs(arc.horizontalRadius), abs(arc.verticalRadius))
    guard !preferred.isEmpty else { return nil }
    let rotation = arc.rotation.truncatingRemainder(dividingBy: 360) * .pi / 180
    axis = Point(cos(rotation), sin(rotation))
    let halfDelta = Point((start.x - end.x) / 2, (start.y - end.y) / 2)
    // Half of the vector from the end to the start, in the coordinates of the unit circle.
    var halfChord = Point(
      (axis.x * halfDelta.x + axis.y * halfDelta.y) / preferred.width,
      (axis.x * halfDelta.y - axis.y * halfDelta.x) / preferred.height)
    let length = hypot(halfChord.x, halfChord.y)
    guard length > 0, length.isFinite else { return nil }
    let scale = max(1, length)
    radii = Size(preferred.width * scale, preferred.height * scale)
    halfChord = Point(halfChord.x / scale, halfChord.y / scale)
    let distance = length < 1 ? (1 - length * length).squareRoot() / length : 0
    let side = arc.isLarge == arc.isClockwise ? -distance : distance
    let middle = Point(side * halfChord.y, -side * halfChord.x)
    angle = atan2(halfChord.y - middle.y, halfChord.x - middle.x)
    var turn = atan2(-halfChord.y - middle.y, -halfChord.x - middle.x) - angle
    if arc.isClockwise, turn < 0 { turn += 2 * .pi }
    if !arc.isClockwise, turn > 0 { turn -= 2 * .pi }
    self.turn = turn
    let shift = Point(middle.x * radii.width, middle.y * radii.height)
    center = Point(
      (start.x + end.x) / 2 + axis.x * shift.x - axis.y * shift.y,
      (start.y + end.y) / 2 + axis.y * shift.x + axis.x * shift.y)
    guard turn.isFinite, center.x.isFinite, center.y.isFinite else { return nil }
  }

  /// Returns the point on the ellipse for a point of the unit circle.
  func point(_ x: Double, _ y: Double) -> Point {
    let scaled = Point(x * radii.width, y * radii.height)
    return Point(
      center.x + axis.x * scaled.x - axis.y * scaled.y,
      center.y + axis.y * scaled.x + axis.x * scaled.y)
  }
}
