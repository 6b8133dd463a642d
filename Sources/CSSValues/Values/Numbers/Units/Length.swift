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
  /// The length in px; nil for a unit that depends on a font, a viewport or a container.
  package var pixels: Double? { unit.pixels.map { value * $0 } }

  /// The length in px; nil only for a unit of a viewport or container that the context does not have.
  package func pixels(in context: ComputationContext) -> Double? {
    if let pixels { return pixels }
    return context.pixels(per: unit).map { value * $0 }
  }
}

extension Length: NumericValue, CustomStringConvertible {
  /// Reads a length; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .length(let length) = value else { return nil }
    self = length
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .length(self) }

  /// Lengths alone.
  public static var numericKinds: NumericKinds { .length }

  /// The length as CSS writes it, such as `1.5em`.
  public var description: String { numberText(value) + unit.name }
}

extension Length: ComputableValue {
  /// The length in px, or itself if it depends on a viewport that the context lacks.
  func computed(in context: ComputationContext) -> Length {
    pixels(in: context).map { Length(.finite($0)) } ?? self
  }
}
