// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension RegisteredSyntax {
  /// Parses a range of tokens as one value, or returns `nil` if it does not match or the syntax is
  /// `*`.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - range: The tokens of the value, all of them by default.
  /// - Returns: The specified value.
  package func value(_ stream: TokenStream, in range: Range<Int>? = nil) -> CSSValue? {
    for component in components {
      var cursor = TokenCursor(stream, range)
      if let value = component.parse(&cursor), cursor.isAtEnd() { return value }
    }
    return nil
  }

  /// Parses a text as one value, or returns `nil` if it does not match.
  package func value(parsing text: String) -> CSSValue? { value(TokenStream(text)) }

  /// Returns whether a range of tokens may be the value of a property with the syntax `*`.
  ///
  /// Defined by [CSS Syntax 3, section 7.2](https://drafts.csswg.org/css-syntax-3/#typedef-declaration-value).
  package static func isDeclarationValue(_ stream: TokenStream, in range: Range<Int>) -> Bool {
    var cursor = TokenCursor(stream, range)
    if cursor.isAtEnd() { return true }
    guard GrammarTerminal.Kind.anyValue(isDeclaration: true).skip(&cursor) else { return false }
    return cursor.isAtEnd()
  }
}

extension RegisteredSyntax.Component {
  /// Parses the items of a value.
  fileprivate func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    switch multiplier {
    case .one: return item.parse(&cursor)
    case .commas: return cursor.commaSeparated { item.parse(&$0) }
    case .spaces:
      var values: [CSSValue] = []
      repeat {
        guard let value = item.parse(&cursor) else { return nil }
        values.append(value)
      } while !cursor.isAtEnd()
      return .sequence(of: values)
    }
  }
}

extension RegisteredSyntax.Item {
  fileprivate func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    switch self {
    case .type(let type): return type.parse(&cursor)
    case .identifier(let name):
      guard cursor.peek() == .ident, cursor.stream.value(of: cursor.position) == name,
        cursor.next() != nil
      else { return nil }
      return .identifier(name)
    }
  }
}

extension RegisteredSyntax.DataType {
  fileprivate func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    switch self {
    case .angle: return CSSValue.parseNumeric(&cursor, .angle)
    case .integer: return CSSValue.parseNumeric(&cursor, .integer)
    case .length: return CSSValue.parseNumeric(&cursor, .length)
    case .lengthPercentage: return CSSValue.parseNumeric(&cursor, .lengthPercentage)
    case .number: return CSSValue.parseNumeric(&cursor, .number)
    case .percentage: return CSSValue.parseNumeric(&cursor, .percentage)
    case .resolution: return CSSValue.parseNumeric(&cursor, .resolution)
    case .time: return CSSValue.parseNumeric(&cursor, .time)
    case .color: return SpecifiedColor.parse(&cursor).map { .color($0) }
    case .image: return CSSImage.parse(&cursor).map { .image($0) }
    case .url: return URLValue.parse(&cursor).map { .url($0) }
    case .transformFunction: return TransformFunction.parse(&cursor).map { .transform($0) }
    case .transformList:
      guard cursor.peek() == .function else { return nil }
      return Property.transform.parse(&cursor)
    case .customIdent:
      guard cursor.peek() == .ident, cursor.stream.isCustomIdent(cursor.position),
        let token = cursor.next()
      else { return nil }
      return .identifier(cursor.stream.value(of: token))
    case .string:
      guard cursor.peek() == .string, let text = cursor.next() else { return nil }
      return .string(cursor.stream.value(of: text))
    }
  }
}
