// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A place on the line of a gradient: a length or a percentage, in a conic gradient an angle or a percentage.
///
/// Defined by [CSS Images 4, section 3.4](https://drafts.csswg.org/css-images-4/#typedef-color-stop-length).
public enum GradientOffset: Sendable, Hashable {
  /// A distance from the start of the line.
  case length(Length)
  /// A part of the line or of the circle: 50 for `50%`.
  case percentage(Double)
  /// An angle from the start, in a conic gradient.
  case angle(CSSAngle)
  /// A calculation of these.
  case calculation(Calculation)
}

extension GradientOffset {
  /// A position on a line.
  init(_ value: LengthPercentage) {
    switch value {
    case .length(let length): self = .length(length)
    case .percentage(let percentage): self = .percentage(percentage)
    case .calculation(let calculation): self = .calculation(calculation)
    }
  }

  /// The position on a line; `nil` for an angle.
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
  /// The place as CSS writes it.
  public var description: String {
    switch self {
    case .length(let length): length.description
    case .percentage(let percentage): numberText(percentage) + "%"
    case .angle(let angle): angle.description
    case .calculation(let calculation): calculation.description
    }
  }

  /// The place that a value is; nil where the value is of no kind that a place has.
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
  /// The numbers that places of a gradient may be: along a line, or around a center.
  static func kinds(isConic: Bool) -> NumericKinds {
    isConic ? [.angle, .percentage, .zero] : .lengthPercentage
  }

  /// Reads a place.
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
