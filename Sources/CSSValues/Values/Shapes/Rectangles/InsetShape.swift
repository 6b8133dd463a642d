// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A rectangle with rounded corners in a box, by the insets from the box's sides.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-inset).
public struct InsetShape: Sendable, Hashable {
  /// The insets from the sides of the box.
  public var sides: LengthPercentageSides
  /// The corner radii.
  public var radii: BorderRadius

  /// Creates a rectangle from its insets and its corners.
  package init(_ sides: LengthPercentageSides, radii: BorderRadius = .zero) {
    self.sides = sides
    self.radii = radii
  }
}

extension InsetShape: CustomStringConvertible {
  /// The CSS text of the shape.
  public var description: String { "inset(\(sides)\(radii.roundText))" }

  /// Parses the arguments of `inset( <length-percentage>{1,4} [ round <'border-radius'> ]? )`.
  static func parse(_ cursor: inout TokenCursor) -> InsetShape? {
    guard let sides = LengthPercentageSides.parse(&cursor),
      let radii = BorderRadius.parseRound(&cursor)
    else {
      return nil
    }
    return InsetShape(sides, radii: radii)
  }
}

extension InsetShape: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    sides.visitLengths(visit)
    radii.visitLengths(visit)
  }
}
