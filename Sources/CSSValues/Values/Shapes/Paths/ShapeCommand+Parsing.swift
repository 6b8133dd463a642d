// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ShapeCommand {
  private enum Name: String, GrammarKeyword {
    case move, line, hline, vline, curve, smooth, arc, close
  }

  /// Parses `<shape-command>`.
  static func parse(_ cursor: inout TokenCursor) -> ShapeCommand? {
    guard let name = Name.parse(&cursor) else { return nil }
    switch name {
    case .close: return .close
    case .move: return EndPoint.parse(&cursor).map { .move($0) }
    case .line: return EndPoint.parse(&cursor).map { .line($0) }
    case .hline: return Coordinate.parse(&cursor, isHorizontal: true).map { .horizontalLine($0) }
    case .vline: return Coordinate.parse(&cursor, isHorizontal: false).map { .verticalLine($0) }
    case .curve: return parseCurve(&cursor)
    case .smooth: return parseSmooth(&cursor)
    case .arc:
      guard let end = EndPoint.parse(&cursor), let arc = ShapeArc.parse(&cursor) else { return nil }
      return .arc(end, arc)
    }
  }

  private static func parseCurve(_ cursor: inout TokenCursor) -> ShapeCommand? {
    guard let end = EndPoint.parse(&cursor) else { return nil }
    guard cursor.consumeKeyword("with") else { return cursor.expected("with") }
    guard let first = ControlPoint.parse(&cursor, of: end) else { return nil }
    guard cursor.consumeSlash() else { return .curve(end, first, nil) }
    return ControlPoint.parse(&cursor, of: end).map { .curve(end, first, $0) }
  }

  private static func parseSmooth(_ cursor: inout TokenCursor) -> ShapeCommand? {
    guard let end = EndPoint.parse(&cursor) else { return nil }
    guard cursor.consumeKeyword("with") else { return .smooth(end, nil) }
    return ControlPoint.parse(&cursor, of: end).map { .smooth(end, $0) }
  }
}

extension ShapeCommand.EndPoint {
  /// Parses `to <position> | by <coordinate-pair>`.
  static func parse(_ cursor: inout TokenCursor) -> Self? {
    if cursor.consumeKeyword("to") { return Position.parse(&cursor).map { .to($0) } }
    guard cursor.consumeKeyword("by") else { return cursor.expected("to | by") }
    return LengthPoint.parse(&cursor).map { .by($0) }
  }
}

extension ShapeCommand.Coordinate {
  /// Parses a position along an axis, or a relative distance.
  static func parse(_ cursor: inout TokenCursor, isHorizontal: Bool) -> Self? {
    guard cursor.consumeKeyword("to") else {
      guard cursor.consumeKeyword("by") else { return cursor.expected("to | by") }
      return LengthPercentage.parse(&cursor).map { .by($0) }
    }
    if let edge = PositionComponent.Edge.peek(&cursor) {
      guard edge == .center || edge.isHorizontal == isHorizontal else {
        return cursor.expected(isHorizontal ? "left | center | right" : "top | center | bottom")
      }
      return cursor.next().map { _ in .to(PositionComponent(edge)) }
    }
    return LengthPercentage.parse(&cursor).map { .to(PositionComponent($0)) }
  }
}

extension ShapeCommand.ControlPoint {
  /// Parses `<position> | <relative-control-point>`, or only the latter for a relative command.
  static func parse(_ cursor: inout TokenCursor, of end: ShapeCommand.EndPoint) -> Self? {
    guard LengthPercentage.begins(at: &cursor) else {
      if case .by = end { return cursor.expected("<length-percentage>") }
      return Position.parse(&cursor).map { .position($0) }
    }
    var attempt = cursor
    let point = LengthPoint.parse(&attempt)
    if let point, attempt.consumeKeyword("from") {
      guard let origin = Origin.parse(&attempt) else {
        cursor = attempt
        return nil
      }
      defer { cursor = attempt }
      // Omit the default origin of each kind of command.
      switch (end, origin) {
      case (.to, .origin): return Position.parse(&cursor).map { .position($0) }
      case (.by, .start): return .offset(point, from: nil)
      default: return .offset(point, from: origin)
      }
    }
    if case .by = end { return LengthPoint.parse(&cursor).map { .offset($0, from: nil) } }
    return Position.parse(&cursor).map { .position($0) }
  }
}
