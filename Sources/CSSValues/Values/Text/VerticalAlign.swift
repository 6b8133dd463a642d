// SPDX-License-Identifier: Apache-2.0

/// Where an inline box stands on its line, or content in a box of fixed height.
///
/// Defined by [CSS 2, section 10.8.1](https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align).
public enum VerticalAlign: Sendable, Hashable {
  /// Base line on base line.
  case baseline
  /// Lowered as a subscript.
  case sub
  /// Raised as a superscript.
  case `super`
  /// At the top.
  case top
  /// At the top of the parent's letters.
  case textTop
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
  /// At the bottom of the parent's letters.
  case textBottom
  /// Raised by a length.
  case length(Length)
  /// Raised by a part of the line height.
  case percentage(Double)
  /// A calculation with lengths and percentages.
  case calculation(Calculation)
}

extension VerticalAlign {
  /// The distance by which the box is raised; `nil` for a keyword.
  package var lengthPercentage: LengthPercentage? {
    switch self {
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .calculation(let calculation): .calculation(calculation)
    default: nil
    }
  }
}

extension VerticalAlign: LengthPercentageCases {}

extension VerticalAlign: PropertyValue, CustomStringConvertible {
  /// Reads a vertical alignment; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.baseline): self = .baseline
    case .keyword(.sub): self = .sub
    case .keyword(.super): self = .super
    case .keyword(.top): self = .top
    case .keyword(.textTop): self = .textTop
    case .keyword(.middle): self = .middle
    case .keyword(.bottom): self = .bottom
    case .keyword(.textBottom): self = .textBottom
    default:
      guard let distance = LengthPercentage(value) else { return nil }
      self.init(distance)
    }
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue {
    switch self {
    case .baseline: .keyword(.baseline)
    case .sub: .keyword(.sub)
    case .super: .keyword(.super)
    case .top: .keyword(.top)
    case .textTop: .keyword(.textTop)
    case .middle: .keyword(.middle)
    case .bottom: .keyword(.bottom)
    case .textBottom: .keyword(.textBottom)
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .calculation(let calculation): .calculation(calculation)
    }
  }

  /// The alignment as CSS writes it.
  public var description: String { cssValue.description }
}
