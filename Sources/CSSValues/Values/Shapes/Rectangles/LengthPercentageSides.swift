// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A length or percentage for each side or corner of a rectangle, clockwise from the top.
///
/// Percentages and relative lengths stay as specified. The type for used distances in px is
/// `Insets` in LiveryDisplay.
public struct LengthPercentageSides: Sendable, Hashable {
  /// The top side, or the top left corner.
  public var top: LengthPercentage
  /// The right side, or the top right corner.
  public var right: LengthPercentage
  /// The bottom side, or the bottom right corner.
  public var bottom: LengthPercentage
  /// The left side, or the bottom left corner.
  public var left: LengthPercentage

  /// Creates lengths for four sides.
  package init(
    top: LengthPercentage, right: LengthPercentage, bottom: LengthPercentage,
    left: LengthPercentage
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Zero lengths.
  package static var zero: LengthPercentageSides { LengthPercentageSides([.zero]) }

  /// Creates lengths from one to four values.
  ///
  /// A missing second or third value equals the first, and a missing fourth value the second.
  init(_ values: [LengthPercentage]) {
    top = values.first ?? .length(.zero)
    right = values.count > 1 ? values[1] : top
    bottom = values.count > 2 ? values[2] : top
    left = values.count > 3 ? values[3] : right
  }
}

extension LengthPercentageSides {
  /// Parses one to four lengths or percentages.
  static func parse(_ cursor: inout TokenCursor, in range: NumericRange = .all)
    -> LengthPercentageSides?
  {
    var values: [LengthPercentage] = []
    repeat {
      guard let value = LengthPercentage.parse(&cursor, in: range) else { return nil }
      values.append(value)
    } while values.count < 4 && LengthPercentage.begins(at: &cursor)
    return LengthPercentageSides(values)
  }
}

extension LengthPercentageSides: CustomStringConvertible {
  /// The CSS text of the lengths, without values that equal the opposite side's.
  public var description: String {
    var values = [top, right, bottom, left]
    if left == right {
      values.removeLast()
      if bottom == top {
        values.removeLast()
        if right == top { values.removeLast() }
      }
    }
    return values.map(\.description).joined(separator: " ")
  }
}

extension LengthPercentageSides: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    visit(&top)
    visit(&right)
    visit(&bottom)
    visit(&left)
  }
}
