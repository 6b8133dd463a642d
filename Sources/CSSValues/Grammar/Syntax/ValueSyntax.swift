// SPDX-License-Identifier: Apache-2.0

/// A value grammar in the notation of CSS specifications, as a tree of terms and combinators.
///
/// ```swift
/// let syntax = try ValueSyntax(parsing: "none | <length [0,∞]>{1,2} && <color>?")
/// syntax.description    // "none | <length [0,∞]>{1,2} && <color>?"
/// ```
///
/// Brackets that only group terms are not kept. The tree expresses the grouping, and the
/// description adds brackets again as needed.
///
/// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
package indirect enum ValueSyntax: Sendable, Hashable {
  /// A word that stands for itself, such as `auto`.
  case keyword(String)
  /// Another token that stands for itself, such as `/`, `,` or `+`.
  case literal(String)
  /// A reference to another grammar, `<length>`, `<rgb()>` with its parentheses, with optional
  /// bounds: `<length [0,∞]>`.
  case type(String, Bounds?)
  /// A reference to the grammar of a property: `<'margin-top'>`.
  case property(String, Bounds?)
  /// Tests joined by `not`, `and` and `or`: `<boolean-expr[ … ]>`.
  case boolean(ValueSyntax)
  /// A function with its name and arguments.
  case function(String, ValueSyntax)
  /// A block with its contents.
  case block(Bracket, ValueSyntax)
  /// Terms that must all occur in this order.
  ///
  /// Empty for an empty argument list.
  case sequence([ValueSyntax])
  /// Terms that must all occur, in any order: `a && b`.
  case allOf([ValueSyntax])
  /// Terms of which at least one must occur, in any order: `a || b`.
  case anyOf([ValueSyntax])
  /// Terms of which exactly one must occur: `a | b`.
  case oneOf([ValueSyntax])
  /// A term repeated as its multiplier specifies.
  case repeated(ValueSyntax, Multiplier)
}

extension ValueSyntax {
  /// The brackets of a block.
  package enum Bracket: Sendable, Hashable {
    /// The characters `(` and `)`.
    case parentheses
    /// The characters `[` and `]`.
    case square
    /// The characters `{` and `}`.
    case braces
  }

  /// The number of times that a term may occur.
  ///
  /// Defined by [CSS Values 4, section 2.3](https://drafts.csswg.org/css-values-4/#component-multipliers).
  package enum Multiplier: Sendable, Hashable {
    /// `?`: at most once.
    case optional
    /// `*`: any number of times.
    case zeroOrMore
    /// `+`: at least once.
    case oneOrMore
    /// `{2}`, `{2,}` and `{2,4}`: the minimum and the maximum, or `nil` for no limit.
    case count(Int, Int?)
    /// `#` and `#{2,4}`: the minimum and the maximum, separated by commas.
    ///
    /// For `#` alone they are one and `nil`.
    case list(Int, Int?)
    /// `!`: a group that must not be empty.
    case required
  }

  /// The minimum and maximum numbers that a term accepts, both inclusive.
  ///
  /// Defined by [CSS Values 4, section 5.1](https://drafts.csswg.org/css-values-4/#numeric-ranges).
  package struct Bounds: Sendable, Hashable {
    /// The minimum, or `-.infinity` for none.
    package let lower: Double
    /// The maximum, or `.infinity` for none.
    package let upper: Double
    /// The unit of the minimum as written, or an empty string for none.
    package let lowerUnit: String
    /// The unit of the maximum as written, or an empty string for none.
    package let upperUnit: String
  }
}
