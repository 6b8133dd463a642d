// SPDX-License-Identifier: Apache-2.0

/// A value or a member name of a ``JSONDocument``, in 16 bytes that refer to its text.
///
/// Nodes are in document order: an object or array before its contents, and a name before its
/// value. So a subtree is a range of the document's array that ends at ``next``. ``JSONValue`` is a
/// more convenient view.
package struct JSONNode: Sendable, Hashable {
  /// The kind of the node.
  package let kind: Kind
  /// Properties of the node that are costly to recompute.
  package let flags: Flags
  /// The offset of the node's first byte.
  package let start: UInt32
  /// The offset after the node's last byte, which includes a closing bracket or quote.
  package internal(set) var end: UInt32
  /// The index of the first node after the subtree.
  package internal(set) var next: UInt32

  /// A kind of node.
  package enum Kind: UInt8, Sendable, Hashable {
    /// An object: members between `{` and `}`, each a name and a value.
    case object
    /// An array: values between `[` and `]`.
    case array
    /// A string in double quotes.
    case string
    /// A decimal number.
    case number
    /// The literal `true`.
    case `true`
    /// The literal `false`.
    case `false`
    /// The literal `null`.
    case null
    /// The name of an object's member; the next node is the value.
    case name
    /// An invalid or missing value, with a diagnostic.
    case invalid
  }

  /// Properties of a node.
  package struct Flags: OptionSet, Sendable, Hashable {
    /// The raw bits.
    package let rawValue: UInt8
    /// Creates flags from raw bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A string or name that contains escapes.
    package static var escaped: Flags { Flags(rawValue: 1) }
    /// A string without its closing quote, which is an error.
    package static var unterminated: Flags { Flags(rawValue: 2) }
    /// A name without quotes, which is an error.
    package static var unquoted: Flags { Flags(rawValue: 4) }
  }
}

extension JSONNode {
  /// The byte range of the node in the text.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// The byte range between the quotes of a string or name.
  package var content: Range<Int> {
    if flags.contains(.unquoted) { return range }
    return Int(start) + 1..<(flags.contains(.unterminated) ? Int(end) : Int(end) - 1)
  }
}
