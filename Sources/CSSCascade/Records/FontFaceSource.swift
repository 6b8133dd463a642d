// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
public import CSSValues

/// A source of the file of a font face.
///
/// Defined by [`<font-src>`](https://drafts.csswg.org/css-fonts-4/#font-face-src-parsing).
public enum FontFaceSource: Sendable, Hashable {
  /// A file at an address relative to the rule's sheet, with its format and technologies.
  case url(URLValue, format: FontFormat?, technologies: [FontTechnology])
  /// An installed font face, by its full or PostScript name.
  case local(String)
}

extension FontFaceSource {
  /// Parses
  /// `<url> [ format( <font-format> ) ]? [ tech( <font-tech># ) ]? | local( <family-name> )`.
  package init?(parsing cursor: inout TokenCursor) {
    if URLValue.begins(at: &cursor) {
      guard let source = Self.url(&cursor) else { return nil }
      self = source
    } else if cursor.consumeFunction("local") {
      guard let name = cursor.contents(FontFace.familyName) else { return nil }
      self = .local(name)
    } else {
      let _: Void? = cursor.expected("<url> | local( <family-name> )")
      return nil
    }
  }

  private static func url(_ cursor: inout TokenCursor) -> FontFaceSource? {
    guard let url = URLValue.parse(&cursor) else { return nil }
    var format: FontFormat?
    var technologies: [FontTechnology] = []
    if cursor.consumeFunction("format") {
      guard let (name, isVariable) = cursor.contents(fontFormat) else { return nil }
      format = name
      if isVariable { technologies.append(.variations) }
    }
    if cursor.consumeFunction("tech") {
      guard let list = cursor.contents(technologyList) else { return nil }
      technologies += list
    }
    return .url(url, format: format, technologies: technologies)
  }

  /// Parses a format by its name; a string may also be `woff2-variations`, as in old sheets.
  private static func fontFormat(_ cursor: inout TokenCursor) -> (FontFormat, Bool)? {
    let suffix = "-variations"
    let isString = cursor.peek() == .string
    if isString || cursor.peek() == .ident {
      var name = cursor.stream.value(of: cursor.position).lowercased()
      let isVariable = isString && name.hasSuffix(suffix)
      if isVariable { name.removeLast(suffix.count) }
      if let format = FontFormat(rawValue: name), cursor.next() != nil {
        return (format, isVariable)
      }
    }
    return cursor.expected(FontFormat.allCases.map(\.rawValue).joined(separator: " | "))
  }

  private static func technologyList(_ cursor: inout TokenCursor) -> [FontTechnology]? {
    var list: [FontTechnology] = []
    repeat {
      guard let technology: FontTechnology = cursor.consumeKeyword() else { return nil }
      list.append(technology)
    } while cursor.consumeComma()
    return list
  }
}

extension TokenCursor {
  /// Consumes the opening of a function if it is next; the caller passes its name in lower case.
  mutating func consumeFunction(_ name: StaticString) -> Bool {
    guard peek() == .function, stream.value(of: position, equals: name) else { return false }
    return next() != nil
  }

  /// Consumes a comma if it is the next token.
  mutating func consumeComma() -> Bool {
    guard peek() == .comma else { return false }
    return next() != nil
  }

  /// Consumes a keyword that is the raw value of a case.
  mutating func consumeKeyword<Word: RawRepresentable<String> & CaseIterable>() -> Word? {
    if peek() == .ident, let word = Word(rawValue: stream.value(of: position).lowercased()),
      next() != nil
    {
      return word
    }
    return expected(Word.allCases.map(\.rawValue).joined(separator: " | "))
  }
}
