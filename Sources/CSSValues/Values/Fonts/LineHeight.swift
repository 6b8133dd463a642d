// SPDX-License-Identifier: Apache-2.0

/// The line height: the distance between the lines of a text.
///
/// Defined by [CSS Inline 3, section 5.2](https://drafts.csswg.org/css-inline-3/#line-height-property).
public enum LineHeight: Sendable, Hashable {
  /// The normal line height of the font.
  case normal
  /// A multiple of the font size.
  ///
  /// Elements that inherit it multiply their own font size.
  case number(Double)
  /// A length.
  case length(Length)
  /// A percentage of the font size: 150 for `150%`.
  case percentage(Double)
  /// A calculation that results in a number, or in a length with percentages.
  case calculation(Calculation)
}

extension LineHeight {
  /// Returns the line height in px.
  ///
  /// - Parameters:
  ///   - fontSize: The font size of the element in px.
  ///   - normal: The normal line height of the font, as a multiple of the font size.
  /// - Returns: The height, or `nil` for a length that depends on a font, a viewport or a
  ///   container.
  public func resolved(fontSize: Double, normal: Double = 1.2) -> Double? {
    switch self {
    case .normal: fontSize * normal
    case .number(let number): fontSize * number
    case .length(let length): length.pixels
    case .percentage(let percentage): fontSize * percentage / 100
    case .calculation(let calculation):
      calculation.kind == .number
        ? calculation.constant.map { fontSize * $0 }
        : calculation.resolved(percentagesOf: fontSize)
    }
  }
}

extension LineHeight: PropertyValue, CustomStringConvertible {
  /// Creates a line height from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.normal): self = .normal
    case .number(let number): self = .number(number)
    case .length(let length): self = .length(length)
    case .percentage(let percentage): self = .percentage(percentage)
    case .calculation(let calculation)
    where calculation.isLengthPercentage || calculation.kind == .number:
      self = .calculation(calculation)
    default: return nil
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue {
    switch self {
    case .normal: .keyword(.normal)
    case .number(let number): .number(number)
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .calculation(let calculation): .calculation(calculation)
    }
  }
}
