// SPDX-License-Identifier: Apache-2.0

/// The numbers that may stand at a place, measured in the unit that their kind is computed to: px, deg, s, Hz, dppx.
///
/// Percentages are measured in percent; where a number may stand in their place, as its hundredths. A plain number that lies
/// outside is no value; a calculation is brought inside once it is computed.
///
/// Defined by [CSS Values 4, section 2.3](https://drafts.csswg.org/css-values-4/#numeric-ranges).
package struct NumericRange: Sendable, Hashable {
  /// The smallest number.
  package let lower: Double
  /// The largest number.
  package let upper: Double

  /// The numbers from one to another, both included.
  package init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Every number.
  package static let all = NumericRange(-.infinity, .infinity)
  /// Zero and more.
  package static let nonNegative = NumericRange(0, .infinity)
  /// One and more.
  package static let oneOrMore = NumericRange(1, .infinity)
  /// From zero to one.
  package static let zeroToOne = NumericRange(0, 1)
}

extension NumericRange: CustomStringConvertible {
  /// Whether a number lies inside.
  package func contains(_ number: Double) -> Bool { number >= lower && number <= upper }

  /// The number of the range that is nearest to one that may lie outside.
  package func clamp(_ number: Double) -> Double { Swift.min(Swift.max(number, lower), upper) }

  /// The range as grammars write it: `[0,∞]`.
  package var description: String { "[\(Self.text(lower)),\(Self.text(upper))]" }

  private static func text(_ number: Double) -> String {
    number.isFinite ? numberText(number) : number < 0 ? "-∞" : "∞"
  }
}
