// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A ratio of a width to a height.
///
/// Defined by [CSS Values 4, section 5.7](https://drafts.csswg.org/css-values-4/#ratios).
public struct Ratio: Sendable, Hashable {
  /// The width, at least 0.
  public var width: Double
  /// The height, at least 0.
  public var height: Double

  /// Creates a ratio, by default to 1.
  public init(_ width: Double, _ height: Double = 1) {
    self.width = width
    self.height = height
  }

  /// The width divided by the height, or `nil` for a degenerate ratio with a zero or an infinity.
  package var quotient: Double? {
    let quotient = width / height
    return quotient > 0 && quotient.isFinite ? quotient : nil
  }
}

extension Ratio: PropertyValue, CustomStringConvertible {
  /// Creates a ratio, or returns `nil` if the value is of another kind or depends on the element.
  public init?(_ value: CSSValue) {
    switch value {
    case .sequence(let parts) where parts.count == 3 && parts[1] == .slash:
      guard let width = Calculable<Double>(parts[0])?.number,
        let height = Calculable<Double>(parts[2])?.number
      else { return nil }
      self.init(width, height)
    default:
      guard let width = Calculable<Double>(value)?.number else { return nil }
      self.init(width)
    }
  }

  /// The value as a ``CSSValue``: two numbers separated by a slash.
  public var cssValue: CSSValue { .sequence([.number(width), .slash, .number(height)]) }
}

extension CSSValue {
  /// Parses `<number [0,∞]> [ / <number [0,∞]> ]?` as two numbers separated by a slash.
  package static func parseRatio(_ cursor: inout TokenCursor) -> CSSValue? {
    guard let width = parseNumeric(&cursor, .number, in: .nonNegative) else { return nil }
    guard cursor.consumeSlash() else { return .sequence([width, .slash, .number(1)]) }
    return parseNumeric(&cursor, .number, in: .nonNegative).map { .sequence([width, .slash, $0]) }
  }
}

extension Ratio: CombinableValue {
  /// Returns the interpolated ratio, or `nil` for addition, which ratios do not have.
  ///
  /// Its logarithm changes linearly.
  ///
  /// Defined by [CSS Values 4, section 5.7.1](https://drafts.csswg.org/css-values-4/#combine-ratio).
  static func combined(from start: Ratio, to end: Ratio, by procedure: CombiningProcedure) -> Ratio?
  {
    guard let progress = procedure.progress, let first = start.quotient, let last = end.quotient
    else { return nil }
    let quotient = first * power(last / first, progress)
    return quotient > 0 && quotient.isFinite ? Ratio(quotient) : nil
  }
}
