// SPDX-License-Identifier: Apache-2.0

/// A resolution: the number of device or image pixels per unit of length.
///
/// Defined by [CSS Values 4, section 7.4](https://drafts.csswg.org/css-values-4/#resolution).
public struct Resolution: Sendable, Hashable {
  /// The number of units.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// Creates a resolution, by default in dots per px.
  public init(_ value: Double, _ unit: Unit = .dppx) {
    self.value = value
    self.unit = unit
  }

  /// A unit of resolution.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Dots per px.
    case dppx
    /// Dots per px, an alias of `dppx`.
    case x
    /// Dots per inch.
    case dpi
    /// Dots per centimeter.
    case dpcm

    /// The number of dots per px in the unit.
    package var dotsPerPixel: Double {
      switch self {
      case .dppx, .x: 1
      case .dpi: 1.0 / 96
      case .dpcm: 2.54 / 96
      }
    }
  }

  /// The resolution in dots per px.
  package var dotsPerPixel: Double { unit == .dpi ? value / 96 : value * unit.dotsPerPixel }
}

extension Resolution: NumericValue, CustomStringConvertible {
  /// Creates a resolution from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .resolution(let resolution) = value else { return nil }
    self = resolution
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .resolution(self) }

  /// The kind of resolutions.
  public static var numericKinds: NumericKinds { .resolution }

  /// The CSS text of the resolution, such as `2dppx`.
  public var description: String { numberText(value) + unit.rawValue }
}

extension Resolution: ComputableValue {
  /// Returns the resolution in dots per px.
  func computed(in context: ComputationContext) -> Resolution { Resolution(.finite(dotsPerPixel)) }
}
