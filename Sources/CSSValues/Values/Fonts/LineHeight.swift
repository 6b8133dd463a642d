// SPDX-License-Identifier: Apache-2.0

/// The distance from one line of text to the next.
///
/// Defined by [CSS Inline 3, section 5.2](https://drafts.csswg.org/css-inline-3/#line-height-property).
public enum LineHeight: Sendable, Hashable {
  /// What the font says.
  case normal
  /// So many font sizes; an element that inherits it counts in its own.
  case number(Double)
  /// A length.
  case length(Length)
  /// A part of the font size: 150 for `150%`.
  case percentage(Double)
  /// A calculation of a number, or with lengths and percentages.
  case calculation(Calculation)
}

extension LineHeight {
  /// The height in px.
  ///
  /// - Parameters:
  ///   - fontSize: the size of the element's font in px.
  ///   - normal: what the font says, in font sizes.
  /// - Returns: nil for a length that depends on a font, a viewport or a container.
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
  /// Reads a line height; nil when the value is of another kind.
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

  /// The value in the form all properties share.
  public var cssValue: CSSValue {
    switch self {
    case .normal: .keyword(.normal)
    case .number(let number): .number(number)
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .calculation(let calculation): .calculation(calculation)
    }
  }

  /// The height as CSS writes it.
  public var description: String { cssValue.description }
}
