// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension Path {
  /// Creates the path of the commands of an SVG path, as lines and cubic Bézier curves.
  ///
  /// ```swift
  /// PathShape(parsing: "m1 1h10v10z").map { Path($0).description }    // "M 1 1 L 11 1 L 11 11 Z"
  /// ```
  ///
  /// Defined by [SVG 2, section 9.3](https://svgwg.org/svg2-draft/paths.html#PathData).
  ///
  /// - Parameter shape: The commands, with coordinates in px.
  public init(_ shape: PathShape) {
    self.init()
    var control = Control.none
    for command in shape.absolute.commands { control = add(command, after: control) }
  }

  /// The last control point of a curve, which a smooth curve of its kind continues from.
  private enum Control {
    case none
    case cubic(Point)
    case quadratic(Point)
  }

  private mutating func add(_ command: PathCommand, after control: Control) -> Control {
    let pen = current ?? .zero
    switch command {
    case .move(let point, _): move(to: Point(point))
    case .line(let point, _): addLine(to: Point(point))
    case .horizontalLine(let x, _): addLine(to: Point(x, pen.y))
    case .verticalLine(let y, _): addLine(to: Point(pen.x, y))
    case .curve(let first, let second, let end, _):
      addCurve(Point(first), Point(second), to: Point(end))
      return .cubic(Point(second))
    case .smoothCurve(let second, let end, _):
      var first = pen
      if case .cubic(let last) = control { first = last.mirrored(at: pen) }
      addCurve(first, Point(second), to: Point(end))
      return .cubic(Point(second))
    case .quadratic(let middle, let end, _):
      addQuadratic(Point(middle), to: Point(end))
      return .quadratic(Point(middle))
    case .smoothQuadratic(let end, _):
      var middle = pen
      if case .quadratic(let last) = control { middle = last.mirrored(at: pen) }
      addQuadratic(middle, to: Point(end))
      return .quadratic(middle)
    case .arc(let arc, let end, _): addArc(arc, to: Point(end))
    case .close: close()
    }
    return .none
  }

  /// Adds a quadratic Bézier curve as the equivalent cubic curve.
  public mutating func addQuadratic(_ control: Point, to end: Point) {
    let start = current ?? control
    func third(_ point: Point) -> Point {
      Point(point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(third(start), third(end), to: end)
  }
}

extension Point {
  /// Creates the point from a point of an SVG path.
  fileprivate init(_ point: PathPoint) { self.init(point.x, point.y) }

  /// Returns the reflection of the point in a center.
  fileprivate func mirrored(at center: Point) -> Point {
    Point(2 * center.x - x, 2 * center.y - y)
  }
}
