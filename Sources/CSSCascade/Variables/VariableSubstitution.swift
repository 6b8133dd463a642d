// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The substitution of `var()`, `env()` and function calls in a value.
///
/// Each `var()` and `env()` is replaced with the text of its variable or with its fallback. Each
/// call of a registered function is replaced with the result of the function.
///
/// The substitution is not recursive, however deep the nesting is. An unregistered function remains
/// as written, with its arguments substituted.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables) and
/// [CSS Values 5, section 9](https://drafts.csswg.org/css-values-5/#arbitrary-substitution).
enum VariableSubstitution {
  /// Returns the text of a range of tokens with its variables and calls substituted and all its
  /// blocks closed.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - tokens: The tokens of the value.
  ///   - limit: The maximum length of the text in bytes, including the arguments of functions.
  ///   - program: The environment variables and functions of the program.
  ///   - lookup: Returns the text of the custom property whose name is a token of the stream, or
  ///     `nil`.
  /// - Returns: The text, or the reason for which the value is invalid at computed-value time.
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

  /// Returns the text of a range of tokens without variables, with all its blocks closed.
  static func closedText(of stream: TokenStream, _ tokens: Range<Int>) -> String {
    let text = result(of: stream, tokens, limit: .max, program: .init()) { _ in nil }
    return (try? text.get()) ?? ""
  }
}
