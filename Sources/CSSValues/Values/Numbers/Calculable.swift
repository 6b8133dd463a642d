// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A numeric value: plain, such as `3px` or `45deg`, or a calculation, such as `calc(1em + 3px)`.
///
/// ```swift
/// let blur: Calculable<Length> = .plain(Length(3))
/// blur.pixels      // 3
/// ```
///
/// A plain value is a number with its unit, if any. A calculation is a math function: see
/// ``Calculation``. A computed value is plain, unless it depends on a viewport or a container that
/// the context lacks.
public enum Calculable<Plain: NumericValue>: Sendable, Hashable {
  /// A plain value: a number with its unit, if any.
  case plain(Plain)
  /// A calculation with a result of the kind of `Plain`.
  case calculation(Calculation)

  /// Creates a plain value.
  public init(_ plain: Plain) { self = .plain(plain) }

  /// The plain value, or `nil` for a calculation.
  public var plain: Plain? {
    guard case .plain(let plain) = self else { return nil }
    return plain
  }

  /// The calculation, or `nil` for a plain value.
  public var calculation: Calculation? {
    guard case .calculation(let calculation) = self else { return nil }
    return calculation
  }
}

extension Calculable: PropertyValue, CustomStringConvertible {
  /// Creates a plain value or a calculation, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    if case .calculation(let calculation) = value {
      // `Plain` has a single kind. A calculation that may add percentages to it has two.
      guard calculation.kind == Plain.numericKinds else { return nil }
      self = .calculation(calculation)
    } else {
      guard let plain = Plain(value) else { return nil }
      self = .plain(plain)
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue {
    switch self {
    case .plain(let plain): plain.cssValue
    case .calculation(let calculation): .calculation(calculation)
    }
  }

  /// The CSS text of the value.
  public var description: String {
    switch self {
    case .plain(let plain): plain.description
    case .calculation(let calculation): calculation.description
    }
  }
}

extension Calculable {
  /// Parses a value of the type's kind, plain or as a calculation.
  ///
  /// A plain value outside of the range is an error. The result of a calculation is clamped. The
  /// range is in the canonical unit of the kind.
  static func parse(_ cursor: inout TokenCursor, in range: NumericRange = .all) -> Calculable? {
    CSSValue.parseNumeric(&cursor, Plain.numericKinds, in: range).flatMap { Calculable($0) }
  }
}

extension Calculable: ComputableValue where Plain: ComputableValue {
  func computed(in context: ComputationContext) -> Calculable {
    switch self {
    case .plain(let plain): .plain(plain.computed(in: context))
    case .calculation(let calculation):
      // The computed value has the kind of the calculation, so the initializer never fails.
      Calculable(calculation.computed(in: context)) ?? self
    }
  }
}

extension Calculable<Length> {
  /// The zero length.
  public static var zero: Calculable { .plain(.zero) }

  /// Creates a plain length, by default in px.
  public init(_ value: Double, _ unit: Length.Unit = .px) { self = .plain(Length(value, unit)) }

  /// The length in px, or `nil` if it depends on a font, a viewport or a container.
  public var pixels: Double? {
    switch self {
    case .plain(let length): length.pixels
    // `constant` is in the canonical unit of the kind: px, deg or s.
    case .calculation(let calculation): calculation.constant
    }
  }
}

extension Calculable<Double> {
  /// The number, or `nil` for a calculation with an unresolved unit, such as `sign(1em)`.
  public var number: Double? {
    switch self {
    case .plain(let number): number
    case .calculation(let calculation): calculation.constant
    }
  }
}

extension Calculable<CSSAngle> {
  /// The angle in degrees, or `nil` for a calculation with an unresolved unit.
  ///
  /// An example of an unresolved unit is the `em` in `calc(45deg * sign(1em))`.
  public var degrees: Double? {
    switch self {
    case .plain(let angle): angle.degrees
    case .calculation(let calculation): calculation.constant
    }
  }
}

extension Calculable<Time> {
  /// The duration in seconds, or `nil` for a calculation with an unresolved unit.
  ///
  /// An example of an unresolved unit is the `em` in `calc(1s * sign(1em))`.
  public var seconds: Double? {
    switch self {
    case .plain(let time): time.seconds
    case .calculation(let calculation): calculation.constant
    }
  }
}
