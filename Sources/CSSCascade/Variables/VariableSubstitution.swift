// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Replaces each `var()` and `env()` of a value by the text of its variable or by its fallback, and each call of a function that
/// the program has registered by what that gives.
///
/// However deep the text nests, nothing here is recursive. A function that nobody has registered stays as it is written, with
/// its arguments replaced.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables) and
/// [CSS Values 5, section 9](https://drafts.csswg.org/css-values-5/#arbitrary-substitution).
enum VariableSubstitution {
  /// The text of a run of tokens with its variables and calls replaced and all its blocks closed.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - tokens: the tokens of the value.
  ///   - limit: the longest text that is made, in bytes; the arguments of functions count.
  ///   - program: what `env()` asks, and the functions that are known.
  ///   - lookup: gives the text of the custom property whose name is a token of the stream, or nil.
  /// - Returns: the text, or why the value is invalid at computed-value time.
  static func result(
    of stream: TokenStream, _ tokens: Range<Int>, limit: Int, program: ProgramValues,
    lookup: (Int) -> String?
  ) -> Result<String, VariableProblem> {
    var value = SubstitutedValue(limit: limit, program: program)
    var cursor = TokenCursor(stream, tokens)
    do throws(VariableProblem) {
      while let token = cursor.nextIncludingTrivia() {
        try value.checkLength()
        if stream.tokens[token].kind == .function,
          try value.replace(token, &cursor, lookup: lookup)
        {
          continue
        }
        try value.append(token, before: cursor)
      }
      return .success(try value.finish())
    } catch {
      return .failure(error)
    }
  }

  /// The text of a run of tokens without variables, with all its blocks closed.
  static func closedText(of stream: TokenStream, _ tokens: Range<Int>) -> String {
    let text = result(of: stream, tokens, limit: .max, program: .init()) { _ in nil }
    return (try? text.get()) ?? ""
  }
}
