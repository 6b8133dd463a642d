// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An angle: a number with its unit.
///
/// Defined by [CSS Values 4, section 7.1](https://drafts.csswg.org/css-values-4/#angles).
public struct CSSAngle: Sendable, Hashable {
  /// The number of units.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// Creates an angle, by default in degrees.
  public init(_ value: Double, _ unit: Unit = .deg) {
    self.value = value
    self.unit = unit
  }

  /// The zero angle.
  public static var zero: CSSAngle { CSSAngle(0) }

  /// A unit of angle.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A degree: 360 in a circle.
    case deg
    /// A gradian: 400 in a circle.
    case grad
    /// A radian: 2π in a circle.
    case rad
    /// A full circle.
    case turn

    /// The number of degrees in the unit.
    package var degrees: Double {
      switch self {
      case .deg: 1
      case .grad: 0.9
      case .rad: 180 / .pi
      case .turn: 360
      }
    }
  }

  /// The angle in degrees.
  public var degrees: Double { unit == .rad ? value * 180 / .pi : value * unit.degrees }
}

extension CSSAngle: NumericValue, CustomStringConvertible {
  /// Creates an angle from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .angle(let angle) = value else { return nil }
    self = angle
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .angle(self) }

  /// The kind of angles.
  public static var numericKinds: NumericKinds { .angle }

  /// The CSS text of the angle, such as `45deg`.
  public var description: String { numberText(value) + unit.rawValue }
}

extension CSSAngle: ComputableValue {
  /// Returns the angle in degrees.
  func computed(in context: ComputationContext) -> CSSAngle { CSSAngle(.finite(degrees)) }
}
