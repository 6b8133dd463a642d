// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Parses `<grid-line>`: a line by number, name or both, or a span over several lines.
  ///
  /// The number precedes the name. A span over a single named line omits the number 1.
  ///
  /// Defined by [CSS Grid 2, section 8.3](https://drafts.csswg.org/css-grid-2/#line-placement).
  static func parseGridLine(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if Keyword.peek(&cursor) == .auto { return parseKeyword(&cursor, for: property) }
    let isLeading = consumeSpan(&cursor)
    guard let line = GridLine.parse(&cursor, in: isLeading ? .oneOrMore : .all) else { return nil }
    guard isLeading || consumeSpan(&cursor) else { return .sequence(of: line.values) }
    if case .number(let count)? = line.number, count < 1 {
      return cursor.expected("<integer [1,∞]>")
    }
    return CSSValue.sequence([.keyword(.span)] + line.values).shortestSpan
  }

  /// The value without the number 1 if it is a span over a single named line.
  var shortestSpan: CSSValue {
    guard case .sequence(let parts) = self, parts.count == 3, parts[0] == .keyword(.span) else {
      return self
    }
    return .sequence(parts.filter { $0 != .number(1) })
  }

  private static func consumeSpan(_ cursor: inout TokenCursor) -> Bool {
    guard Keyword.peek(&cursor) == .span else { return false }
    return cursor.next() != nil
  }
}

/// The number and the name of a grid line, of which either may be missing.
private struct GridLine {
  var number: CSSValue?
  var name: CSSValue?

  var values: [CSSValue] { [number, name].compactMap { $0 } }

  static func parse(_ cursor: inout TokenCursor, in range: NumericRange) -> GridLine? {
    var line = GridLine()
    while true {
      if line.number == nil, CSSValue.beginsNumeric(&cursor) {
        line.number = CSSValue.parseNumeric(&cursor, .integer, in: range)
        guard let number = line.number, number != .number(0) else {
          return cursor.expected("<integer> other than 0")
        }
      } else if line.name == nil, let name = name(&cursor) {
        line.name = name
      } else if line.values.isEmpty {
        return cursor.expected("auto | span | <integer> | <custom-ident>")
      } else {
        return line
      }
    }
  }

  /// Consumes the next token if it is the name of a line.
  private static func name(_ cursor: inout TokenCursor) -> CSSValue? {
    guard cursor.peek() == .ident else { return nil }
    let position = cursor.position
    guard cursor.stream.isCustomIdent(position), !cursor.stream.value(of: position, equals: "auto"),
      !cursor.stream.value(of: position, equals: "span"), cursor.next() != nil
    else { return nil }
    return .identifier(cursor.stream.value(of: position))
  }
}
