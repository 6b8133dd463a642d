// SPDX-License-Identifier: Apache-2.0

/// One value, or name of a member, of a ``JSONDocument``: 16 bytes that point at its text.
///
/// Nodes stand in document order, an object or array before what it holds and a name before the value that it names, so a
/// subtree is a run of the document's array that ends at ``next``. The friendlier view is ``JSONValue``.
package struct JSONNode: Sendable, Hashable {
  /// What the node is.
  package let kind: Kind
  /// Facts about the node that are costly to find again.
  package let flags: Flags
  /// The offset of the node's first byte.
  package let start: UInt32
  /// The offset behind the node's last byte, a closing bracket or quote included.
  package internal(set) var end: UInt32
  /// The index of the first node behind the subtree.
  package internal(set) var next: UInt32

  /// What a node is.
  package enum Kind: UInt8, Sendable, Hashable {
    /// Members, each a name and a value, between `{` and `}`.
    case object
    /// Values between `[` and `]`.
    case array
    /// A text in double quotes.
    case string
    /// A decimal number.
    case number
    /// The word `true`.
    case `true`
    /// The word `false`.
    case `false`
    /// The word `null`.
    case null
    /// The name of an object's member; the node behind it is the member's value.
    case name
    /// Something that is no value, or a missing one; a diagnostic says why.
    case invalid
  }

  /// Facts about a node.
  package struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    package let rawValue: UInt8
    /// Takes the bits as they are.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A string or name that is not its own text: it has escapes.
    package static var escaped: Flags { Flags(rawValue: 1) }
    /// A string without its closing quote, which is an error.
    package static var unterminated: Flags { Flags(rawValue: 2) }
    /// A name without quotes, which is an error.
    package static var unquoted: Flags { Flags(rawValue: 4) }
  }
}

extension JSONNode {
  /// The bytes of the text that the node covers.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// The bytes between a string's or name's quotes.
  var content: Range<Int> {
    if flags.contains(.unquoted) { return range }
    return Int(start) + 1..<(flags.contains(.unterminated) ? Int(end) : Int(end) - 1)
  }
}
