// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A length: a number with its unit.
///
/// A px is a logical pixel. The scale factor of the environment converts it to device pixels.
///
/// Defined by [CSS Values 4, section 6](https://drafts.csswg.org/css-values-4/#lengths).
public struct Length: Sendable, Hashable {
  /// The number of units.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// Creates a length, by default in px.
  public init(_ value: Double, _ unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// The zero length.
  public static var zero: Length { Length(0) }
}

extension Length {
  /// The length in px, or `nil` if it depends on a font, a viewport or a container.
  package var pixels: Double? { unit.pixels.map { value * $0 } }

  /// Returns the length in px, or `nil` if it depends on an unknown viewport or container.
  package func pixels(in context: ComputationContext) -> Double? {
    if let pixels { return pixels }
    return context.pixels(per: unit).map { value * $0 }
  }
}

extension Length: NumericValue, CustomStringConvertible {
  /// Creates a length from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .length(let length) = value else { return nil }
    self = length
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .length(self) }

  /// The kind of lengths.
  public static var numericKinds: NumericKinds { .length }

  /// The CSS text of the length, such as `1.5em`.
  public var description: String { numberText(value) + unit.name }
}

extension Length: ComputableValue {
  /// Returns the length in px, or unchanged if it depends on a viewport that the context lacks.
  func computed(in context: ComputationContext) -> Length {
    pixels(in: context).map { Length(.finite($0)) } ?? self
  }
}
