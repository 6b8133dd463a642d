// SPDX-License-Identifier: Apache-2.0

/// The known pseudo-classes that hold for an element, one bit each.
package struct PseudoClassSet: Sendable, Hashable {
  /// The bit `1 << n` is set when the pseudo-class of number `n` holds.
  package var rawValue: UInt64 = 0

  /// The set of these pseudo-classes.
  package init(_ members: [PseudoClass] = []) {
    for member in members { insert(member) }
  }

  /// Whether a pseudo-class holds.
  @inline(__always)
  package func contains(_ member: PseudoClass) -> Bool { rawValue >> member.rawValue & 1 != 0 }

  /// Makes a pseudo-class hold.
  package mutating func insert(_ member: PseudoClass) { rawValue |= 1 << member.rawValue }

  /// Makes all of another set hold.
  package mutating func formUnion(_ other: Self) { rawValue |= other.rawValue }

  /// What is left when all that a set holds is taken away.
  package func subtracting(_ other: Self) -> Self {
    var result = self
    result.rawValue &= ~other.rawValue
    return result
  }

  /// What two sets have in common.
  package func intersection(_ other: Self) -> Self {
    var result = self
    result.rawValue &= other.rawValue
    return result
  }

  /// The pseudo-classes that the tree itself tells: an element's place, and a focus below it.
  static let derived = structural.union(Self([.scope, .focusWithin]))

  /// A focus on the element or below it.
  static let focus = Self([.focus, .focusWithin])

  /// Whether two sets have nothing in common.
  package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  /// All that holds in one of two sets.
  package func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The pseudo-classes about an element's place in the tree, which never hold for a
  /// pseudo-element.
  static let structural = Self(PseudoClass.allCases.filter(\.isStructural))
}
