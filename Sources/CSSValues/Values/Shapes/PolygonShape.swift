// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A polygon in a box.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-polygon).
public struct PolygonShape: Sendable, Hashable {
  /// The fill rule, which determines the inside of a polygon that intersects itself.
  public var fillRule: FillRule
  /// The corner radius, or `nil` for sharp corners.
  public var rounding: Calculable<Length>?
  /// The vertices in order.
  public var corners: [LengthPoint]

  /// Creates a polygon from its vertices.
  package init(
    _ corners: [LengthPoint], fillRule: FillRule = .nonzero, rounding: Calculable<Length>? = nil
  ) {
    self.corners = corners
    self.fillRule = fillRule
    self.rounding = rounding
  }
}

extension PolygonShape: CustomStringConvertible {
  /// The CSS text of the shape.
  public var description: String {
    var prelude = fillRule == .nonzero ? [] : [fillRule.description]
    if let rounding { prelude.append("round \(rounding)") }
    var arguments = corners.map(\.description)
    if !prelude.isEmpty { arguments.insert(prelude.joined(separator: " "), at: 0) }
    return "polygon(\(arguments.joined(separator: ", ")))"
  }

  /// Parses the arguments of `polygon()`.
  ///
  ///  The grammar is
  ///  `<fill-rule>? [ round <length [0,∞]> ]? , [ <length-percentage> <length-percentage> ]#`.
  static func parse(_ cursor: inout TokenCursor) -> PolygonShape? {
    let rule = FillRule.consume(&cursor)
    var rounding: Calculable<Length>?
    if cursor.consumeKeyword("round") {
      guard let length = Calculable<Length>.parse(&cursor, in: .nonNegative) else { return nil }
      rounding = length
    }
    if rule != nil || rounding != nil, !cursor.consumeComma() { return cursor.expected("','") }
    return cursor.commaSeparated(of: LengthPoint.parse).map {
      PolygonShape($0, fillRule: rule ?? .nonzero, rounding: rounding)
    }
  }
}

extension PolygonShape: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    if let rounding {
      var length = LengthPercentage(rounding)
      visit(&length)
      self.rounding = length.withoutPercentage ?? rounding
    }
    for index in corners.indices { corners[index].visitLengths(visit) }
  }
}
