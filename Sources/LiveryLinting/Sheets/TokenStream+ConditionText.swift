// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenStream {
  /// Returns a text by which conditions are compared: equal texts mean the same condition.
  ///
  /// White space next to a comma, inside a parenthesis or next to the colon of a declaration is
  /// left out. Other white space, with the comments in it, becomes one space. A comment between two
  /// tokens without white space becomes `/**/`, so that the tokens stay apart.
  ///
  /// The comparison is conservative: `(width>1px)` and `(width > 1px)` have different texts.
  ///
  /// - Parameters:
  ///   - tokens: The indices of the condition's tokens.
  ///   - lowercasing: Whether to convert letters to lower case, because media queries are
  ///     case-insensitive.
  ///   - isSelector: Whether the condition consists of selectors, as in `@scope`. White space
  ///     before the colon of a pseudo-class is then significant, as it always is in `selector()`.
  /// - Returns: The text.
  func conditionText(
    of tokens: Range<Int>, lowercasing: Bool, isSelector: Bool = false
  ) -> String {
    var text = ""
    var previous: TokenKind?
    var separator = ""
    var selectorEnd = isSelector ? tokens.upperBound : tokens.lowerBound
    for index in tokens {
      let kind = self[index].kind
      if kind.isTrivia {
        if kind == .whitespace { separator = " " } else if separator.isEmpty { separator = "/**/" }
        continue
      }
      let isInSelector = index < selectorEnd
      if let previous, !previous.absorbsSpaceAfter(isInSelector: isInSelector),
        !kind.absorbsSpaceBefore(isInSelector: isInSelector)
      {
        text += separator
      }
      let tokenText = self.text(of: index)
      text += lowercasing ? tokenText.lowercased() : tokenText
      if !isInSelector, kind == .function, value(of: index, equals: "selector") {
        var cursor = TokenCursor(self, index + 1..<tokens.upperBound)
        cursor.skipBlock(openedAt: index)
        selectorEnd = cursor.position
      }
      previous = kind
      separator = ""
    }
    return text
  }
}

extension TokenKind {
  /// Returns whether white space after a token of this kind is insignificant.
  fileprivate func absorbsSpaceAfter(isInSelector: Bool) -> Bool {
    switch self {
    case .comma, .leftParenthesis, .function: true
    case .colon: !isInSelector
    default: false
    }
  }

  /// Returns whether white space before a token of this kind is insignificant.
  fileprivate func absorbsSpaceBefore(isInSelector: Bool) -> Bool {
    switch self {
    case .comma, .rightParenthesis: true
    case .colon: !isInSelector
    default: false
    }
  }
}
