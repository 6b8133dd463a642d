// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A length, a percentage of a reference length that depends on the property, or a sum of both.
///
/// Defined by [CSS Values 4, section 5.6](https://drafts.csswg.org/css-values-4/#mixed-percentages).
public enum LengthPercentage: Sendable, Hashable {
  /// A length.
  case length(Length)
  /// A percentage: 50 for `50%`.
  case percentage(Double)
  /// A calculation with lengths and percentages.
  case calculation(Calculation)
}

extension LengthPercentage {
  /// Returns the length in px, with percentages resolved.
  ///
  /// - Parameter reference: The length that 100% resolves to, in px.
  /// - Returns: The length, or `nil` if it depends on a font, a viewport or a container.
  public func resolved(percentagesOf reference: Double) -> Double? {
    switch self {
    case .length(let length): length.pixels
    case .percentage(let percentage): reference * percentage / 100
    case .calculation(let calculation): calculation.resolved(percentagesOf: reference)
    }
  }

  /// The length in px, or `nil` if it depends on the element or on a percentage.
  public var pixels: Double? {
    switch self {
    case .length(let length): length.pixels
    case .percentage: nil
    case .calculation(let calculation): calculation.constant
    }
  }
}

extension LengthPercentage: PropertyValue, CustomStringConvertible {
  /// Creates a length, a percentage or a calculation of them, or returns `nil` for other values.
  public init?(_ value: CSSValue) {
    switch value {
    case .length(let length): self = .length(length)
    case .percentage(let percentage): self = .percentage(percentage)
    case .calculation(let calculation) where calculation.isLengthPercentage:
      self = .calculation(calculation)
    default: return nil
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue {
    switch self {
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .calculation(let calculation): .calculation(calculation)
    }
  }
}

extension LengthPercentage {
  /// The zero length.
  public static var zero: LengthPercentage { .length(.zero) }

  /// Parses a length, a percentage or a math function of them.
  static func parse(
    _ cursor: inout TokenCursor, in range: NumericRange = .all
  ) -> LengthPercentage? {
    CSSValue.parseNumeric(&cursor, .lengthPercentage, in: range).flatMap { LengthPercentage($0) }
  }
}

extension LengthPercentage: ComputableValue {
  func computed(in context: ComputationContext) -> LengthPercentage {
    switch self {
    case .length(let length): .length(length.computed(in: context))
    case .percentage: self
    case .calculation(let calculation): LengthPercentage(calculation.computed(in: context)) ?? self
    }
  }
}

/// A type with the cases of ``LengthPercentage`` and additional ones.
protocol LengthPercentageCases {
  static func length(_ length: Length) -> Self
  static func percentage(_ percentage: Double) -> Self
  static func calculation(_ calculation: Calculation) -> Self
}

extension LengthPercentageCases {
  /// Creates the case of a length, a percentage or a calculation of them.
  init(_ value: LengthPercentage) {
    self =
      switch value {
      case .length(let length): .length(length)
      case .percentage(let percentage): .percentage(percentage)
      case .calculation(let calculation): .calculation(calculation)
      }
  }
}
