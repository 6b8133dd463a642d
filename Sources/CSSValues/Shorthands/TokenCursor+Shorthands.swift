// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenCursor {
  /// Whether a slash stands next.
  var isAtSlash: Bool {
    mutating get { peek() == .delim && stream.isDelim(position, "/") }
  }

  /// Remembers what would have been accepted at the next token; always false, to end a reader that tells success so.
  mutating func refused(_ accepted: String) -> Bool {
    let _: Void? = expected(accepted)
    return false
  }
}
