// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A rectangle with round corners inside of a box, by its corner at the top left and its size.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-xywh).
public struct XYWHShape: Sendable, Hashable {
  /// The left side from the left one of the box.
  public var x: LengthPercentage
  /// The upper side from the upper one of the box.
  public var y: LengthPercentage
  /// The width, never negative.
  public var width: LengthPercentage
  /// The height, never negative.
  public var height: LengthPercentage
  /// How round the corners are.
  public var radii: BorderRadius

  /// A rectangle by its corner at the top left, its size and its corners.
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
  /// The shape as CSS writes it.
  public var description: String { "xywh(\(x) \(y) \(width) \(height)\(radii.roundText))" }

  /// Reads the inside of `xywh( <length-percentage>{2} <length-percentage [0,∞]>{2} [ round <'border-radius'> ]? )`.
  static func parse(_ cursor: inout TokenCursor) -> XYWHShape? {
    guard let x = LengthPercentage.parse(&cursor), let y = LengthPercentage.parse(&cursor),
      let width = LengthPercentage.parse(&cursor, in: .nonNegative),
      let height = LengthPercentage.parse(&cursor, in: .nonNegative),
      let radii = BorderRadius.parseRound(&cursor)
    else { return nil }
    return XYWHShape(x: x, y: y, width: width, height: height, radii: radii)
  }

  /// The same rectangle by its distances from the box's sides, which is its computed value.
  var inset: InsetShape {
    InsetShape(
      LengthPercentageSides(
        top: y, right: LengthPercentage.sum(x, width).subtractedFromWhole,
        bottom: LengthPercentage.sum(y, height).subtractedFromWhole, left: x), radii: radii)
  }
}
