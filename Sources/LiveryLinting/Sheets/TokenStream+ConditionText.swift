// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenStream {
  /// Returns the text of a condition without comments and insignificant white space.
  ///
  /// - Parameters:
  ///   - tokens: The indices of the condition's tokens.
  ///   - isFolded: Whether to convert letters to lower case, because media queries are
  ///     case-insensitive.
  /// - Returns: The text.
  func conditionText(of tokens: Range<Int>, isFolded: Bool) -> String {
    var text = ""
    var previous: TokenKind?
    var hasSpace = false
    for token in tokens {
      let kind = self[token].kind
      if kind.isTrivia {
        hasSpace = hasSpace || kind == .whitespace
        continue
      }
      let isLoose = previous.map { !Self.isTight($0, before: false) } ?? false
      if hasSpace, isLoose, !Self.isTight(kind, before: true) { text += " " }
      let written = self.text(of: token)
      text += isFolded ? written.lowercased() : String(written)
      previous = kind
      hasSpace = false
    }
    return text
  }

  /// Returns whether white space before or after a token is insignificant.
  private static func isTight(_ kind: TokenKind, before: Bool) -> Bool {
    switch kind {
    case .colon, .comma: true
    case .rightParenthesis: before
    case .leftParenthesis, .function: !before
    default: false
    }
  }
}
