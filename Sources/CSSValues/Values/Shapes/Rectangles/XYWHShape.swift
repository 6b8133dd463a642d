// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A rectangle with rounded corners in a box, by its top left corner and its size.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-xywh).
public struct XYWHShape: Sendable, Hashable {
  /// The distance of the left side from the box's left side.
  public var x: LengthPercentage
  /// The distance of the top side from the box's top side.
  public var y: LengthPercentage
  /// The width, never negative.
  public var width: LengthPercentage
  /// The height, never negative.
  public var height: LengthPercentage
  /// The corner radii.
  public var radii: BorderRadius

  /// Creates a rectangle from its top left corner, its size and its corner radii.
  package init(
    x: LengthPercentage, y: LengthPercentage, width: LengthPercentage, height: LengthPercentage,
    radii: BorderRadius = .zero
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.radii = radii
  }
}

extension XYWHShape: CustomStringConvertible {
  /// The CSS text of the shape.
  public var description: String { "xywh(\(x) \(y) \(width) \(height)\(radii.roundText))" }

  /// Parses the arguments of `xywh()`.
  ///
  ///  The grammar is
  ///  `<length-percentage>{2} <length-percentage [0,∞]>{2} [ round <'border-radius'> ]?`.
  static func parse(_ cursor: inout TokenCursor) -> XYWHShape? {
    guard let x = LengthPercentage.parse(&cursor), let y = LengthPercentage.parse(&cursor),
      let width = LengthPercentage.parse(&cursor, in: .nonNegative),
      let height = LengthPercentage.parse(&cursor, in: .nonNegative),
      let radii = BorderRadius.parseRound(&cursor)
    else { return nil }
    return XYWHShape(x: x, y: y, width: width, height: height, radii: radii)
  }

  /// The equivalent `inset()`, which is the computed value.
  var inset: InsetShape {
    InsetShape(
      LengthPercentageSides(
        top: y, right: LengthPercentage.sum(x, width).subtractedFromWhole,
        bottom: LengthPercentage.sum(y, height).subtractedFromWhole, left: x), radii: radii)
  }
}
