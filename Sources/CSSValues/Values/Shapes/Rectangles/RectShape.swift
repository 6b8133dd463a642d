// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A rectangle with round corners inside of a box, by how far its sides are from the box's upper and left side.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-rect).
public struct RectShape: Sendable, Hashable {
  /// The upper side from the upper one of the box; nil for that itself.
  public var top: LengthPercentage?
  /// The right side from the left one of the box; nil for the box's right side.
  public var right: LengthPercentage?
  /// The lower side from the upper one of the box; nil for the box's lower side.
  public var bottom: LengthPercentage?
  /// The left side from the left one of the box; nil for that itself.
  public var left: LengthPercentage?
  /// How round the corners are.
  public var radii: BorderRadius

  /// A rectangle by its sides, clockwise from the upper one, and its corners.
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
  /// The shape as CSS writes it.
  public var description: String {
    let sides = [top, right, bottom, left].map { $0?.description ?? "auto" }
    return "rect(\(sides.joined(separator: " "))\(radii.roundText))"
  }

  /// Reads the inside of `rect( [ <length-percentage> | auto ]{4} [ round <'border-radius'> ]? )`.
  static func parse(_ cursor: inout TokenCursor) -> RectShape? {
    var sides: [LengthPercentage?] = []
    while sides.count < 4 {
      if cursor.take(word: "auto") {
        sides.append(nil)
      } else if LengthPercentage.begins(&cursor) {
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

  /// The same rectangle by its distances from the box's sides, which is its computed value.
  var inset: InsetShape {
    let zero = LengthPercentage.percentage(0)
    return InsetShape(
      LengthPercentageSides(
        top: top ?? zero, right: right?.subtractedFromWhole ?? zero,
        bottom: bottom?.subtractedFromWhole ?? zero, left: left ?? zero), radii: radii)
  }
}
