// SPDX-License-Identifier: Apache-2.0

/// A name as a small number: two names of one ``AtomTable`` are the same exactly when their atoms are.
public struct Atom: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// The number, counted from zero in the order in which the table met the names.
  public let rawValue: UInt32

  /// Takes a number as it is.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Orders by number.
  @inlinable
  public static func < (a: Atom, b: Atom) -> Bool { a.rawValue < b.rawValue }
}
