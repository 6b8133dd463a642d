// SPDX-License-Identifier: Apache-2.0

/// One token of a ``TokenStream``: where it starts, what it is, and what the scanner noticed.
///
/// Eight bytes. Every byte of the text belongs to exactly one token, so a token ends where the next one starts; ask the
/// stream for the range and the text.
public struct Token: Sendable, Hashable {
  /// The byte offset of the token in the decoded text.
  public let start: UInt32
  /// What the token is.
  public let kind: TokenKind
  /// What the scanner saw on the way.
  public let flags: Flags
  private let reserved: UInt16

  /// Facts about a token that the scanner learns for nothing.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits, as the scanner sets them.
    public let rawValue: UInt8

    /// Takes the bits as they are.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text holds an escape or a NUL, so the token's value is not a slice of it.
    @inlinable public static var escaped: Flags { Flags(rawValue: 1) }
    /// A string, url or comment that ran into the end of the text.
    @inlinable public static var unterminated: Flags { Flags(rawValue: 2) }
    /// A hash whose value is an identifier: the specification's type "id".
    @inlinable public static var id: Flags { Flags(rawValue: 4) }
    /// A number written without a fraction and without an exponent: the specification's type "integer".
    @inlinable public static var integer: Flags { Flags(rawValue: 8) }
  }
}
