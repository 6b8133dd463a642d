// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A position on a gradient line: a length or a percentage, or in a conic gradient an angle.
///
/// Defined by [CSS Images 4, section 3.4](https://drafts.csswg.org/css-images-4/#typedef-color-stop-length).
public enum GradientOffset: Sendable, Hashable {
  /// A distance from the start of the gradient line.
  case length(Length)
  /// A percentage of the gradient line or of the full circle: 50 for `50%`.
  case percentage(Double)
  /// An angle from the start angle, in a conic gradient.
  case angle(CSSAngle)
  /// A calculation of lengths, percentages or angles.
  case calculation(Calculation)
}

extension GradientOffset {
  /// Creates an offset from a position on a gradient line.
  init(_ value: LengthPercentage) {
    switch value {
    case .length(let length): self = .length(length)
    case .percentage(let percentage): self = .percentage(percentage)
    case .calculation(let calculation): self = .calculation(calculation)
    }
  }

  /// The position on a gradient line, or `nil` for an angle.
  var lengthPercentage: LengthPercentage? {
    switch self {
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    case .angle: nil
    case .calculation(let calculation):
      calculation.isLengthPercentage ? .calculation(calculation) : nil
    }
  }
}

extension GradientOffset: CustomStringConvertible {
  /// The CSS text of the offset.
  public var description: String {
    switch self {
    case .length(let length): length.description
    case .percentage(let percentage): numberText(percentage) + "%"
    case .angle(let angle): angle.description
    case .calculation(let calculation): calculation.description
    }
  }

  /// Creates an offset from a value, or returns `nil` if the value is of another kind.
  init?(_ value: CSSValue) {
    switch value {
    case .length(let length): self = .length(length)
    case .percentage(let percentage): self = .percentage(percentage)
    case .angle(let angle): self = .angle(angle)
    case .calculation(let calculation): self = .calculation(calculation)
    default: return nil
    }
  }
}

extension GradientOffset: ComputableValue {
  /// Returns the kinds of numbers that are valid as offsets in a conic or another gradient.
  static func kinds(isConic: Bool) -> NumericKinds {
    isConic ? [.angle, .percentage, .zero] : .lengthPercentage
  }

  /// Parses an offset.
  static func parse(_ cursor: inout TokenCursor, _ kinds: NumericKinds) -> GradientOffset? {
    CSSValue.parseNumeric(&cursor, kinds).flatMap { GradientOffset($0) }
  }

  func computed(in context: ComputationContext) -> GradientOffset {
    switch self {
    case .length(let length): .length(length.computed(in: context))
    case .percentage: self
    case .angle(let angle): .angle(angle.computed(in: context))
    case .calculation(let calculation): GradientOffset(calculation.computed(in: context)) ?? self
    }
  }
}
