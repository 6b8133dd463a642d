// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension BasicShape {
  private enum Function: String, GrammarFunction {
    case inset, rect, xywh, circle, ellipse, polygon, path, shape
  }

  /// Returns whether the next token begins a shape.
  ///
  /// Consumes no token.
  static func begins(at cursor: inout TokenCursor) -> Bool { Function.peek(&cursor) != nil }

  /// Parses `<basic-shape>`.
  static func parse(_ cursor: inout TokenCursor) -> BasicShape? {
    guard let function = Function.peek(&cursor) else { return cursor.expected("<basic-shape>") }
    _ = cursor.next()
    return cursor.contents { parse(&$0, inside: function) }
  }

  private static func parse(_ cursor: inout TokenCursor, inside function: Function) -> BasicShape? {
    switch function {
    case .inset: InsetShape.parse(&cursor).map { .inset($0) }
    case .rect: RectShape.parse(&cursor).map { .rect($0) }
    case .xywh: XYWHShape.parse(&cursor).map { .xywh($0) }
    case .circle: CircleShape.parse(&cursor).map { .circle($0) }
    case .ellipse: EllipseShape.parse(&cursor).map { .ellipse($0) }
    case .polygon: PolygonShape.parse(&cursor).map { .polygon($0) }
    case .path: PathShape.parse(&cursor).map { .path($0) }
    case .shape: ShapePath.parse(&cursor).map { .shape($0) }
    }
  }
}
