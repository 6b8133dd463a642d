// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Replaces each `var()` and `env()` of a value by the text of its variable or by its fallback.
///
/// However deep the text nests, nothing here is recursive.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables).
enum VariableSubstitution {
  /// The text of a run of tokens with its variables replaced and all its blocks closed.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - tokens: the tokens of the value.
  ///   - limit: the longest text that is made, in bytes.
  ///   - environment: what `env()` asks.
  ///   - lookup: gives the text of the custom property whose name is a token of the stream, or nil.
  /// - Returns: the text, or why the value is invalid at computed-value time.
  static func result(
    of stream: TokenStream, _ tokens: Range<Int>, limit: Int, environment: EnvironmentVariables,
    lookup: (Int) -> String?
  ) -> Result<String, VariableProblem> {
    var result = SplicedText()
    // The blocks around the next token; of a fallback's function the end is dropped like its beginning.
    var open: [(closing: TokenKind, isFallback: Bool)] = []
    var cursor = TokenCursor(stream, tokens)
    while let token = cursor.nextIncludingTrivia() {
      guard result.text.utf8.count <= limit else { return .failure(.tooLong) }
      let kind = stream.tokens[token].kind
      if VariableReference.begins(at: token, in: stream) {
        guard let reference = VariableReference(parsing: &cursor, openedAt: token) else {
          return .failure(.malformed)
        }
        result.cut()
        if let text = reference.text(environment, lookup) {
          result.append(text)
          result.cut()
          cursor.skipBlock(openedAt: token)
        } else {
          guard reference.hasFallback else {
            return .failure(.undefined(reference.name(in: stream)))
          }
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
    return result.text.utf8.count <= limit ? .success(result.text) : .failure(.tooLong)
  }

  /// The text of a run of tokens without variables, with all its blocks closed.
  static func closedText(of stream: TokenStream, _ tokens: Range<Int>) -> String {
    let text = result(of: stream, tokens, limit: .max, environment: .init()) { _ in nil }
    return (try? text.get()) ?? ""
  }
}

extension VariableReference {
  fileprivate func text(
    _ environment: EnvironmentVariables, _ lookup: (Int) -> String?
  ) -> String? {
    switch subject {
    case .property(let name): lookup(name)
    case .environment(let name): environment[name]
    }
  }

  fileprivate func name(in stream: TokenStream) -> String {
    switch subject {
    case .property(let name): stream.value(of: name)
    case .environment(let name): "env(\(name))"
    }
  }
}

extension TokenCursor {
  /// Whether the very next token ends a function, or nothing is left.
  fileprivate var isAtBlockEnd: Bool { kind == .rightParenthesis || kind == .endOfFile }
}
