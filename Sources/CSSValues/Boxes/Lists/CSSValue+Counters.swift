// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads `none | [ <counter-name> <integer>? ]+` and says each number: one for `counter-increment`, zero for the others.
  ///
  /// Defined by [CSS Lists 3, section 4](https://drafts.csswg.org/css-lists-3/#auto-numbering).
  static func parseCounterList(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    let count = CSSValue.number(property == .counterIncrement ? 1 : 0)
    var parts: [CSSValue] = []
    for part in value.parts {
      if case .identifier? = parts.last, !part.isNumber { parts.append(count) }
      parts.append(part)
    }
    if case .identifier? = parts.last { parts.append(count) }
    return .sequence(of: parts)
  }

  /// Reads `<counter-style> | <string> | none`; the styles that CSS defines are written in small letters.
  ///
  /// Defined by [CSS Counter Styles 3, section 6](https://drafts.csswg.org/css-counter-styles-3/#predefined-counters).
  static func parseListStyleType(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let value = parseComponents(&cursor, for: property)
    guard case .identifier(let name)? = value else { return value }
    let folded = name.lowercased()
    return .identifier(predefinedCounterStyles.contains(folded) ? folded : name)
  }

  /// Reads `symbols()`, of which the kind `symbolic` is left out, being the default.
  ///
  /// Defined by [CSS Counter Styles 3, section 4.1](https://drafts.csswg.org/css-counter-styles-3/#symbols-function).
  static func parseSymbols(_ cursor: inout TokenCursor) -> CSSValue? {
    guard cursor.take(function: "symbols") else { return cursor.expected("symbols()") }
    return cursor.contents { cursor in
      var values: [CSSValue] = []
      if let kind = Keyword.peek(&cursor), cursor.next() != nil, kind != .symbolic {
        values.append(.keyword(kind))
      }
      while !cursor.isAtEnd() {
        if cursor.peek() == .string, let string = cursor.next() {
          values.append(.string(cursor.stream.value(of: string)))
        } else {
          guard let image = Image.parse(&cursor) else { return nil }
          values.append(.image(image))
        }
      }
      return .function(FunctionValue("symbols", .sequence(of: values)))
    }
  }

  /// The values of a sequence, or the one value that there is.
  var parts: [CSSValue] {
    if case .sequence(let values) = self { return values }
    return [self]
  }

  private var isNumber: Bool {
    switch self {
    case .number, .calculation: true
    default: false
    }
  }
}

/// The names of the counter styles that need no rule.
///
/// Defined by [CSS Counter Styles 3, section 6](https://drafts.csswg.org/css-counter-styles-3/#predefined-counters).
private let predefinedCounterStyles: Set<String> = [
  "decimal", "decimal-leading-zero", "arabic-indic", "armenian", "upper-armenian",
  "lower-armenian", "bengali", "cambodian", "khmer", "cjk-decimal", "devanagari", "georgian",
  "gujarati", "gurmukhi", "hebrew", "kannada", "lao", "malayalam", "mongolian", "myanmar", "oriya",
  "persian", "lower-roman", "upper-roman", "tamil", "telugu", "thai", "tibetan", "lower-alpha",
  "lower-latin", "upper-alpha", "upper-latin", "lower-greek", "hiragana", "hiragana-iroha",
  "katakana", "katakana-iroha", "disc", "circle", "square", "disclosure-open",
  "disclosure-closed", "cjk-earthly-branch", "cjk-heavenly-stem", "japanese-informal",
  "japanese-formal", "korean-hangul-formal", "korean-hanja-informal", "korean-hanja-formal",
  "simp-chinese-informal", "simp-chinese-formal", "trad-chinese-informal", "trad-chinese-formal",
  "ethiopic-numeric", "cjk-ideographic",
]
