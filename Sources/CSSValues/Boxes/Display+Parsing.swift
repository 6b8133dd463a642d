// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads a display of one word, or of two or three that say its parts.
  static func parseDisplay(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard case .keyword(let first)? = parseKeyword(&cursor, for: property) else { return nil }
    guard cursor.peek() == .ident else {
      // A word on its own is as short as it gets, but for the one that says what holds anyway.
      return .keyword(first == .flow ? .block : first)
    }
    var words = [first]
    guard isDisplayPart(first) else { return cursor.expected("the end of the value") }
    while cursor.peek() == .ident {
      guard words.count < 3, let word = Keyword.peek(&cursor), isDisplayPart(word),
        Display(words: words + [word]) != nil
      else { return cursor.expected("<display-outside> || <display-inside> | <display-listitem>") }
      _ = cursor.next()
      words.append(word)
    }
    return Display(words: words)?.cssValue
  }

  /// Whether the word can be one of several.
  private static func isDisplayPart(_ keyword: Keyword) -> Bool {
    keyword == .listItem || Display.Outside(keyword) != nil || Display.Inside(keyword) != nil
  }
}
