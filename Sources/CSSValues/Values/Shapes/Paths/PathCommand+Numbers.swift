// SPDX-License-Identifier: Apache-2.0

extension PathCommand {
  /// The numbers of the command in the order of path data.
  ///
  /// A flag is 0 or 1.
  var numbers: [Double] {
    switch self {
    case .move(let point, _), .line(let point, _), .smoothQuadratic(let point, _):
      [point.x, point.y]
    case .horizontalLine(let value, _), .verticalLine(let value, _): [value]
    case .curve(let first, let second, let end, _):
      [first.x, first.y, second.x, second.y, end.x, end.y]
    case .smoothCurve(let control, let end, _), .quadratic(let control, let end, _):
      [control.x, control.y, end.x, end.y]
    case .arc(let arc, let end, _):
      [
        arc.horizontalRadius, arc.verticalRadius, arc.rotation, arc.isLarge ? 1 : 0,
        arc.isClockwise ? 1 : 0, end.x, end.y,
      ]
    case .close: []
    }
  }

  /// Returns the command with other numbers, of the same count as ``numbers``.
  func replacing(_ numbers: [Double]) -> PathCommand {
    func point(_ index: Int) -> PathPoint { PathPoint(numbers[index], numbers[index + 1]) }
    guard numbers.count == self.numbers.count else { return self }
    switch self {
    case .move(_, let relative): return .move(to: point(0), isRelative: relative)
    case .line(_, let relative): return .line(to: point(0), isRelative: relative)
    case .horizontalLine(_, let relative):
      return .horizontalLine(x: numbers[0], isRelative: relative)
    case .verticalLine(_, let relative): return .verticalLine(y: numbers[0], isRelative: relative)
    case .curve(_, _, _, let relative):
      return .curve(point(0), point(2), to: point(4), isRelative: relative)
    case .smoothCurve(_, _, let relative):
      return .smoothCurve(point(0), to: point(2), isRelative: relative)
    case .quadratic(_, _, let relative):
      return .quadratic(point(0), to: point(2), isRelative: relative)
    case .smoothQuadratic(_, let relative):
      return .smoothQuadratic(to: point(0), isRelative: relative)
    case .arc(_, _, let relative):
      let arc = PathArc(
        numbers[0], numbers[1], rotation: numbers[2], isLarge: numbers[3] != 0,
        isClockwise: numbers[4] != 0)
      return .arc(arc, to: point(5), isRelative: relative)
    case .close: return .close
    }
  }
}
