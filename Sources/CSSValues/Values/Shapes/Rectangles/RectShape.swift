// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A rectangle with rounded corners in a box, by the distances of its sides from the top and left.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-rect).
public struct RectShape: Sendable, Hashable {
  /// The distance of the top side from the box's top side, or `nil` for zero.
  public var top: LengthPercentage?
  /// The distance of the right side from the box's left side, or `nil` for the box's right side.
  public var right: LengthPercentage?
  /// The distance of the bottom side from the box's top side, or `nil` for the box's bottom side.
  public var bottom: LengthPercentage?
  /// The distance of the left side from the box's left side, or `nil` for zero.
  public var left: LengthPercentage?
  /// The corner radii.
  public var radii: BorderRadius

  /// Creates a rectangle from its sides, clockwise from the top, and its corners.
  package init(
    top: LengthPercentage?, right: LengthPercentage?, bottom: LengthPercentage?,
    left: LengthPercentage?, radii: BorderRadius = .zero
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
    self.radii = radii
  }
}

extension RectShape: CustomStringConvertible {
  /// The CSS text of the shape.
  public var description: String {
    let sides = [top, right, bottom, left].map { $0?.description ?? "auto" }
    return "rect(\(sides.joined(separator: " "))\(radii.roundText))"
  }

  /// Parses the arguments of `rect()`.
  ///
  /// The grammar is `[ <length-percentage> | auto ]{4} [ round <'border-radius'> ]?`.
  static func parse(_ cursor: inout TokenCursor) -> RectShape? {
    var sides: [LengthPercentage?] = []
    while sides.count < 4 {
      if cursor.consumeKeyword("auto") {
        sides.append(nil)
      } else if LengthPercentage.begins(at: &cursor) {
        guard let side = LengthPercentage.parse(&cursor) else { return nil }
        sides.append(side)
      } else {
        return cursor.expected("<length-percentage> | auto")
      }
    }
    guard let radii = BorderRadius.parseRound(&cursor) else { return nil }
    return RectShape(
      top: sides[0], right: sides[1], bottom: sides[2], left: sides[3], radii: radii)
  }

  /// The equivalent `inset()`, which is the computed value.
  var inset: InsetShape {
    let zero = LengthPercentage.percentage(0)
    return InsetShape(
      LengthPercentageSides(
        top: top ?? zero, right: right?.subtractedFromWhole ?? zero,
        bottom: bottom?.subtractedFromWhole ?? zero, left: left ?? zero), radii: radii)
  }
}
