// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An angle: a number and its unit.
///
/// Defined by [CSS Values 4, section 7.1](https://drafts.csswg.org/css-values-4/#angles).
public struct CSSAngle: Sendable, Hashable {
  /// How many of the unit.
  public var value: Double
  /// What is counted.
  public var unit: Unit

  /// So many of a unit, degrees by default.
  public init(_ value: Double, _ unit: Unit = .deg) {
    self.value = value
    self.unit = unit
  }

  /// No turn at all.
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

    /// How many degrees one of the unit is.
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
  /// Reads an angle; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .angle(let angle) = value else { return nil }
    self = angle
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .angle(self) }

  /// Angles alone.
  public static var numericKinds: NumericKinds { .angle }

  /// The angle as CSS writes it, such as `45deg`.
  public var description: String { numberText(value) + unit.rawValue }
}

extension CSSAngle: ComputableValue {
  /// The angle in degrees.
  func computed(in context: ComputationContext) -> CSSAngle { CSSAngle(.finite(degrees)) }
}
