// SPDX-License-Identifier: Apache-2.0

/// The rules and declarations of a sheet, with the place of each in its tokens.
///
/// ```swift
/// let tree = SyntaxTree(parsing: "a { color: red } b { }")
/// for case .qualifiedRule(let rule) in tree.rules {
///   print(tree.stream.text(of: rule.prelude))    // a, then b
/// }
/// ```
///
/// Nothing is lost: ``text`` is the source, and what could not be read is a raw node with a diagnostic. Values and preludes
/// stay runs of tokens, which are read when somebody asks for them.
///
/// Defined by [CSS Syntax Level 3, section 5](https://drafts.csswg.org/css-syntax-3/#parsing).
public struct SyntaxTree: Sendable {
  /// The text and its tokens.
  public let stream: TokenStream
  /// Every node in document order; see ``SyntaxNode``.
  package let nodes: [SyntaxNode]
  /// What was wrong with the text, in the order in which it was found.
  public let diagnostics: [Diagnostic]

  /// Parses a sheet that was scanned before.
  ///
  /// Defined by [parse a stylesheet](https://drafts.csswg.org/css-syntax-3/#parse-stylesheet).
  public init(parsing stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.consumeStylesheetContents()
    self.init(parser)
  }

  /// Parses the text of a sheet.
  public init(parsing text: String, name: String = "<string>") {
    self.init(parsing: TokenStream(text, name: name))
  }

  /// Parses what stands between the braces of a rule: declarations and nested rules.
  ///
  /// This is also the specification's list of declarations, as an element's `style` attribute holds it.
  ///
  /// Defined by [parse a block's contents](https://drafts.csswg.org/css-syntax-3/#parse-block-contents).
  public init(parsingBlockContents stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.parseBlockContents()
    self.init(parser)
  }

  /// Parses one rule, as `insertRule()` takes it.
  ///
  /// The tree holds that rule; or one raw node and a diagnostic, when the text is no rule or more than one; or nothing but a
  /// diagnostic, when it is empty.
  ///
  /// Defined by [parse a rule](https://drafts.csswg.org/css-syntax-3/#parse-rule).
  public init(parsingRule stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.parseRule()
    self.init(parser)
  }

  /// Parses one declaration, as an `@supports` condition holds it.
  ///
  /// The tree holds that declaration, or a raw node where the text is none. As the specification says, what follows a
  /// semicolon is not read: it is a raw node behind the declaration, with a diagnostic.
  ///
  /// Defined by [parse a declaration](https://drafts.csswg.org/css-syntax-3/#parse-declaration).
  public init(parsingDeclaration stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.parseDeclaration()
    self.init(parser)
  }

  private init(_ parser: consuming RuleParser) {
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

  /// The same tree as part of a sheet: what is read from it gives its addresses the base.
  ///
  /// Nothing is copied but references.
  package func based(on base: URLBase) -> SyntaxTree {
    SyntaxTree(stream: stream.based(on: base), nodes: nodes, diagnostics: diagnostics)
  }

  /// The same tree with more that is wrong with its text.
  package func adding(_ diagnostics: [Diagnostic]) -> SyntaxTree {
    SyntaxTree(stream: stream, nodes: nodes, diagnostics: diagnostics + self.diagnostics)
  }

  /// The text the tree was made from, byte for byte.
  public var text: String { stream.text(in: 0..<stream.byteCount) }
}
