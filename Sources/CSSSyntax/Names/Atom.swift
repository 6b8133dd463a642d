// SPDX-License-Identifier: Apache-2.0

/// A name as a small number: names of one table are equal exactly if their atoms are.
///
/// The type is public because other modules inline public functions, but not those of package access.
public struct Atom: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// The number, counted from zero in the order of insertion.
  public let rawValue: UInt32

  /// Creates an atom from its number.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Orders by number.
  @inlinable
  public static func < (a: Atom, b: Atom) -> Bool { a.rawValue < b.rawValue }
}
