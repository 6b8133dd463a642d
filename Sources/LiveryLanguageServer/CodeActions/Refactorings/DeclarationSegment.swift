// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A declaration with its comments: those on the lines before it, and those after it on its line.
struct DeclarationSegment {
  /// The declaration.
  let declaration: Declaration
  /// The white space before the segment, or an empty text for the first one.
  let gap: String
  /// The bytes of the segment.
  let range: Range<Int>
  /// The end of the declaration.
  private let end: StatementEnd

  /// Returns the text of the segment; a semicolon may be missing only from the last one.
  func text(isLast: Bool) -> String {
    let stream = declaration.tree.stream
    let separator = end.hasSemicolon || isLast ? "" : ";"
    return stream.text(in: range.lowerBound..<end.offset) + separator
      + stream.text(in: end.offset..<range.upperBound)
  }
}

extension DeclarationSegment {
  /// Returns the lists of consecutive declarations in the block of a rule.
  ///
  /// A rule or an invalid part separates two lists.
  static func runs(in rule: Int, of tree: SyntaxTree) -> [[DeclarationSegment]] {
    var runs: [[DeclarationSegment]] = []
    var previous: (node: Int, end: Int)?
    for case .declaration(let declaration) in tree.children(of: rule) {
      let isNext = previous?.node == declaration.index - 1
      let node = tree.nodes[declaration.index]
      let end = tree.stream.endOfStatement(node)
      let declarationStart = tree.bytes(of: declaration.index).lowerBound
      let start =
        tree.stream.commentsStart(
          before: Int(node.first), after: isNext ? previous?.end ?? 0 : 0)
      let segment = DeclarationSegment(
        declaration: declaration,
        gap: isNext ? tree.stream.text(in: (previous?.end ?? start)..<start) : "",
        range: min(start, declarationStart)..<end.lineOffset, end: end)
      if isNext { runs[runs.count - 1].append(segment) } else { runs.append([segment]) }
      previous = (declaration.index, end.lineOffset)
    }
    return runs
  }
}

extension TokenStream {
  /// Returns the byte offset of the first comment that stands on a line of its own before a token,
  /// or of the token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - end: The byte offset that no comment is before.
  /// - Returns: The byte offset.
  fileprivate func commentsStart(before token: Int, after end: Int) -> Int {
    var start = token
    var next = token
    while next > 0, self[next - 1].kind.isTrivia, range(of: next - 1).lowerBound >= end {
      next -= 1
      let isOnOwnLine =
        next > 0 && self[next - 1].kind == .whitespace && newlineCount(in: next - 1) > 0
      if self[next].kind == .comment, isOnOwnLine { start = next }
    }
    return range(of: start).lowerBound
  }
}
