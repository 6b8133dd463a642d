// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Replaces each `var()` of a value by the text of its variable or by its fallback.
///
/// However deep the text nests, nothing here is recursive.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables).
enum VariableSubstitution {
  /// How a value uses variables.
  enum Use {
    /// Not at all.
    case none
    /// As the grammar says.
    case wellFormed
    /// With a `var()` that the grammar does not allow, which makes the declaration invalid.
    case malformed
  }

  /// How a run of tokens uses variables, at whatever depth.
  static func use(in stream: TokenStream, _ tokens: Range<Int>) -> Use {
    var use = Use.none
    for token in tokens where isVariable(token, in: stream) {
      var cursor = TokenCursor(stream, token + 1..<tokens.upperBound)
      guard VariableReference(parsing: &cursor) != nil else { return .malformed }
      use = .wellFormed
    }
    return use
  }

  /// The names of the variables that a run of tokens refers to, those in fallbacks too.
  static func references(in stream: TokenStream, _ tokens: Range<Int>) -> [String] {
    tokens.compactMap { token in
      guard isVariable(token, in: stream) else { return nil }
      var cursor = TokenCursor(stream, token + 1..<tokens.upperBound)
      return VariableReference(parsing: &cursor)?.name
    }
  }

  private static func isVariable(_ token: Int, in stream: TokenStream) -> Bool {
    stream.tokens[token].kind == .function && stream.value(of: token, equals: "var")
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
      if isVariable(token, in: stream) {
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

/// The beginning of a `var()`: its name, and whether a comma and a fallback follow.
private struct VariableReference {
  let name: String
  let hasFallback: Bool

  /// Reads what stands behind `var(`, up to the fallback or the end, which are left to be read.
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
      cursor.skipTrivia()
    case .rightParenthesis, .endOfFile: hasFallback = false
    default: return nil
    }
  }
}
