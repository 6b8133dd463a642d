// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One entry of `font-family`: a family's name, or a generic family that stands for one.
///
/// Defined by [CSS Fonts 4, section 2.1](https://drafts.csswg.org/css-fonts-4/#font-family-prop).
public enum FontFamily: Sendable, Hashable {
  /// A family by its name, such as `Helvetica Neue`.
  case named(String)
  /// A family by what it looks like, such as `sans-serif`.
  case generic(GenericFontFamily)
}

extension FontFamily: CustomStringConvertible {
  /// The family as CSS writes it: a name in quotes unless it is a single word that means nothing else.
  public var description: String {
    switch self {
    case .generic(let family): family.description
    case .named(let name): needsQuotes(name) ? stringText(name) : name
    }
  }

  private func needsQuotes(_ name: String) -> Bool {
    !isPlainIdentifier(name) || CSSWideKeyword.excludesName(name)
      || Keyword(name: name).flatMap { GenericFontFamily(.keyword($0)) } != nil
  }
}

extension FontFamily: PropertyListElement {
  /// Reads a family; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .fontFamily(let family) = value else { return nil }
    self = family
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .fontFamily(self) }
}

extension FontFamily {
  /// Reads one family; words without quotes are joined by single spaces.
  ///
  /// Defined by [CSS Fonts 4, section 2.1.2](https://drafts.csswg.org/css-fonts-4/#family-name-syntax).
  static func parse(_ cursor: inout TokenCursor) -> FontFamily? {
    switch cursor.peek() {
    case .string:
      return cursor.next().map { .named(cursor.stream.value(of: $0)) }
    case .ident:
      return parseWords(&cursor)
    default:
      return cursor.expected("<family-name> | <generic-family>")
    }
  }

  /// Reads `<custom-ident>+ | <generic-family>`.
  ///
  /// A generic family is a value of its own, so that no more words can follow it. After other words it is a part of the
  /// name, as in `Cambria Math`.
  private static func parseWords(_ cursor: inout TokenCursor) -> FontFamily? {
    if let generic = Keyword.peek(&cursor).flatMap({ GenericFontFamily(.keyword($0)) }) {
      return cursor.next().map { _ in .generic(generic) }
    }
    var name = ""
    while cursor.peek() == .ident {
      guard cursor.stream.isCustomIdent(cursor.position), let word = cursor.next() else {
        return cursor.expected("<family-name> | <generic-family>")
      }
      if !name.isEmpty { name += " " }
      name += cursor.stream.value(of: word)
    }
    return .named(name)
  }
}

extension CSSValue {
  /// Reads `[ <family-name> | <generic-family> ]#`.
  static func parseFontFamily(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    cursor.commaSeparated { FontFamily.parse(&$0)?.cssValue }
  }
}
