// SPDX-License-Identifier: Apache-2.0

/// The specification's entry points for a part of a style sheet; each parses the whole stream.
///
/// Tokens that do not belong to the part become a raw node, which is ignored except for printing,
/// so that the tree contains the whole text.
///
/// Defined by [CSS Syntax Level 3, section 5.4](https://drafts.csswg.org/css-syntax-3/#parser-entry-points).
extension RuleParser {
  /// Parses the contents of a block.
  ///
  /// An unmatched `}` ends the contents, and a raw node begins with it.
  ///
  /// Defined by [parse a block's contents](https://drafts.csswg.org/css-syntax-3/#parse-block-contents).
  mutating func parseBlockContents() {
    consumeBlockContents()
    guard kind != .endOfFile else { return }
    reportUnmatchedBrace()
    appendRawToEnd(fromToken: position)
  }

  /// Parses one rule.
  ///
  /// With tokens after the rule, the specification returns a syntax error and no rule. The whole
  /// text then becomes a raw node.
  ///
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
    appendRawToEnd(fromToken: first)
  }

  /// Parses one declaration.
  ///
  /// With tokens after the declaration, the specification returns the declaration nevertheless.
  /// Only these tokens then become a raw node.
  ///
  /// Defined by [parse a declaration](https://drafts.csswg.org/css-syntax-3/#parse-declaration).
  mutating func parseDeclaration() {
    skipTrivia()
    let first = position
    if kind == .endOfFile { return reportEmpty(expected: "a declaration") }
    guard kind == .ident, consumeDeclaration(nested: false) else {
      appendRawToEnd(fromToken: first)
      return reportRejected(from: first, mayBeDeclaration: true, expected: "a declaration")
    }
    skipTrivia()
    guard kind != .endOfFile else { return }
    reportExtra(from: position, after: "the declaration")
    appendRawToEnd(fromToken: position)
  }

  /// Appends a raw node from the token at an index to the end of the text.
  private mutating func appendRawToEnd(fromToken first: Int) {
    position = stream.count
    appendRaw(from: first)
  }
}
