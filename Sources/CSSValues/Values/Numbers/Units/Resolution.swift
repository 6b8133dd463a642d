// SPDX-License-Identifier: Apache-2.0

/// How many dots a picture or a screen has in some length: a number and its unit.
///
/// Defined by [CSS Values 4, section 7.4](https://drafts.csswg.org/css-values-4/#resolution).
public struct Resolution: Sendable, Hashable {
  /// How many of the unit.
  public var value: Double
  /// What is counted.
  public var unit: Unit

  /// So many of a unit, dots in a px by default.
  public init(_ value: Double, _ unit: Unit = .dppx) {
    self.value = value
    self.unit = unit
  }

  /// A unit of resolution.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Dots in a px.
    case dppx
    /// The same as `dppx`.
    case x
    /// Dots in an inch.
    case dpi
    /// Dots in a centimeter.
    case dpcm

    /// How many dots in a px one of the unit is.
    package var dotsPerPixel: Double {
      switch self {
      case .dppx, .x: 1
      case .dpi: 1.0 / 96
      case .dpcm: 2.54 / 96
      }
    }
  }

  /// The resolution in dots in a px.
  public var dotsPerPixel: Double { unit == .dpi ? value / 96 : value * unit.dotsPerPixel }
}

extension Resolution: NumericValue, CustomStringConvertible {
  /// Reads a resolution; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .resolution(let resolution) = value else { return nil }
    self = resolution
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .resolution(self) }

  /// Resolutions alone.
  public static var numericKinds: NumericKinds { .resolution }

  /// The resolution as CSS writes it, such as `2dppx`.
  public var description: String { numberText(value) + unit.rawValue }
}

extension Resolution: ComputableValue {
  /// The resolution in dots per px.
  func computed(in context: ComputationContext) -> Resolution { Resolution(.finite(dotsPerPixel)) }
}
