// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Says where lines begin in a list whose parts, separated by commas, stand on a line each.
///
/// A comment behind a comma stays on the line that it ends; any other one stands before the part that it is about.
struct ListBreaks {
  /// What was met since the last comma.
  private enum State { case part, comma, trailingComment, leadingComment }
  private var state = State.part

  /// Takes the next token outside of any block, which is no white space.
  ///
  /// - Parameters:
  ///   - kind: what it is.
  ///   - sawNewline: whether a newline stands before it.
  ///   - isLast: whether a newline stands behind it.
  /// - Returns: whether a line begins with it; nil where that is not for the list to say.
  mutating func take(_ kind: TokenKind, sawNewline: Bool, isLast: Bool) -> Bool? {
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
