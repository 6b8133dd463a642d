// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The arc of an ellipse in a `shape()` command.
///
/// Defined by [CSS Shapes 2, section 3.4](https://drafts.csswg.org/css-shapes-2/#typedef-shape-arc-command).
public struct ShapeArc: Sendable, Hashable {
  /// The radius along the x axis of the ellipse.
  public var horizontalRadius: LengthPercentage
  /// The radius along the y axis of the ellipse.
  public var verticalRadius: LengthPercentage
  /// Whether the arc is drawn clockwise.
  public var isClockwise: Bool
  /// Whether the larger of the two possible arcs is drawn.
  public var isLarge: Bool
  /// The rotation of the ellipse's x axis, or `nil` for no rotation.
  public var rotation: Calculable<CSSAngle>?

  /// Creates an arc of an ellipse, or of a circle if there is only one radius.
  package init(
    _ horizontalRadius: LengthPercentage, _ verticalRadius: LengthPercentage? = nil,
    isClockwise: Bool = false, isLarge: Bool = false, rotation: Calculable<CSSAngle>? = nil
  ) {
    self.horizontalRadius = horizontalRadius
    self.verticalRadius = verticalRadius ?? horizontalRadius
    self.isClockwise = isClockwise
    self.isLarge = isLarge
    self.rotation = rotation
  }
}

extension ShapeArc: CustomStringConvertible {
  /// The CSS text of the arc, without defaults.
  public var description: String {
    var text = "of \(horizontalRadius)"
    if verticalRadius != horizontalRadius { text += " \(verticalRadius)" }
    if isClockwise { text += " cw" }
    if isLarge { text += " large" }
    if let rotation { text += " rotate \(rotation)" }
    return text
  }

  private enum Sweep: String, GrammarKeyword {
    case cw, ccw
  }

  private enum Size: String, GrammarKeyword {
    case large, small
  }

  /// Parses the radii, the sweep, the size and the rotation of an arc.
  ///
  /// The grammar is
  /// `[ of <length-percentage>{1,2} ] && <arc-sweep>? && <arc-size>? && [ rotate <angle> ]?`.
  static func parse(_ cursor: inout TokenCursor) -> ShapeArc? {
    var radii: (LengthPercentage, LengthPercentage)?
    var sweep: Sweep?
    var size: Size?
    var rotation: Calculable<CSSAngle>?
    while true {
      if radii == nil, cursor.consumeKeyword("of") {
        guard let parsed = parseRadii(&cursor) else { return nil }
        radii = parsed
      } else if rotation == nil, cursor.consumeKeyword("rotate") {
        guard let angle = Calculable<CSSAngle>.parse(&cursor) else { return nil }
        rotation = angle
      } else if sweep == nil, let keyword = Sweep.consume(&cursor) {
        sweep = keyword
      } else if size == nil, let keyword = Size.consume(&cursor) {
        size = keyword
      } else {
        break
      }
    }
    guard let radii else { return cursor.expected("of <length-percentage>{1,2}") }
    return ShapeArc(
      radii.0, radii.1, isClockwise: sweep == .cw, isLarge: size == .large,
      rotation: rotation?.degrees == 0 ? nil : rotation)
  }

  private static func parseRadii(
    _ cursor: inout TokenCursor
  ) -> (LengthPercentage, LengthPercentage)? {
    guard let first = LengthPercentage.parse(&cursor) else { return nil }
    guard LengthPercentage.begins(at: &cursor) else { return (first, first) }
    return LengthPercentage.parse(&cursor).map { (first, $0) }
  }
}
