// SPDX-License-Identifier: Apache-2.0

/// One of the independent measures that the type of a calculation is made of.
enum NumericBase: Int8, Hashable, Sendable, CaseIterable {
  case length, angle, time, frequency, resolution, flex, percent
}

/// The type of a calculation: to which power it holds each of the base measures.
///
/// `1px * 1px / 1s` has 2 for length and -1 for time; a number has nothing but zeros.
///
/// Defined by [CSS Values 4, section 10.9](https://drafts.csswg.org/css-values-4/#calc-type-checking) and
/// [CSS Typed OM 1, section 5.2](https://drafts.css-houdini.org/css-typed-om-1/#numeric-typing).
struct NumericType: Hashable, Sendable {
  /// The powers, in the order of ``NumericBase``.
  private(set) var powers = SIMD8<Int16>()
  /// What the percentages in it are parts of.
  private(set) var percentHint: NumericBase?

  /// The type of a number.
  static let number = NumericType()

  /// The type of a base measure.
  init(_ base: NumericBase) { self[base] = 1 }

  private init() {}

  subscript(base: NumericBase) -> Int16 {
    get { powers[Int(base.rawValue)] }
    set { powers[Int(base.rawValue)] = newValue }
  }

  /// The type of something counted in a unit.
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
  /// Whether nothing is measured.
  var isNumber: Bool { powers == SIMD8() }

  /// Whether it is the measure alone, to the power of one.
  func isPlain(_ base: NumericBase) -> Bool { powers == NumericType(base).powers }

  /// The type of the sum of two; nil when they cannot be added.
  func adding(_ other: NumericType) -> NumericType? {
    guard powers == other.powers else { return nil }
    return madeConsistent(with: other)
  }

  /// The same powers, with the other's hint if there is none yet; nil when the hints differ.
  func madeConsistent(with other: NumericType) -> NumericType? {
    guard let hint = other.percentHint else { return self }
    guard percentHint == nil || percentHint == hint else { return nil }
    var type = self
    type.percentHint = hint
    return type
  }

  /// The type of the product of two; nil when they cannot be multiplied.
  func multiplied(by other: NumericType) -> NumericType? {
    guard var type = madeConsistent(with: other) else { return nil }
    type.powers = powers &+ other.powers
    return type
  }

  /// The type of one divided by it.
  var inverted: NumericType {
    var type = self
    type.powers = 0 &- powers
    return type
  }

  /// A number or another measure with the hint of this one.
  func replaced(by base: NumericBase?) -> NumericType {
    var type = base.map { NumericType($0) } ?? NumericType()
    type.percentHint = percentHint
    return type
  }

  /// The kinds among those that are accepted that the type matches; empty when it matches none of them.
  ///
  /// A hint of percentages must be the base that percentages are parts of where the calculation stands.
  ///
  /// Defined by [CSS Typed OM 1, section 5.2](https://drafts.css-houdini.org/css-typed-om-1/#cssnumericvalue-match).
  func kind(among kinds: NumericKinds) -> NumericKinds {
    if let percentHint {
      guard let base = kinds.percentageBase, percentHint == base else { return [] }
      // sign(10%) is a number, though 10% is a length.
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
  /// The kind of number that has the measure.
  var kind: NumericKinds { canonicalUnit.kind }

  /// The unit that its numbers are computed to.
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
