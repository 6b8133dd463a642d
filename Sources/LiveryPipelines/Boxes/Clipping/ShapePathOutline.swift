// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The outline of the commands of `shape()` in a box.
///
/// Defined by [CSS Shapes 2, section 3](https://drafts.csswg.org/css-shapes-2/#shape-function).
struct ShapePathOutline {
  /// The resulting path.
  private(set) var path = Path()
  private let box: Rect
  /// The last control point of a cubic curve, from which a smooth curve continues.
  private var cubic: Point?
  private var quadratic: Point?

  init(_ shape: ShapePath, in box: Rect) {
    self.box = box
    path.move(to: shape.start.point(in: box))
    for command in shape.commands { add(command) }
    path.close()
  }

  private var pen: Point { path.current ?? box.origin }

  private mutating func add(_ command: ShapeCommand) {
    let (lastCubic, lastQuadratic) = (cubic, quadratic)
    (cubic, quadratic) = (nil, nil)
    switch command {
    case .move(let end): path.move(to: point(end))
    case .line(let end): path.addLine(to: point(end))
    case .horizontalLine(.to(let x)):
      let point = Position(x: x, y: PositionComponent(.percentage(0))).point(in: box)
      path.addLine(to: Point(point.x, pen.y))
    case .horizontalLine(.by(let x)):
      path.addLine(to: Point(pen.x + x.pixels(of: box.width), pen.y))
    case .verticalLine(.to(let y)):
      let point = Position(x: PositionComponent(.percentage(0)), y: y).point(in: box)
      path.addLine(to: Point(pen.x, point.y))
    case .verticalLine(.by(let y)):
      path.addLine(to: Point(pen.x, pen.y + y.pixels(of: box.height)))
    case .curve(let end, let first, let second):
      addCurve(first: control(first, to: end), second.map { control($0, to: end) }, to: point(end))
    case .smooth(let end, let second?):
      let first = lastCubic.map { pen + (pen - $0) } ?? pen
      addCurve(first: first, control(second, to: end), to: point(end))
    case .smooth(let end, nil):
      addCurve(first: lastQuadratic.map { pen + (pen - $0) } ?? pen, nil, to: point(end))
    case .arc(let end, let arc): addArc(arc, to: point(end))
    case .close: path.close()
    }
  }

  /// Adds a curve with one or two control points.
  private mutating func addCurve(first: Point, _ second: Point?, to end: Point) {
    if let second {
      cubic = second
      path.addCurve(first, second, to: end)
    } else {
      quadratic = first
      path.addQuadratic(first, to: end)
    }
  }

  private mutating func addArc(_ arc: ShapeArc, to end: Point) {
    path.addArc(
      PathArc(
        arc.horizontalRadius.pixels(of: box.width), arc.verticalRadius.pixels(of: box.height),
        rotation: arc.rotation?.degrees ?? 0, isLarge: arc.isLarge, isClockwise: arc.isClockwise),
      to: end)
  }

  private func point(_ end: ShapeCommand.EndPoint) -> Point {
    switch end {
    case .to(let position): position.point(in: box)
    case .by(let offset): pen + offset.offset(in: box)
    }
  }

  private func control(
    _ control: ShapeCommand.ControlPoint, to end: ShapeCommand.EndPoint
  ) -> Point {
    switch control {
    case .position(let position): return position.point(in: box)
    case .offset(let offset, let origin):
      let start: Point =
        switch origin {
        case .end: point(end)
        case .origin: box.origin
        // By default, a control point is relative to the start of the command.
        case .start, nil: pen
        }
      return start + offset.offset(in: box)
    }
  }
}
