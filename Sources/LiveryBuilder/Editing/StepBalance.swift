// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Whether a text can stand in a value without changing what stands around it.
struct StepBalance {
  /// Whether all of its functions and brackets are closed, and nothing in it ends a declaration.
  let isWhole: Bool

  /// Looks at a text.
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
