// SPDX-License-Identifier: Apache-2.0

/// The size of a font as a sheet says it.
///
/// Defined by [CSS Fonts 4, section 2.5](https://drafts.csswg.org/css-fonts-4/#font-size-prop).
public enum FontSize: Sendable, Hashable {
  /// A size by name.
  case absolute(AbsoluteFontSize)
  /// One step larger than the parent's.
  case larger
  /// One step smaller than the parent's.
  case smaller
  /// A length.
  case length(Length)
  /// A part of the parent's size: 50 for `50%`.
  case percentage(Double)
  /// A calculation with lengths and parts of the parent's size.
  case calculation(Calculation)
  /// The size that a formula's depth asks for; the parent's where nothing is nested.
  case math

  /// The step between `larger`, the parent's size and `smaller`.
  static let step = 1.2
}

extension FontSize {
  /// The size in px; nil only for a viewport unit where the context has no viewport.
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
  /// The size in px where `medium` is 16px: the rounded sizes that browsers use.
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
  /// Reads a font size; nil when the value is of another kind.
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

  /// The value in the form all properties share.
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

  /// The size as CSS writes it.
  public var description: String { cssValue.description }
}
