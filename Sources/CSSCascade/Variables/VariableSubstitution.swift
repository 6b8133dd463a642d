// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Replaces each `var()` of a value by the text of its variable or by its fallback.
///
/// Texts are joined with empty comments between them, so that two tokens never grow into one. However deep the text nests,
/// nothing here is recursive.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables).
enum VariableSubstitution {
  /// Whether a run of tokens has a `var()` in it, at whatever depth.
  static func isNeeded(in stream: TokenStream, _ tokens: Range<Int>) -> Bool {
    tokens.contains { isVariable($0, in: stream) }
  }

  private static func isVariable(_ token: Int, in stream: TokenStream) -> Bool {
    stream.tokens[token].kind == .function && stream.value(of: token, equals: "var")
  }

  /// The text of a run of tokens with its variables replaced.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - tokens: the tokens of the value.
  ///   - limit: the longest text that is made, in bytes.
  ///   - lookup: gives the text of the variable with a name such as `--accent`, or nil.
  /// - Returns: nil when a variable has neither text nor fallback, when a `var()` is malformed, or beyond the limit.
  static func text(
    of stream: TokenStream, _ tokens: Range<Int>, limit: Int, lookup: (String) -> String?
  ) -> String? {
    var text = ""
    // The blocks around the next token; of a fallback's `var(` the end is dropped like its beginning.
    var open: [(closing: TokenKind, isFallback: Bool)] = []
    var cursor = TokenCursor(stream, tokens)
    while let token = cursor.nextIncludingTrivia() {
      guard text.utf8.count <= limit else { return nil }
      let kind = stream.tokens[token].kind
      if isVariable(token, in: stream) {
        guard let reference = VariableReference(parsing: &cursor) else { return nil }
        text += "/**/"
        if let value = lookup(reference.name) {
          text += value + "/**/"
          cursor.skipBlock(openedAt: token)
        } else {
          guard reference.hasFallback else { return nil }
          open.append((.rightParenthesis, true))
        }
      } else if let block = open.last, kind == block.closing {
        open.removeLast()
        text += block.isFallback ? "/**/" : stream.text(of: token)
      } else {
        if let closing = kind.closing { open.append((closing, false)) }
        text += stream.text(of: token)
      }
    }
    return text
  }
}

/// The beginning of a `var()`: its name, and whether a comma and a fallback follow.
private struct VariableReference {
  let name: String
  let hasFallback: Bool

  /// Reads what stands behind `var(`, up to and with the comma; the end is left to be read.
  init?(parsing cursor: inout TokenCursor) {
    let stream = cursor.stream
    guard let token = cursor.next(), stream.tokens[token].kind == .ident,
      stream.isCustomPropertyName(token)
    else { return nil }
    name = stream.value(of: token)
    switch cursor.peek() {
    case .comma:
      hasFallback = true
      _ = cursor.next()
    case .rightParenthesis, .endOfFile: hasFallback = false
    default: return nil
    }
  }
}
