// SPDX-License-Identifier: Apache-2.0

extension PathCommand {
  /// Returns the commands with absolute coordinates.
  ///
  /// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-path).
  static func absolute(_ commands: [PathCommand]) -> [PathCommand] {
    var start = PathPoint(0, 0)
    var current = start
    return commands.map { command in
      let absolute = command.isRelative ? command.moved(by: current) : command
      current = absolute.end(from: current, start: start)
      if case .move(let point, _) = absolute { start = point }
      return absolute
    }
  }

  /// Returns a relative command as an absolute one.
  private func moved(by origin: PathPoint) -> PathCommand {
    func moved(_ point: PathPoint) -> PathPoint {
      PathPoint(.finite(point.x + origin.x), .finite(point.y + origin.y))
    }
    switch self {
    case .move(let end, _): return .move(to: moved(end), isRelative: false)
    case .line(let end, _): return .line(to: moved(end), isRelative: false)
    case .horizontalLine(let x, _):
      return .horizontalLine(x: .finite(x + origin.x), isRelative: false)
    case .verticalLine(let y, _): return .verticalLine(y: .finite(y + origin.y), isRelative: false)
    case .curve(let first, let second, let end, _):
      return .curve(moved(first), moved(second), to: moved(end), isRelative: false)
    case .smoothCurve(let control, let end, _):
      return .smoothCurve(moved(control), to: moved(end), isRelative: false)
    case .quadratic(let control, let end, _):
      return .quadratic(moved(control), to: moved(end), isRelative: false)
    case .smoothQuadratic(let end, _): return .smoothQuadratic(to: moved(end), isRelative: false)
    case .arc(let arc, let end, _): return .arc(arc, to: moved(end), isRelative: false)
    case .close: return .close
    }
  }

  /// Returns the end point of an absolute command.
  private func end(from current: PathPoint, start: PathPoint) -> PathPoint {
    switch self {
    case .move(let end, _), .line(let end, _), .curve(_, _, let end, _),
      .smoothCurve(_, let end, _), .quadratic(_, let end, _), .smoothQuadratic(let end, _),
      .arc(_, let end, _):
      end
    case .horizontalLine(let x, _): PathPoint(x, current.y)
    case .verticalLine(let y, _): PathPoint(current.x, y)
    case .close: start
    }
  }
}
