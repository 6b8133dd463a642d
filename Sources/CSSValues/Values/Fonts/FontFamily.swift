// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An entry of `font-family`: the name of a family, or a generic family.
///
/// Defined by [CSS Fonts 4, section 2.1](https://drafts.csswg.org/css-fonts-4/#font-family-prop).
public enum FontFamily: Sendable, Hashable {
  /// A family by name, such as `Helvetica Neue`.
  case named(String)
  /// A generic family, such as `sans-serif`.
  case generic(GenericFontFamily)
}

extension FontFamily: CustomStringConvertible {
  /// The CSS text of the family, with quotes unless the name is a single unambiguous identifier.
  public var description: String {
    switch self {
    case .generic(let family): family.description
    case .named(let name): needsQuotes(name) ? stringText(name) : name
    }
  }

  private func needsQuotes(_ name: String) -> Bool {
    !isPlainIdentifier(name) || CSSWideKeyword.isReserved(name)
      || Keyword(name: name).flatMap { GenericFontFamily(.keyword($0)) } != nil
  }
}

extension FontFamily: PropertyListElement {
  /// Creates a family from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .fontFamily(let family) = value else { return nil }
    self = family
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .fontFamily(self) }
}

extension FontFamily {
  /// Parses a family.
  ///
  /// Unquoted identifiers are joined with single spaces.
  ///
  /// Defined by [CSS Fonts 4, section 2.1.2](https://drafts.csswg.org/css-fonts-4/#family-name-syntax).
  static func parse(_ cursor: inout TokenCursor) -> FontFamily? {
    switch cursor.peek() {
    case .string:
      return cursor.next().map { .named(cursor.stream.value(of: $0)) }
    case .ident:
      return parseIdentifiers(&cursor)
    default:
      return cursor.expected("<family-name> | <generic-family>")
    }
  }

  /// Parses `<custom-ident>+ | <generic-family>`.
  ///
  /// A generic family must be the first and only identifier. Its keyword in a later position is a
  /// part of the name, as in `Cambria Math`.
  private static func parseIdentifiers(_ cursor: inout TokenCursor) -> FontFamily? {
    if let generic = Keyword.peek(&cursor).flatMap({ GenericFontFamily(.keyword($0)) }) {
      return cursor.next().map { _ in .generic(generic) }
    }
    var name = ""
    while cursor.peek() == .ident {
      guard cursor.stream.isCustomIdent(cursor.position), let token = cursor.next() else {
        return cursor.expected("<family-name> | <generic-family>")
      }
      if !name.isEmpty { name += " " }
      name += cursor.stream.value(of: token)
    }
    return .named(name)
  }
}

extension CSSValue {
  /// Parses `[ <family-name> | <generic-family> ]#`.
  static func parseFontFamily(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    cursor.commaSeparated { FontFamily.parse(&$0)?.cssValue }
  }
}
