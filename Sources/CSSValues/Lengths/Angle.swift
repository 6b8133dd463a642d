// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An angle: a number and its unit.
///
/// Defined by [CSS Values 4, section 7.1](https://drafts.csswg.org/css-values-4/#angles).
public struct Angle: Sendable, Hashable {
  /// How many of the unit.
  public var value: Double
  /// What is counted.
  public var unit: Unit

  /// So many of a unit, degrees by default.
  public init(_ value: Double, _ unit: Unit = .deg) {
    self.value = value
    self.unit = unit
  }

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
  }

  /// The angle in degrees.
  public var degrees: Double {
    switch unit {
    case .deg: value
    case .grad: value * 0.9
    case .rad: value * 180 / .pi
    case .turn: value * 360
    }
  }
}

extension Angle: CustomStringConvertible {
  /// The angle as CSS writes it, such as `45deg`.
  public var description: String { numberText(value) + unit.rawValue }

  /// The angle that stands next; nothing is consumed.
  static func peek(_ cursor: inout TokenCursor) -> Angle? {
    guard cursor.peek() == .dimension else { return nil }
    let name = cursor.stream.unit(of: cursor.position).lowercased()
    return Unit(rawValue: name).map { Angle(cursor.stream.finiteNumber(of: cursor.position), $0) }
  }
}
