// SPDX-License-Identifier: Apache-2.0

/// A set of the known pseudo-classes that apply to an element, one bit each.
package struct PseudoClassSet: Sendable, Hashable {
  /// The raw bits; bit `1 << n` represents the pseudo-class with the raw value `n`.
  package var rawValue: UInt64 = 0

  /// Creates a set of pseudo-classes.
  package init(_ members: [PseudoClass] = []) {
    for member in members { insert(member) }
  }

  /// Returns whether a pseudo-class is in the set.
  @inline(__always)
  package func contains(_ member: PseudoClass) -> Bool { rawValue >> member.rawValue & 1 != 0 }

  /// Inserts a pseudo-class.
  package mutating func insert(_ member: PseudoClass) { rawValue |= 1 << member.rawValue }

  /// Inserts all members of another set.
  package mutating func formUnion(_ other: Self) { rawValue |= other.rawValue }

  /// Returns the members that are not in another set.
  package func subtracting(_ other: Self) -> Self {
    var result = self
    result.rawValue &= ~other.rawValue
    return result
  }

  /// Returns the members that are in both sets.
  package func intersection(_ other: Self) -> Self {
    var result = self
    result.rawValue &= other.rawValue
    return result
  }

  /// The pseudo-classes that follow from the tree: positions, and a focus inside the element.
  static let derived = structural.union(Self([.scope, .focusWithin]))

  /// The pseudo-classes of a focus on the element or inside it.
  static let focus = Self([.focus, .focusWithin])

  /// Returns whether two sets have no common members.
  package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  /// Returns the members of either set.
  package func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The structural pseudo-classes, which never apply to a pseudo-element.
  static let structural = Self(PseudoClass.allCases.filter(\.isStructural))
}
