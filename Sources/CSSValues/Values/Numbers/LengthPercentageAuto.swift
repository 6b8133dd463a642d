// SPDX-License-Identifier: Apache-2.0

/// A length, a percentage, or `auto`: what a width, a margin or an inset is.
///
/// ```swift
/// let width = LengthPercentageAuto.percentage(50)
/// width.resolved(percentagesOf: 320, auto: 0)      // 160
/// ```
public enum LengthPercentageAuto: Sendable, Hashable {
  /// Left to the layout.
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
  /// The length or the percentage; `nil` for `auto`.
  package var lengthPercentage: LengthPercentage? {
    switch self {
    case .auto: nil
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .calculation(let calculation): .calculation(calculation)
    }
  }

  /// The length in px, once the references are known.
  ///
  /// - Parameters:
  ///   - reference: what 100% is, in px.
  ///   - auto: what `auto` comes to, in px.
  /// - Returns: nil for a length that depends on a font, a viewport or a container.
  public func resolved(percentagesOf reference: Double, auto: Double) -> Double? {
    guard let lengthPercentage else { return auto }
    return lengthPercentage.resolved(percentagesOf: reference)
  }
}

extension LengthPercentageAuto: PropertyValue, CustomStringConvertible {
  /// Reads a length, a percentage or `auto`; nil when the value is of another kind, such as the keyword `min-content`.
  public init?(_ value: CSSValue) {
    if case .keyword(.auto) = value {
      self = .auto
    } else {
      guard let length = LengthPercentage(value) else { return nil }
      self.init(length)
    }
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { lengthPercentage?.cssValue ?? .keyword(.auto) }

  /// The value as CSS writes it.
  public var description: String { cssValue.description }
}
