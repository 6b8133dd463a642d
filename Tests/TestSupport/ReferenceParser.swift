// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A reference parser of CSS Syntax Level 3, which follows the specification literally.
///
/// Its only input is the token stream of the library, so that the two parsers can be compared:
///
/// ```swift
/// var parser = ReferenceParser(TokenStream("a { b: c }"))
/// parser.parseStylesheet()    // a qualified rule with a declaration in it
/// ```
///
/// If the specification returns nothing, this parser returns the skipped tokens. White space around
/// a prelude, which the specification keeps, is left out as in the library.
///
/// Defined by [CSS Syntax Level 3, section 5](https://drafts.csswg.org/css-syntax-3/#parsing).
package struct ReferenceParser {
  let source: TokenStream
  /// The positions of the tokens without comments: the specification's token stream.
  let tokens: [Int]
  /// The index of the next token.
  var index = 0

  /// Creates a parser of a token stream.
  package init(_ source: TokenStream) {
    self.source = source
    tokens = (0..<source.count).filter { source[$0].kind != .comment }
  }
}

// https://drafts.csswg.org/css-syntax-3/#parser-entry-points
extension ReferenceParser {
  // https://drafts.csswg.org/css-syntax-3/#parse-stylesheet
  package mutating func parseStylesheet() -> [ReferenceSyntax] { consumeStylesheetContents() }

  // https://drafts.csswg.org/css-syntax-3/#parse-block-contents
  package mutating func parseBlockContents() -> [ReferenceSyntax] { consumeBlockContents() }

  // https://drafts.csswg.org/css-syntax-3/#parse-rule
  package mutating func parseRule() -> ReferenceSyntax? {
    discardWhitespace()
    if next == .endOfFile { return nil }
    let rule =
      next == .atKeyword
      ? consumeAtRule(nested: false) : consumeQualifiedRule(stop: nil, nested: false)
    if case .nothing = rule { return nil }
    discardWhitespace()
    return next == .endOfFile ? rule : nil
  }

  // https://drafts.csswg.org/css-syntax-3/#parse-declaration
  package mutating func parseDeclaration() -> ReferenceSyntax? {
    discardWhitespace()
    return consumeDeclaration(nested: false)
  }

  // https://drafts.csswg.org/css-syntax-3/#parse-list-of-component-values
  package mutating func parseListOfComponentValues() -> [ReferenceValue] {
    consumeListOfComponentValues(stop: nil, nested: false)
  }
}

/// The tokens that an entry point leaves unread, which the library keeps.
extension ReferenceParser {
  /// Returns the tokens after the parsed ones and their semicolon.
  package mutating func rest() -> [ReferenceSyntax] {
    if next == .semicolon { discard() }
    return remaining()
  }

  /// Returns all tokens, for an entry point that returns a syntax error.
  package mutating func all() -> [ReferenceSyntax] {
    index = 0
    return remaining()
  }

  private mutating func remaining() -> [ReferenceSyntax] {
    discardWhitespace()
    return next == .endOfFile ? [] : [.nothing(tokens: Array(tokens[index...]))]
  }
}

// https://drafts.csswg.org/css-syntax-3/#parser-definitions
extension ReferenceParser {
  var next: TokenKind { kind(at: index) }

  func kind(at index: Int) -> TokenKind {
    index < tokens.count ? source[tokens[index]].kind : .endOfFile
  }

  mutating func consume() -> Int {
    index += 1
    return tokens[index - 1]
  }

  mutating func discard() { index = min(index + 1, tokens.count) }

  mutating func discardWhitespace() {
    while next == .whitespace { discard() }
  }

  /// Returns the tokens that were skipped since a mark.
  func nothing(since mark: Int) -> ReferenceSyntax { .nothing(tokens: Array(tokens[mark..<index])) }

  func trimmed(_ values: [ReferenceValue]) -> [ReferenceValue] {
    var values = values[...]
    while let first = values.first, isWhitespace(first) { values.removeFirst() }
    while let last = values.last, isWhitespace(last) { values.removeLast() }
    return Array(values)
  }

  func isWhitespace(_ value: ReferenceValue) -> Bool { kind(of: value) == .whitespace }

  func kind(of value: ReferenceValue) -> TokenKind { source[value.first].kind }
}
