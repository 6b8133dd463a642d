// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// An enumeration of keywords that belong together; the raw values are those of ``Keyword``.
public protocol KeywordValue: PropertyValue, CaseIterable, RawRepresentable<UInt16>,
  CustomStringConvertible
{
  /// The same word among all keywords.
  var keyword: Keyword { get }
}

extension KeywordValue {
  /// Reads a keyword; nil when it is none of these.
  public init?(_ value: CSSValue) {
    guard case .keyword(let keyword) = value else { return nil }
    self.init(rawValue: keyword.rawValue)
  }

  /// The same word among all keywords.
  public var keyword: Keyword { .numbered(rawValue) }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .keyword(keyword) }

  /// The word as CSS writes it.
  public var description: String { keyword.name }
}

extension Keyword: CustomStringConvertible {
  /// The keyword of a name in any ASCII case; nil when no property has it.
  public init?(name: String) {
    var name = name
    guard let keyword = name.withUTF8({ Self.find($0) }) else { return nil }
    self = keyword
  }

  /// The word as CSS writes it.
  public var description: String { name }

  /// The keyword that stands next; nothing is consumed, and nil is given when it is no keyword.
  static func peek(_ cursor: inout TokenCursor) -> Keyword? {
    guard cursor.peek() == .ident else { return nil }
    return cursor.stream.withName(of: cursor.position) { find($0) }
  }
}

extension TokenStream {
  /// Calls `body` with the bytes of a token's name, escapes resolved.
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
