// SPDX-License-Identifier: Apache-2.0

/// How specific a selector is: of two rules that set the same property, the one with the greater
/// specificity wins.
///
/// `a` counts the id selectors, `b` the classes, attributes and pseudo-classes, `c` the types and
/// pseudo-elements.
///
/// ```swift
/// SelectorList(parsing: "#main .item:hover")[0].specificity.description   // "(1,2,0)"
/// ```
///
/// Four bytes, compared as one number: each count stops at 1023, so a selector of a thousand
/// classes never outranks an id.
///
/// Defined by
/// [Selectors Level 4, section 17](https://drafts.csswg.org/selectors-4/#specificity-rules).
public struct Specificity: Sendable, Hashable, BitwiseCopyable {
  /// The three counts, ten bits each, `a` the highest.
  package let rawValue: UInt32

  /// The specificity with these counts, each held between 0 and 1023.
  public init(a: Int, b: Int, c: Int) {
    func held(_ count: Int) -> UInt32 { UInt32(min(max(count, 0), 1023)) }
    rawValue = held(a) << 20 | held(b) << 10 | held(c)
  }

  /// The specificity whose counts stand in these bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// How many id selectors count.
  public var a: Int { Int(rawValue >> 20) }
  /// How many class, attribute and pseudo-class selectors count.
  public var b: Int { Int(rawValue >> 10 & 1023) }
  /// How many type selectors and pseudo-elements count.
  public var c: Int { Int(rawValue & 1023) }

  /// Nothing counts, as in `*`.
  public static let zero = Specificity(a: 0, b: 0, c: 0)

  /// The specificity of a selector made of two.
  public static func + (left: Self, right: Self) -> Self {
    Self(a: left.a + right.a, b: left.b + right.b, c: left.c + right.c)
  }
}

extension Specificity: Comparable {
  /// Compares `a` first, then `b`, then `c`.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Specificity: CustomStringConvertible {
  /// The counts as the specification writes them: `(0,1,0)`.
  public var description: String { "(\(a),\(b),\(c))" }
}
