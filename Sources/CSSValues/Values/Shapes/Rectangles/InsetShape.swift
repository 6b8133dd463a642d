// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A rectangle with round corners inside of a box, by how far its sides are from the box's.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-inset).
public struct InsetShape: Sendable, Hashable {
  /// How far each side is inwards.
  public var sides: LengthPercentageSides
  /// How round the corners are.
  public var radii: BorderRadius

  /// A rectangle by its distances and corners.
  package init(_ sides: LengthPercentageSides, radii: BorderRadius = .zero) {
    self.sides = sides
    self.radii = radii
  }
}

extension InsetShape: CustomStringConvertible {
  /// The shape as CSS writes it.
  public var description: String { "inset(\(sides)\(radii.roundText))" }

  /// Reads the inside of `inset( <length-percentage>{1,4} [ round <'border-radius'> ]? )`.
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
