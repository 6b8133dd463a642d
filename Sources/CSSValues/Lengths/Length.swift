// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A distance: a number and its unit.
///
/// One px is one logical pixel; the environment's scale factor makes device pixels of it.
///
/// Defined by [CSS Values 4, section 6](https://drafts.csswg.org/css-values-4/#lengths).
public struct Length: Sendable, Hashable {
  /// How many of the unit.
  public var value: Double
  /// What is counted.
  public var unit: Unit

  /// So many of a unit, px by default.
  public init(_ value: Double, _ unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// No distance.
  public static var zero: Length { Length(0) }
}

extension Length {
  /// The length in px; nil for a unit that depends on a font or a viewport.
  public var pixels: Double? { unit.pixels.map { value * $0 } }

  /// The length in px; nil only for a viewport unit where the context has no viewport.
  public func pixels(in context: ComputationContext) -> Double? {
    if let pixels { return pixels }
    return context.pixels(per: unit).map { value * $0 }
  }
}

extension Length: PropertyValue, CustomStringConvertible {
  /// Reads a length; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .length(let length) = value else { return nil }
    self = length
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .length(self) }

  /// The length as CSS writes it, such as `1.5em`.
  public var description: String { numberText(value) + unit.name }
}

extension Length {
  /// The length that stands next, a zero without a unit included; nothing is consumed.
  static func peek(_ cursor: inout TokenCursor) -> Length? {
    switch cursor.peek() {
    case .dimension:
      guard let unit = Unit(cursor.stream, at: cursor.position) else { return nil }
      return Length(cursor.stream.finiteNumber(of: cursor.position), unit)
    case .number where cursor.stream.number(of: cursor.position) == 0:
      return .zero
    default:
      return nil
    }
  }

  /// Reads a length that is not smaller than `minimum`.
  static func parse(
    _ cursor: inout TokenCursor, minimum: Double = -.infinity
  ) -> Length? {
    guard let length = peek(&cursor), length.value >= minimum else {
      return cursor.expected(minimum == 0 ? "<length [0,∞]>" : "<length>")
    }
    _ = cursor.next()
    return length
  }
}

extension TokenStream {
  /// The number of a numeric token, brought into the range that values have.
  func finiteNumber(of position: Int) -> Double { .finite(number(of: position)) }
}
