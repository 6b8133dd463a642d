// SPDX-License-Identifier: Apache-2.0

/// The vertical alignment of an inline box in its line, or of content in a box with a fixed height.
///
/// Defined by [CSS 2, section 10.8.1](https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align).
public enum VerticalAlign: Sendable, Hashable {
  /// Aligned with the baseline of the parent.
  case baseline
  /// Lowered to the position of a subscript.
  case sub
  /// Raised to the position of a superscript.
  case `super`
  /// Aligned with the top of the line.
  case top
  /// Aligned with the top of the parent's content area.
  case textTop
  /// Centered.
  case middle
  /// Aligned with the bottom of the line.
  case bottom
  /// Aligned with the bottom of the parent's content area.
  case textBottom
  /// Raised by a length.
  case length(Length)
  /// Raised by a percentage of the line height.
  case percentage(Double)
  /// Raised by a calculation with lengths and percentages.
  case calculation(Calculation)
}

extension VerticalAlign {
  /// The distance by which the box is raised, or `nil` for a keyword.
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
  /// Creates a vertical alignment, or returns `nil` if the value is of another kind.
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

  /// The value as a ``CSSValue``.
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
}
