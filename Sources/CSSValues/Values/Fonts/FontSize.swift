// SPDX-License-Identifier: Apache-2.0

/// A font size as specified in a style sheet.
///
/// Defined by [CSS Fonts 4, section 2.5](https://drafts.csswg.org/css-fonts-4/#font-size-prop).
public enum FontSize: Sendable, Hashable {
  /// An absolute size keyword.
  case absolute(AbsoluteFontSize)
  /// A size that is larger than the parent's by a factor of `step`.
  case larger
  /// A size that is smaller than the parent's by a factor of `step`.
  case smaller
  /// A length.
  case length(Length)
  /// A percentage of the parent's size: 50 for `50%`.
  case percentage(Double)
  /// A calculation with lengths and percentages of the parent's size.
  case calculation(Calculation)
  /// The size for the math depth, which is the parent's size without nesting.
  case math

  /// The ratio between `larger` and the parent's size, and between that and `smaller`.
  static let step = 1.2
}

extension FontSize {
  /// Returns the size in px, or `nil` if it has a viewport unit and the context has no viewport.
  package func pixels(in context: ComputationContext) -> Double? {
    switch self {
    case .absolute(let size): size.pixels
    case .larger: context.parentFontSize * Self.step
    case .smaller: context.parentFontSize / Self.step
    case .length(let length): length.pixels(in: context.forFontSize)
    case .percentage(let percentage): context.parentFontSize * percentage / 100
    case .calculation(let calculation):
      calculation.resolved(percentagesOf: context.parentFontSize, in: context.forFontSize)
    case .math: context.parentFontSize
    }
  }
}

extension AbsoluteFontSize {
  /// The size in px, with 16px for `medium`: the rounded sizes of browsers.
  public var pixels: Double {
    switch self {
    case .xxSmall: 9
    case .xSmall: 10
    case .small: 13
    case .medium: 16
    case .large: 18
    case .xLarge: 24
    case .xxLarge: 32
    case .xxxLarge: 48
    }
  }
}

extension FontSize: LengthPercentageCases {}

extension FontSize: PropertyValue, CustomStringConvertible {
  /// Creates a font size from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.larger): self = .larger
    case .keyword(.smaller): self = .smaller
    case .keyword(.math): self = .math
    default:
      if let size = LengthPercentage(value) {
        self.init(size)
      } else if let size = AbsoluteFontSize(value) {
        self = .absolute(size)
      } else {
        return nil
      }
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue {
    switch self {
    case .absolute(let size): size.cssValue
    case .larger: .keyword(.larger)
    case .smaller: .keyword(.smaller)
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .calculation(let calculation): .calculation(calculation)
    case .math: .keyword(.math)
    }
  }
}
