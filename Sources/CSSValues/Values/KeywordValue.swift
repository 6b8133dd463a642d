// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// An enumeration of related keywords.
///
/// The raw values are those of ``Keyword``.
public protocol KeywordValue: PropertyValue, CaseIterable, RawRepresentable<UInt16>,
  CustomStringConvertible
{
  /// The corresponding member of ``Keyword``.
  var keyword: Keyword { get }
}

extension KeywordValue {
  /// Creates a keyword from a property value, or returns `nil` if it is not one of these.
  public init?(_ value: CSSValue) {
    guard case .keyword(let keyword) = value else { return nil }
    self.init(rawValue: keyword.rawValue)
  }

  /// The corresponding member of ``Keyword``.
  public var keyword: Keyword { .numbered(rawValue) }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .keyword(keyword) }

  /// The CSS text of the keyword.
  public var description: String { keyword.name }
}

extension Keyword: CustomStringConvertible {
  /// Creates the keyword with a name, in any ASCII case, or returns `nil` if no property has it.
  public init?(name: String) {
    var name = name
    guard let keyword = name.withUTF8({ Self.find($0) }) else { return nil }
    self = keyword
  }

  /// The CSS text of the keyword.
  public var description: String { name }

  /// Returns the keyword that the next token is, or `nil`, without consuming it.
  static func peek(_ cursor: inout TokenCursor) -> Keyword? {
    guard cursor.peek() == .ident else { return nil }
    return cursor.stream.withName(of: cursor.position) { find($0) }
  }
}

extension TokenStream {
  /// Calls `body` with the UTF-8 bytes of a token's name, escapes resolved.
  package func withName<Result>(
    of position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard tokens[position].flags.contains(.escaped) else {
      return body(utf8(in: valueRange(of: position)))
    }
    var name = value(of: position)
    return name.withUTF8(body)
  }
}
