// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Whether a value waits for variables: then nobody can say before the cascade what it is.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables).
enum VariableUse {
  /// There is no `var()` in the value.
  case none
  /// Every `var()` has a name and, after a comma, at most a fallback.
  case valid
  /// A `var()` has something else in it: the declaration is invalid.
  case malformed

  /// Looks for `var()` in a run of tokens, at whatever depth.
  init(_ stream: TokenStream, _ tokens: Range<Int>) {
    self = .none
    for position in tokens
    where stream[position].kind == .function && stream.value(of: position, equals: "var") {
      self = .valid
      var cursor = TokenCursor(stream, position + 1..<tokens.upperBound)
      guard let name = cursor.next(), stream[name].kind == .ident,
        stream.isCustomPropertyName(name),
        [.comma, .rightParenthesis, .endOfFile].contains(cursor.peek())
      else {
        self = .malformed
        return
      }
    }
  }
}
