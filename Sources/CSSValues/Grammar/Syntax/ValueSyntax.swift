// SPDX-License-Identifier: Apache-2.0

/// The grammar of a value, in the notation of CSS specifications: a tree of terms and of what combines them.
///
/// ```swift
/// let syntax = try ValueSyntax(parsing: "none | <length [0,∞]>{1,2} && <color>?")
/// syntax.description    // "none | <length [0,∞]>{1,2} && <color>?"
/// ```
///
/// Brackets that only group are not kept: the tree says what they say, and they are written again where they are needed.
///
/// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
package indirect enum ValueSyntax: Sendable, Hashable {
  /// A word that stands for itself, such as `auto`.
  case keyword(String)
  /// Another token that stands for itself, such as `/`, `,` or `+`.
  case literal(String)
  /// What another grammar says, `<length>`, `<rgb()>` with its parentheses, limited to the bounds: `<length [0,∞]>`.
  case type(String, Bounds?)
  /// What the grammar of a property says: `<'margin-top'>`.
  case property(String, Bounds?)
  /// Tests joined by `not`, `and` and `or`: `<boolean-expr[ … ]>`.
  case boolean(ValueSyntax)
  /// A function by its name, with its arguments.
  case function(String, ValueSyntax)
  /// A block with its contents.
  case block(Bracket, ValueSyntax)
  /// Terms that all stand in this order; none for an empty argument list.
  case sequence([ValueSyntax])
  /// Terms that all stand in any order: `a && b`.
  case allOf([ValueSyntax])
  /// Terms of which one or more stand in any order: `a || b`.
  case anyOf([ValueSyntax])
  /// Terms of which exactly one stands: `a | b`.
  case oneOf([ValueSyntax])
  /// A term as often as the multiplier says.
  case repeated(ValueSyntax, Multiplier)
}

extension ValueSyntax {
  /// What encloses a block.
  package enum Bracket: Sendable, Hashable {
    /// The characters `(` and `)`.
    case parentheses
    /// The characters `[` and `]`.
    case square
    /// The characters `{` and `}`.
    case braces
  }

  /// How often a term stands.
  ///
  /// Defined by [CSS Values 4, section 2.3](https://drafts.csswg.org/css-values-4/#component-multipliers).
  package enum Multiplier: Sendable, Hashable {
    /// `?`: once or not at all.
    case optional
    /// `*`: any number of times.
    case zeroOrMore
    /// `+`: once or more.
    case oneOrMore
    /// `{2}`, `{2,}` and `{2,4}`: at least and at most; nil for no limit.
    case count(Int, Int?)
    /// `#` and `#{2,4}`: the same with commas between them; at least once and nil for `#` alone.
    case list(Int, Int?)
    /// `!`: a group that must not be left empty.
    case required
  }

  /// The least and the greatest number that a term accepts, both included.
  ///
  /// Defined by [CSS Values 4, section 5.1](https://drafts.csswg.org/css-values-4/#numeric-ranges).
  package struct Bounds: Sendable, Hashable {
    /// The least number; `-.infinity` for none.
    package let lower: Double
    /// The greatest number; `.infinity` for none.
    package let upper: Double
    /// The unit of the least number as it is written; empty for none.
    package let lowerUnit: String
    /// The unit of the greatest number as it is written; empty for none.
    package let upperUnit: String
  }
}
