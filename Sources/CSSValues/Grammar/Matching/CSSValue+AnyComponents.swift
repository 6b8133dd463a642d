// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Parsing of component values without a grammar, such as the arguments of a program's own
/// functions.
extension CSSValue {
  /// Parses a `<dashed-function>` with any arguments, each typed by its syntax.
  ///
  /// Numbers, colors, URLs and images become values that can be computed. Words become keywords if
  /// a property has them, and identifiers otherwise. A named color is a color, but a system color
  /// such as `highlight` is a word.
  ///
  /// ```swift
  /// // --glow(2em red, "a")  ->  .function("--glow", .list([.sequence([2em, red]), "a"]))
  /// ```
  ///
  /// Defined by [CSS Mixins, section 3.1](https://drafts.csswg.org/css-mixins-1/#typedef-dashed-function).
  static func parseDashedFunction(_ cursor: inout TokenCursor) -> CSSValue? {
    guard cursor.peeksDashedFunction() else { return cursor.expected("<dashed-function>") }
    return parseAnyFunction(&cursor)
  }

  /// Parses a function.
  ///
  /// A dashed name keeps its case.
  private static func parseAnyFunction(_ cursor: inout TokenCursor) -> CSSValue? {
    guard let position = cursor.next() else { return nil }
    let name = cursor.stream.value(of: position)
    return cursor.contents(parseAnyComponents).map {
      .function(FunctionValue(name.hasPrefix("--") ? name : name.lowercased(), $0))
    }
  }

  /// Parses the remaining tokens of a range or block: a list if it contains commas, otherwise a
  /// sequence.
  private static func parseAnyComponents(_ cursor: inout TokenCursor) -> CSSValue? {
    var elements: [CSSValue] = []
    var values: [CSSValue] = []
    while !cursor.isAtEnd() {
      if cursor.consumeComma() {
        elements.append(.sequence(of: values))
        values = []
      } else {
        guard let value = parseAnyComponent(&cursor) else { return nil }
        values.append(value)
      }
    }
    let last = CSSValue.sequence(of: values)
    return elements.isEmpty ? last : .list(elements + [last])
  }

  private static func parseAnyComponent(_ cursor: inout TokenCursor) -> CSSValue? {
    if beginsNumeric(&cursor), let number = cursor.attempt(parseAnyNumber) { return number }
    switch cursor.peek() {
    case .ident: return parseAnyIdentifier(&cursor)
    case .string: return cursor.next().map { .string(cursor.stream.value(of: $0)) }
    case .url: return URLValue.parse(&cursor).map { .url($0) }
    case .hash:
      if let color = cursor.attempt({ SpecifiedColor.parse(&$0) }) { return .color(color) }
    case .function: return parseTypedFunction(&cursor)
    case .leftBracket:
      _ = cursor.next()
      return cursor.contents(parseAnyComponents).map { .brackets($0) }
    case .leftParenthesis:
      _ = cursor.next()
      return cursor.contents(parseAnyComponents).map { .function(FunctionValue("", $0)) }
    case .badString, .badURL, .rightParenthesis, .rightBracket, .rightBrace: return nil
    default: break
    }
    return parseUnknown(&cursor)
  }

  /// Parses a number of any kind, or a math function that returns one.
  private static func parseAnyNumber(_ cursor: inout TokenCursor) -> CSSValue? {
    let plain: NumericKinds = [
      .number, .percentage, .length, .angle, .time, .frequency, .resolution,
    ]
    guard cursor.peek() == .function else { return parseNumeric(&cursor, plain.union(.flex)) }
    // In a sum of lengths and percentages, the percentages resolve against lengths.
    return cursor.attempt { parseNumeric(&$0, plain) }
      ?? cursor.attempt { parseNumeric(&$0, .lengthPercentage) }
  }

  private static func parseAnyIdentifier(_ cursor: inout TokenCursor) -> CSSValue? {
    var ahead = cursor
    switch SpecifiedColor.parse(&ahead) {
    case .system?, nil: break
    case let color?:
      cursor = ahead
      return .color(color)
    }
    let keyword = Keyword.peek(&cursor)
    guard let position = cursor.next() else { return nil }
    return keyword.map { .keyword($0) } ?? .identifier(cursor.stream.value(of: position))
  }

  /// Parses a function that is a URL, a color or an image, or else an untyped function.
  private static func parseTypedFunction(_ cursor: inout TokenCursor) -> CSSValue? {
    if URLValue.begins(at: &cursor), let url = cursor.attempt({ URLValue.parse(&$0) }) {
      return .url(url)
    }
    if SpecifiedColor.begins(at: &cursor), let color = cursor.attempt({ SpecifiedColor.parse(&$0) })
    {
      return .color(color)
    }
    // An image() is excluded, because that is also the name of a pipeline step.
    if CSSImage.begins(at: &cursor), !cursor.peeks(function: "image"),
      let image = cursor.attempt({ CSSImage.parse(&$0) })
    {
      return .image(image)
    }
    return parseAnyFunction(&cursor)
  }

  /// Parses a token that stands for itself, or a block in braces.
  private static func parseUnknown(_ cursor: inout TokenCursor) -> CSSValue? {
    let stream = cursor.stream
    guard let position = cursor.next() else { return nil }
    if stream.isDelim(position, "/") { return .slash }
    if stream.tokens[position].kind.isOpening { cursor.skipBlock() }
    return .unparsed(stream.text(of: position..<cursor.position))
  }
}

extension TokenCursor {
  /// Returns whether the next token is a function whose name begins with two hyphens and is longer
  /// than those.
  mutating func peeksDashedFunction() -> Bool {
    guard peek() == .function else { return false }
    return stream.withName(of: position) { $0.count > 2 && $0.starts(with: "--".utf8) }
  }
}
