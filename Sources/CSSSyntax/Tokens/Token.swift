// SPDX-License-Identifier: Apache-2.0

/// A token of a ``TokenStream``: its start, its kind and its flags.
///
/// A token takes eight bytes. Every byte of the text belongs to exactly one token, so a token ends
/// at the start of the next. The stream returns its range and text.
public struct Token: Sendable, Hashable {
  /// The byte offset of the token in the decoded text.
  public let start: UInt32
  /// The kind of the token.
  public let kind: TokenKind
  /// The properties that the scanner detected.
  public let flags: Flags
  private let reserved: UInt16

  /// Properties of a token that the scanner detects at no extra cost.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The raw bits, as the scanner sets them.
    public let rawValue: UInt8

    /// Creates a set from raw bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text contains an escape or a NUL, so the token's value is not a slice of it.
    @inlinable public static var escaped: Flags { Flags(rawValue: 1) }
    /// A string, url or comment without its end.
    @inlinable public static var unterminated: Flags { Flags(rawValue: 2) }
    /// A hash whose value is an identifier: the specification's type "id".
    @inlinable public static var id: Flags { Flags(rawValue: 4) }
    /// A number without a fraction and without an exponent: the specification's type "integer".
    @inlinable public static var integer: Flags { Flags(rawValue: 8) }
  }
}
