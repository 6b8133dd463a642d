// SPDX-License-Identifier: Apache-2.0

/// A base type of CSS Typed OM, such as length or angle.
enum NumericBase: Int8, Hashable, Sendable, CaseIterable {
  case length, angle, time, frequency, resolution, flex, percent
}

/// The type of a calculation: the power of each base type.
///
/// `1px * 1px / 1s` has the power 2 for length and -1 for time. All powers of a number are 0.
///
/// Defined by [CSS Values 4, section 10.9](https://drafts.csswg.org/css-values-4/#calc-type-checking) and
/// [CSS Typed OM 1, section 5.2](https://drafts.css-houdini.org/css-typed-om-1/#numeric-typing).
struct NumericType: Hashable, Sendable {
  /// The powers, in the order of ``NumericBase``.
  private(set) var powers = SIMD8<Int16>()
  /// The base type that percentages are assumed to resolve to.
  private(set) var percentHint: NumericBase?

  /// The type of a number.
  static let number = NumericType()

  /// Creates the type with the power 1 for a base type.
  init(_ base: NumericBase) { self[base] = 1 }

  private init() {}

  subscript(base: NumericBase) -> Int16 {
    get { powers[Int(base.rawValue)] }
    set { powers[Int(base.rawValue)] = newValue }
  }

  /// Creates the type of a quantity in a unit.
  init(_ unit: NumericUnit) {
    switch unit {
    case .number: self.init()
    case .percentage(let base?):
      self.init(base)
      percentHint = base
    case .percentage: self.init(.percent)
    case .length: self.init(.length)
    case .angle: self.init(.angle)
    case .time: self.init(.time)
    case .frequency: self.init(.frequency)
    case .resolution: self.init(.resolution)
    case .flex: self.init(NumericBase.flex)
    }
  }
}

extension NumericType {
  /// Whether the type is that of a number: all powers are 0.
  var isNumber: Bool { powers == SIMD8() }

  /// Returns whether the type has the power 1 for a base type and 0 for all others.
  func isPlain(_ base: NumericBase) -> Bool { powers == NumericType(base).powers }

  /// Returns the type of the sum of two types, or `nil` if they cannot be added.
  func adding(_ other: NumericType) -> NumericType? {
    guard powers == other.powers else { return nil }
    return madeConsistent(with: other)
  }

  /// Returns the type with the other type's percent hint, or `nil` if the hints differ.
  func madeConsistent(with other: NumericType) -> NumericType? {
    guard let hint = other.percentHint else { return self }
    guard percentHint == nil || percentHint == hint else { return nil }
    var type = self
    type.percentHint = hint
    return type
  }

  /// Returns the type of the product of two types, or `nil` if they cannot be multiplied.
  func multiplied(by other: NumericType) -> NumericType? {
    guard var type = madeConsistent(with: other) else { return nil }
    type.powers = powers &+ other.powers
    return type
  }

  /// The type of the reciprocal.
  var inverted: NumericType {
    var type = self
    type.powers = 0 &- powers
    return type
  }

  /// Returns a number, or a base type, with the percent hint of this type.
  func replaced(by base: NumericBase?) -> NumericType {
    var type = base.map { NumericType($0) } ?? NumericType()
    type.percentHint = percentHint
    return type
  }

  /// Returns the kinds among the accepted kinds that the type matches, or an empty set.
  ///
  /// A percent hint must equal the type that percentages resolve to in the calculation's context.
  ///
  /// Defined by [CSS Typed OM 1, section 5.2](https://drafts.css-houdini.org/css-typed-om-1/#cssnumericvalue-match).
  func kind(among kinds: NumericKinds) -> NumericKinds {
    if let percentHint {
      guard let base = kinds.percentageBase, percentHint == base else { return [] }
      // The type of sign(10%) is a number, although 10% is a length.
      if isNumber { return kinds.intersection(kinds.contains(.number) ? .number : .integer) }
      guard isPlain(base) else { return [] }
      return kinds.intersection([base.kind, .percentage])
    }
    if isNumber { return kinds.contains(.number) ? .number : kinds.intersection(.integer) }
    guard let base = NumericBase.allCases.first(where: isPlain) else { return [] }
    if base == kinds.percentageBase { return kinds.intersection([base.kind, .percentage]) }
    return kinds.intersection(base.kind)
  }
}

extension NumericBase {
  /// The kind of number with the base type.
  var kind: NumericKinds { canonicalUnit.kind }

  /// The canonical unit, which numbers of the base type are computed to.
  var canonicalUnit: NumericUnit {
    switch self {
    case .length: .length(.px)
    case .angle: .angle(.deg)
    case .time: .time(.s)
    case .frequency: .frequency(.hz)
    case .resolution: .resolution(.dppx)
    case .flex: .flex
    case .percent: .percentage(of: nil)
    }
  }
}
