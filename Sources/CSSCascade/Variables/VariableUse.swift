// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Whether a value waits for variables: then nobody can say before the cascade what it is.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables).
package enum VariableUse {
  /// There is no `var()` in the value.
  case none
  /// Every `var()` has a name and, after a comma, at most a fallback.
  case valid
  /// A `var()` has something else in it, which makes the declaration invalid.
  case malformed

  /// Looks for `var()` in a run of tokens, at whatever depth.
  package init(_ stream: TokenStream, _ tokens: Range<Int>) {
    self = .none
    for token in tokens where VariableReference.begins(at: token, in: stream) {
      var cursor = TokenCursor(stream, token + 1..<tokens.upperBound)
      guard VariableReference(parsing: &cursor) != nil else {
        self = .malformed
        return
      }
      self = .valid
    }
  }
}
