// SPDX-License-Identifier: Apache-2.0

/// The specificity of a selector.
///
/// Of two rules that set the same property, the one with the greater specificity wins, if origin,
/// importance and cascade layer are equal.
///
/// `a` counts the id selectors; `b` the class selectors, attribute selectors and pseudo-classes;
/// `c` the type selectors and pseudo-elements. `:is()`, `:not()` and `:has()` count as their most
/// specific argument. `:where()` adds nothing.
///
/// ```swift
/// SelectorList(parsing: "#main .item:hover")[0].specificity.description   // "(1,2,0)"
/// ```
///
/// The value has four bytes and compares as one number. Each count is limited to 1023, so
/// no number of classes outranks an id.
///
/// Defined by
/// [Selectors Level 4, section 17](https://drafts.csswg.org/selectors-4/#specificity-rules).
public struct Specificity: Sendable, Hashable, BitwiseCopyable {
  /// The three counts, ten bits each, with `a` in the highest bits.
  package let rawValue: UInt32

  /// Creates a specificity from counts, each clamped to 0 through 1023.
  public init(a: Int, b: Int, c: Int) {
    func clamped(_ count: Int) -> UInt32 { UInt32(min(max(count, 0), 1023)) }
    rawValue = clamped(a) << 20 | clamped(b) << 10 | clamped(c)
  }

  /// Creates a specificity from the ``rawValue`` of another one, whose two highest bits are zero.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The number of id selectors.
  public var a: Int { Int(rawValue >> 20) }
  /// The number of class selectors, attribute selectors and pseudo-classes.
  public var b: Int { Int(rawValue >> 10 & 1023) }
  /// The number of type selectors and pseudo-elements.
  public var c: Int { Int(rawValue & 1023) }

  /// The specificity of `*`: all counts are zero.
  public static let zero = Specificity(a: 0, b: 0, c: 0)

  /// Returns the specificity of a selector that consists of two parts: the sum of their counts.
  ///
  /// Each count stays limited to 1023.
  public static func + (left: Self, right: Self) -> Self {
    Self(a: left.a + right.a, b: left.b + right.b, c: left.c + right.c)
  }
}

extension Specificity: Comparable {
  /// Compares `a` first, then `b`, then `c`.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Specificity: CustomStringConvertible {
  /// The counts in the notation of the specification: `(0,1,0)`.
  public var description: String { "(\(a),\(b),\(c))" }
}
