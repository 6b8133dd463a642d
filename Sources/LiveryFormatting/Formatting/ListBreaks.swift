// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A state machine that determines the line breaks of a comma-separated list with a line for each
/// part.
///
/// A comment after a comma stays on that line if it ends the line. Any other comment precedes the
/// part that it describes.
struct ListBreaks {
  /// The kind of token since the last comma.
  private enum State { case part, comma, trailingComment, leadingComment }
  private var state = State.part

  /// Processes the next top-level token other than white space.
  ///
  /// - Parameters:
  ///   - kind: The kind of the token.
  ///   - sawNewline: Whether a newline precedes the token.
  ///   - isLast: Whether a newline follows the token.
  /// - Returns: Whether a line begins with the token, or `nil` if the list does not determine it.
  mutating func consume(_ kind: TokenKind, sawNewline: Bool, isLast: Bool) -> Bool? {
    let before = state
    switch (before, kind) {
    case (_, .comma): state = .comma
    case (.comma, .comment), (.trailingComment, .comment):
      state = !sawNewline && isLast ? .trailingComment : .leadingComment
    case (.leadingComment, .comment): break
    default: state = .part
    }
    switch before {
    case .part: return nil
    case .comma: return state != .trailingComment
    case .trailingComment: return sawNewline
    case .leadingComment: return sawNewline
    }
  }
}
