// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A check whether a text can be part of a value without affecting the surrounding text.
struct StepBalance {
  /// Whether all functions and brackets are closed.
  ///
  /// The value is `false` as well if a token ends a declaration.
  let isWhole: Bool

  /// Checks a text.
  init(_ text: String) {
    let stream = TokenStream(text)
    var open: [TokenKind] = []
    for token in stream {
      if let closing = token.kind.closing {
        open.append(closing)
        continue
      }
      switch token.kind {
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard open.popLast() == token.kind else {
          isWhole = false
          return
        }
      case .semicolon, .badString, .badURL, .atKeyword, .cdo, .cdc:
        isWhole = false
        return
      default:
        guard !token.flags.contains(.unterminated) else {
          isWhole = false
          return
        }
      }
    }
    isWhole = open.isEmpty
  }
}
