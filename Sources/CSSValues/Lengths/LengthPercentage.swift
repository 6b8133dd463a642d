// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A length, or a part of some reference length that the property names.
///
/// Defined by [CSS Values 4, section 5.6](https://drafts.csswg.org/css-values-4/#mixed-percentages).
public enum LengthPercentage: Sendable, Hashable {
  /// A length.
  case length(Length)
  /// A percentage: 50 for `50%`.
  case percentage(Double)
}

extension LengthPercentage {
  /// The length in px, once the reference is known.
  ///
  /// - Parameter reference: what 100% is, in px.
  /// - Returns: nil for a length that depends on a font or a viewport.
  public func resolved(percentagesOf reference: Double) -> Double? {
    switch self {
    case .length(let length): length.pixels
    case .percentage(let percentage): reference * percentage / 100
    }
  }
}

extension LengthPercentage: PropertyValue, CustomStringConvertible {
  /// Reads a length or percentage; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .length(let length): self = .length(length)
    case .percentage(let percentage): self = .percentage(percentage)
    default: return nil
    }
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue {
    switch self {
    case .length(let length): .length(length)
    case .percentage(let percentage): .percentage(percentage)
    }
  }

  /// The value as CSS writes it.
  public var description: String { cssValue.description }
}

extension LengthPercentage {
  /// The length or percentage that stands next; nothing is consumed.
  static func peek(_ cursor: inout TokenCursor) -> LengthPercentage? {
    guard cursor.peek() == .percentage else {
      return Length.peek(&cursor).map { .length($0) }
    }
    return .percentage(cursor.stream.finiteNumber(of: cursor.position))
  }

  /// Reads a length or percentage that is not smaller than `minimum`.
  static func parse(
    _ cursor: inout TokenCursor, minimum: Double = -.infinity
  ) -> LengthPercentage? {
    guard let value = peek(&cursor), value.number >= minimum else {
      return cursor.expected(minimum == 0 ? "<length-percentage [0,∞]>" : "<length-percentage>")
    }
    _ = cursor.next()
    return value
  }

  private var number: Double {
    switch self {
    case .length(let length): length.value
    case .percentage(let percentage): percentage
    }
  }
}
