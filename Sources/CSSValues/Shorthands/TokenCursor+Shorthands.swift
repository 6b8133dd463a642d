// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenCursor {
  /// Whether the next token is a slash.
  var isAtSlash: Bool {
    mutating get { peek() == .delim && stream.isDelim(position, "/") }
  }

  /// Records the accepted syntax at the next token.
  ///
  /// Always returns `false`, the failure result of parsers that return a Boolean.
  mutating func rejected(_ accepted: String) -> Bool {
    let _: Void? = expected(accepted)
    return false
  }
}
