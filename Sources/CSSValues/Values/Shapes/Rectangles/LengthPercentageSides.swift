// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A length or percentage for each side of a rectangle, or each corner: one to four values, clockwise from the top.
///
/// Percentages and relative lengths stand as they are written. The distances in px that a painter needs are `Insets` of
/// LiveryDisplay.
public struct LengthPercentageSides: Sendable, Hashable {
  /// The upper side, or the corner at the top left.
  public var top: LengthPercentage
  /// The right side, or the corner at the top right.
  public var right: LengthPercentage
  /// The lower side, or the corner at the bottom right.
  public var bottom: LengthPercentage
  /// The left side, or the corner at the bottom left.
  public var left: LengthPercentage

  /// A length for each side.
  package init(
    top: LengthPercentage, right: LengthPercentage, bottom: LengthPercentage,
    left: LengthPercentage
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// No distances.
  package static var zero: LengthPercentageSides { LengthPercentageSides([.zero]) }

  /// One to four lengths as they are written: what is left out is that of the opposite side.
  init(_ values: [LengthPercentage]) {
    top = values.first ?? .length(.zero)
    right = values.count > 1 ? values[1] : top
    bottom = values.count > 2 ? values[2] : top
    left = values.count > 3 ? values[3] : right
  }
}

extension LengthPercentageSides {
  /// Reads one to four lengths or percentages.
  static func parse(_ cursor: inout TokenCursor, in range: NumericRange = .all)
    -> LengthPercentageSides?
  {
    var values: [LengthPercentage] = []
    repeat {
      guard let value = LengthPercentage.parse(&cursor, in: range) else { return nil }
      values.append(value)
    } while values.count < 4 && LengthPercentage.begins(&cursor)
    return LengthPercentageSides(values)
  }
}

extension LengthPercentageSides: CustomStringConvertible {
  /// The lengths as CSS writes them, none that mirrors the opposite one.
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
