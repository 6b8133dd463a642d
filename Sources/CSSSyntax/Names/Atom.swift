// SPDX-License-Identifier: Apache-2.0

/// A name as a small number: two names of one ``AtomTable`` are the same exactly when their atoms are.
package struct Atom: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// The number, counted from zero in the order in which the table met the names.
  package let rawValue: UInt32

  /// Takes a number as it is.
  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Orders by number.
  @inlinable
  package static func < (a: Atom, b: Atom) -> Bool { a.rawValue < b.rawValue }
}
