// SPDX-License-Identifier: Apache-2.0

/// The specification's entry points for a part of a style sheet; each parses the whole stream.
///
/// Defined by [CSS Syntax Level 3, section 5.4](https://drafts.csswg.org/css-syntax-3/#parser-entry-points).
extension RuleParser {
  /// Defined by [parse a block's contents](https://drafts.csswg.org/css-syntax-3/#parse-block-contents).
  ///
  /// An unmatched `}` ends the contents; the rest is a raw node.
  mutating func parseBlockContents() {
    consumeBlockContents()
    guard kind != .endOfFile else { return }
    reportUnmatchedBrace()
    appendRest(from: position)
  }

  /// Defined by [parse a rule](https://drafts.csswg.org/css-syntax-3/#parse-rule).
  mutating func parseRule() {
    skipTrivia()
    let first = position
    switch kind {
    case .endOfFile: return reportEmpty(expected: "a rule")
    case .atKeyword: consumeAtRule(nested: false)
    default: consumeQualifiedRule(nested: false)
    }
    skipTrivia()
    guard kind != .endOfFile else { return }
    reportExtra(from: position, after: "the rule")
    nodes.removeAll()
    appendRest(from: first)
  }

  /// Defined by [parse a declaration](https://drafts.csswg.org/css-syntax-3/#parse-declaration).
  mutating func parseDeclaration() {
    skipTrivia()
    let first = position
    if kind == .endOfFile { return reportEmpty(expected: "a declaration") }
    guard kind == .ident, consumeDeclaration(nested: false) else {
      appendRest(from: first)
      return reportRejected(from: first, nested: true, expected: "a declaration")
    }
    skipTrivia()
    guard kind != .endOfFile else { return }
    reportExtra(from: position, after: "the declaration")
    appendRest(from: position)
  }

  /// Appends a raw node from a token to the end of the text.
  private mutating func appendRest(from first: Int) {
    position = stream.count
    appendRaw(from: first)
  }
}
