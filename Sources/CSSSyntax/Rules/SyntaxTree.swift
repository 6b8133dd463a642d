// SPDX-License-Identifier: Apache-2.0

/// The rules and declarations of a style sheet, with the position of each in its tokens.
///
/// ```swift
/// let tree = SyntaxTree(parsing: "a { color: red } b { }")
/// for case .qualifiedRule(let rule) in tree.rules {
///   print(tree.stream.text(of: rule.prelude))    // a, then b
/// }
/// ```
///
/// The tree is lossless: ``text`` is the source, and an invalid part is a raw node with a
/// diagnostic. Values and preludes are ranges of tokens, which are parsed on demand.
///
/// Defined by [CSS Syntax Level 3, section 5](https://drafts.csswg.org/css-syntax-3/#parsing).
public struct SyntaxTree: Sendable {
  /// The text and its tokens.
  public let stream: TokenStream
  /// Every node in document order; see ``SyntaxNode``.
  package let nodes: [SyntaxNode]
  /// The problems of the text, in the order of detection.
  public let diagnostics: [Diagnostic]

  /// Parses a style sheet that was scanned before.
  ///
  /// Defined by [parse a stylesheet](https://drafts.csswg.org/css-syntax-3/#parse-stylesheet).
  public init(parsing stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.consumeStylesheetContents()
    self.init(parser)
  }

  /// Parses the text of a style sheet.
  public init(parsing text: String, name: String = "<string>") {
    self.init(parsing: TokenStream(text, name: name))
  }

  /// Parses the contents of a rule's block: declarations and nested rules.
  ///
  /// This is also the specification's list of declarations, the syntax of an element's `style`
  /// attribute.
  ///
  /// Defined by [parse a block's contents](https://drafts.csswg.org/css-syntax-3/#parse-block-contents).
  public init(parsingBlockContents stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.parseBlockContents()
    self.init(parser)
  }

  /// Parses one rule, the argument of `insertRule()`.
  ///
  /// The tree contains that rule. If the text is no rule or more than one, the tree contains a raw
  /// node and a diagnostic. If the text is empty, it contains only a diagnostic.
  ///
  /// Defined by [parse a rule](https://drafts.csswg.org/css-syntax-3/#parse-rule).
  public init(parsingRule stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.parseRule()
    self.init(parser)
  }

  /// Parses one declaration, the syntax of an `@supports` condition.
  ///
  /// The tree contains that declaration, or a raw node if the text is none. As the specification
  /// requires, the text after a semicolon is not parsed. It becomes a raw node after the
  /// declaration, with a diagnostic.
  ///
  /// Defined by [parse a declaration](https://drafts.csswg.org/css-syntax-3/#parse-declaration).
  public init(parsingDeclaration stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.parseDeclaration()
    self.init(parser)
  }

  init(_ parser: consuming RuleParser) {
    parser.reportUnterminatedToken()
    stream = parser.stream
    nodes = parser.nodes
    diagnostics = parser.log.diagnostics
  }

  private init(stream: TokenStream, nodes: [SyntaxNode], diagnostics: [Diagnostic]) {
    self.stream = stream
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// Returns the tree with another base for the addresses in it.
  ///
  /// Only references are copied.
  package func based(on base: URLBase) -> SyntaxTree {
    SyntaxTree(stream: stream.based(on: base), nodes: nodes, diagnostics: diagnostics)
  }

  /// Returns the tree with additional diagnostics.
  package func adding(_ diagnostics: [Diagnostic]) -> SyntaxTree {
    SyntaxTree(stream: stream, nodes: nodes, diagnostics: diagnostics + self.diagnostics)
  }

  /// The source text of the tree, byte for byte.
  public var text: String { stream.text(in: 0..<stream.byteCount) }
}
