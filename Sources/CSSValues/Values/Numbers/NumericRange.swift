// SPDX-License-Identifier: Apache-2.0

/// A range of numbers in the canonical unit of their kind: px, deg, s, Hz or dppx.
///
/// Percentages are measured in percent, or as fractions of 1 if numbers are also accepted. A plain
/// number outside the range is invalid. A calculation is clamped to the range when it is computed.
///
/// Defined by [CSS Values 4, section 2.3](https://drafts.csswg.org/css-values-4/#numeric-ranges).
package struct NumericRange: Sendable, Hashable {
  /// The minimum.
  package let lower: Double
  /// The maximum.
  package let upper: Double

  /// Creates a closed range.
  package init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// All numbers.
  package static let all = NumericRange(-.infinity, .infinity)
  /// The numbers from 0.
  package static let nonNegative = NumericRange(0, .infinity)
  /// The numbers from 1.
  package static let oneOrMore = NumericRange(1, .infinity)
  /// The numbers from 0 to 1.
  package static let zeroToOne = NumericRange(0, 1)
}

extension NumericRange: CustomStringConvertible {
  /// Returns whether the range contains a number.
  package func contains(_ number: Double) -> Bool { number >= lower && number <= upper }

  /// Returns a number clamped to the range.
  package func clamp(_ number: Double) -> Double { Swift.min(Swift.max(number, lower), upper) }

  /// The range in the notation of a grammar: `[0,∞]`.
  package var description: String { "[\(Self.text(lower)),\(Self.text(upper))]" }

  private static func text(_ number: Double) -> String {
    number.isFinite ? numberText(number) : number < 0 ? "-∞" : "∞"
  }
}
