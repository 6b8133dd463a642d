// SPDX-License-Identifier: Apache-2.0

/// A name as a small number: names of one ``AtomTable`` are equal exactly if their atoms are.
package struct Atom: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// The number, counted from zero in the order of insertion.
  package let rawValue: UInt32

  /// Creates an atom from its number.
  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Returns whether two atoms have the same number.
  @inlinable
  package static func == (a: Atom, b: Atom) -> Bool { a.rawValue == b.rawValue }

  /// Orders by number.
  @inlinable
  package static func < (a: Atom, b: Atom) -> Bool { a.rawValue < b.rawValue }
}
