// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A point in a box, or an offset from another point: two lengths or percentages.
///
/// Defined by [CSS Shapes 2, section 3](https://drafts.csswg.org/css-shapes-2/#typedef-shape-coordinate-pair).
public struct LengthPoint: Sendable, Hashable, CustomStringConvertible {
  /// The horizontal distance, positive to the right.
  public var x: LengthPercentage
  /// The vertical distance, positive downwards.
  public var y: LengthPercentage

  /// Creates a point from its distances from the left and from the top.
  package init(x: LengthPercentage, y: LengthPercentage) {
    self.x = x
    self.y = y
  }

  /// The CSS text of the point.
  public var description: String { "\(x) \(y)" }

  /// Parses `<length-percentage>{2}`.
  static func parse(_ cursor: inout TokenCursor) -> LengthPoint? {
    guard let x = LengthPercentage.parse(&cursor), let y = LengthPercentage.parse(&cursor) else {
      return nil
    }
    return LengthPoint(x: x, y: y)
  }
}

extension LengthPoint: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    visit(&x)
    visit(&y)
  }
}
