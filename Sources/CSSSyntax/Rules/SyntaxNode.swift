// SPDX-License-Identifier: Apache-2.0

/// One rule, declaration or unreadable part of a ``SyntaxTree``: 24 bytes that point at tokens.
///
/// Nodes stand in document order, a rule before what its block holds, so a subtree is a run of the tree's array that ends at
/// ``next``. The friendlier views are ``QualifiedRule``, ``AtRule`` and ``Declaration``.
package struct SyntaxNode: Sendable, Hashable {
  /// What the node is.
  package let kind: Kind
  /// Facts about the node that are costly to find again.
  package internal(set) var flags: Flags
  /// The position of the node's first token.
  package let first: UInt32
  /// A rule's `{`, or ``end`` when it has no block; the first token of a declaration's value.
  package internal(set) var content: UInt32
  /// A rule's `}`, or ``end`` when it is missing; the position behind the last token of a declaration's value, or of the
  /// prelude of an at-rule without a block.
  package internal(set) var contentEnd: UInt32
  /// The position behind the node's last token, a semicolon included.
  package internal(set) var end: UInt32
  /// The index of the first node behind the subtree.
  package internal(set) var next: UInt32

  /// What a node is.
  package enum Kind: UInt8, Sendable, Hashable {
    /// A rule with a prelude and a block; in a sheet of styles, a style rule.
    case qualifiedRule
    /// A rule that begins with an at-keyword.
    case atRule
    /// A property and its value.
    case declaration
    /// A part that is none of these: dropped by every reader, kept for printing.
    case raw
  }

  /// Facts about a node.
  package struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    package let rawValue: UInt8
    /// Takes the bits as they are.
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A declaration that ends in `!important`.
    @inlinable package static var important: Flags { Flags(rawValue: 1) }
    /// A declaration of a custom property: its name begins with `--`.
    @inlinable package static var custom: Flags { Flags(rawValue: 2) }
    /// A part with a block nested deeper than the limit; a declaration that has it is a raw node.
    @inlinable package static var tooDeep: Flags { Flags(rawValue: 4) }
    /// A declaration whose value holds a function or a block.
    @inlinable package static var blocks: Flags { Flags(rawValue: 8) }
  }
}
