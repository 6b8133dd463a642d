// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Replaces each `var()` of a value by the text of its variable or by its fallback.
///
/// However deep the text nests, nothing here is recursive.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables).
enum VariableSubstitution {
  /// The names of the variables that a run of tokens refers to, those in fallbacks too.
  static func references(in stream: TokenStream, _ tokens: Range<Int>) -> [String] {
    tokens.compactMap { token in
      guard VariableReference.begins(at: token, in: stream) else { return nil }
      var cursor = TokenCursor(stream, token + 1..<tokens.upperBound)
      return VariableReference(parsing: &cursor)?.name
    }
  }

  /// The text of a run of tokens with its variables replaced and all its blocks closed.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - tokens: the tokens of the value.
  ///   - limit: the longest text that is made, in bytes; it may be passed by one variable.
  ///   - lookup: gives the text of the variable with a name such as `--accent`, or nil.
  /// - Returns: nil when a variable has neither text nor fallback, when a `var()` is malformed, or beyond the limit.
  static func text(
    of stream: TokenStream, _ tokens: Range<Int>, limit: Int, lookup: (String) -> String?
  ) -> String? {
    var result = SplicedText()
    // The blocks around the next token; of a fallback's `var(` the end is dropped like its beginning.
    var open: [(closing: TokenKind, isFallback: Bool)] = []
    var cursor = TokenCursor(stream, tokens)
    while let token = cursor.nextIncludingTrivia() {
      guard result.text.utf8.count <= limit else { return nil }
      let kind = stream.tokens[token].kind
      if VariableReference.begins(at: token, in: stream) {
        guard let reference = VariableReference(parsing: &cursor) else { return nil }
        result.cut()
        if let value = lookup(reference.name) {
          result.append(value)
          result.cut()
          cursor.skipBlock(openedAt: token)
        } else {
          guard reference.hasFallback else { return nil }
          open.append((.rightParenthesis, true))
        }
      } else if let block = open.last, kind == block.closing {
        open.removeLast()
        if block.isFallback { result.cut() } else { result.append(kind.closingText) }
      } else if kind == .whitespace, open.last?.isFallback == true, cursor.isAtBlockEnd {
        continue
      } else {
        if let closing = kind.closing { open.append((closing, false)) }
        result.append(stream.closedText(of: token))
      }
    }
    // What the sheet left open is closed, so that other text may follow.
    for block in open.reversed() where !block.isFallback {
      result.append(block.closing.closingText)
    }
    return result.text
  }
}

extension TokenCursor {
  /// Whether the very next token ends a function, or nothing is left.
  fileprivate var isAtBlockEnd: Bool { kind == .rightParenthesis || kind == .endOfFile }
}
