// SPDX-License-Identifier: Apache-2.0

/// A length, a percentage or `auto`, such as the value of a width, margin or inset.
///
/// ```swift
/// let width = LengthPercentageAuto.percentage(50)
/// width.resolved(percentagesOf: 320, auto: 0)      // 160
/// ```
public enum LengthPercentageAuto: Sendable, Hashable {
  /// The automatic value, which the layout determines.
  case auto
  /// A length.
  case length(Length)
  /// A percentage: 50 for `50%`.
  case percentage(Double)
  /// A calculation with lengths and percentages.
  case calculation(Calculation)
}

extension LengthPercentageAuto: LengthPercentageCases {}

extension LengthPercentageAuto {
  /// The length or the percentage, or `nil` for `auto`.
  package var lengthPercentage: LengthPercentage? {
    switch self {
    case .auto: nil
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .calculation(let calculation): .calculation(calculation)
    }
  }

  /// Returns the length in px, with percentages and `auto` resolved.
  ///
  /// - Parameters:
  ///   - reference: The length that 100% resolves to, in px.
  ///   - auto: The length that `auto` resolves to, in px.
  /// - Returns: The length, or `nil` if it depends on a font, a viewport or a container.
  public func resolved(percentagesOf reference: Double, auto: Double) -> Double? {
    guard let lengthPercentage else { return auto }
    return lengthPercentage.resolved(percentagesOf: reference)
  }
}

extension LengthPercentageAuto: PropertyValue, CustomStringConvertible {
  /// Creates a length, a percentage or `auto`.
  ///
  /// Returns `nil` for other values, such as the keyword `min-content`.
  public init?(_ value: CSSValue) {
    if case .keyword(.auto) = value {
      self = .auto
    } else {
      guard let length = LengthPercentage(value) else { return nil }
      self.init(length)
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { lengthPercentage?.cssValue ?? .keyword(.auto) }
}
