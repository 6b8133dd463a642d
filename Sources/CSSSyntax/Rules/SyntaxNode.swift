// SPDX-License-Identifier: Apache-2.0

/// A rule, declaration or invalid part of a ``SyntaxTree``, in 24 bytes that refer to tokens.
///
/// Nodes are in document order, a rule before the contents of its block. So a subtree is a range of
/// the tree's array that ends at ``next``. ``QualifiedRule``, ``AtRule`` and ``Declaration`` are
/// typed views.
package struct SyntaxNode: Sendable, Hashable {
  /// The kind of the node.
  package let kind: Kind
  /// Properties of the node that are costly to recompute.
  package internal(set) var flags: Flags
  /// The position of the node's first token.
  package let first: UInt32
  /// A rule's `{`, or ``end`` when it has no block; the first token of a declaration's value.
  package internal(set) var content: UInt32
  /// A rule's `}`, or ``end`` if it is missing; the end of other contents.
  ///
  /// For a declaration, the position after the last token of its value. For an at-rule without a
  /// block, the position after the last token of its prelude.
  package internal(set) var contentEnd: UInt32
  /// The position after the node's last token, including a semicolon.
  package internal(set) var end: UInt32
  /// The index of the first node after the subtree.
  package internal(set) var next: UInt32

  /// The kind of a node.
  package enum Kind: UInt8, Sendable, Hashable {
    /// A rule with a prelude and a block; in most style sheets, a style rule.
    case qualifiedRule
    /// A rule that begins with an at-keyword.
    case atRule
    /// A property and its value.
    case declaration
    /// An invalid part: ignored except for printing.
    case raw
  }

  /// Properties of a node.
  package struct Flags: OptionSet, Sendable, Hashable {
    /// The raw bits.
    package let rawValue: UInt8
    /// Creates a set from raw bits.
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A declaration that ends in `!important`.
    @inlinable package static var important: Flags { Flags(rawValue: 1) }
    /// A declaration of a custom property: its name begins with `--`.
    @inlinable package static var custom: Flags { Flags(rawValue: 2) }
    /// A part with a block nested deeper than the limit; such a declaration is a raw node.
    @inlinable package static var tooDeep: Flags { Flags(rawValue: 4) }
    /// A declaration whose value contains a function or a block.
    @inlinable package static var blocks: Flags { Flags(rawValue: 8) }
  }
}
