// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Counter increments, each with its number.
  ///
  /// A missing number is 1.
  ///
  /// Defined by [CSS Lists 3, section 4.2](https://drafts.csswg.org/css-lists-3/#increment-set).
  var increments: CSSValue { counters(by: 1) }

  /// Counters, each with its number.
  ///
  /// A missing number is 0.
  ///
  /// Defined by [CSS Lists 3, section 4.1](https://drafts.csswg.org/css-lists-3/#counter-reset).
  var counts: CSSValue { counters(by: 0) }

  private func counters(by count: Double) -> CSSValue {
    var counted: [CSSValue] = []
    for part in parts {
      if case .identifier? = counted.last, !part.isNumber { counted.append(.number(count)) }
      counted.append(part)
    }
    if case .identifier? = counted.last { counted.append(.number(count)) }
    return .sequence(of: counted)
  }

  /// The name of a counter style, in lowercase if CSS predefines it.
  ///
  /// Defined by [CSS Counter Styles 3, section 6](https://drafts.csswg.org/css-counter-styles-3/#predefined-counters).
  var counterStyle: CSSValue {
    guard case .identifier(let name) = self else { return self }
    let folded = name.lowercased()
    return .identifier(predefinedCounterStyles.contains(folded) ? folded : name)
  }

  /// Parses `symbols()`.
  ///
  /// The default type `symbolic` is omitted.
  ///
  /// Defined by [CSS Counter Styles 3, section 4.1](https://drafts.csswg.org/css-counter-styles-3/#symbols-function).
  static func parseSymbols(_ cursor: inout TokenCursor) -> CSSValue? {
    guard cursor.consume(function: "symbols") else { return cursor.expected("symbols()") }
    return cursor.contents { cursor in
      var values: [CSSValue] = []
      if let kind = Keyword.peek(&cursor), cursor.next() != nil, kind != .symbolic {
        values.append(.keyword(kind))
      }
      while !cursor.isAtEnd() {
        if cursor.peek() == .string, let string = cursor.next() {
          values.append(.string(cursor.stream.value(of: string)))
        } else {
          guard let image = CSSImage.parse(&cursor) else { return nil }
          values.append(.image(image))
        }
      }
      return .function(FunctionValue("symbols", .sequence(of: values)))
    }
  }

  private var isNumber: Bool {
    switch self {
    case .number, .calculation: true
    default: false
    }
  }
}

/// The names of the predefined counter styles.
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
