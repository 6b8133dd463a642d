// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The end of a declaration or of an at-rule without a block.
struct StatementEnd {
  /// The byte offset after the last token.
  let offset: Int
  /// The byte offset after the comments that follow on the line.
  let lineOffset: Int
  /// Whether the last token is a semicolon.
  let hasSemicolon: Bool
}

extension TokenStream {
  /// Returns the end of a declaration or statement.
  func endOfStatement(_ node: SyntaxNode) -> StatementEnd {
    var last = Int(node.end) - 1
    while last > Int(node.first), self[last].kind.isTrivia { last -= 1 }
    let isEnded = self[last].kind == .semicolon && last >= Int(node.contentEnd)
    var line = last + 1
    var next = line
    while next < count, self[next].kind.isTrivia {
      if self[next].kind == .whitespace, newlineCount(in: next) > 0 { break }
      if self[next].kind == .comment { line = next + 1 }
      next += 1
    }
    return StatementEnd(
      offset: range(of: last).upperBound, lineOffset: range(of: line - 1).upperBound,
      hasSemicolon: isEnded)
  }
}
