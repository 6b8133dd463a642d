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
  public let nodes: [SyntaxNode]
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
  /// Defined by [parse a block's contents](https://drafts.csswg.org/css-syntax-3/#parse-block-contents).
  public init(parsingBlockContents stream: TokenStream) {
    var parser = RuleParser(stream)
    parser.consumeBlockContents()
    self.init(parser)
  }

  private init(_ parser: consuming RuleParser) {
    parser.reportUnterminatedToken()
    stream = parser.stream
    nodes = parser.nodes
    diagnostics = parser.log.diagnostics
  }

  /// The text the tree was made from, byte for byte.
  public var text: String { stream.text(in: 0..<stream.byteCount) }
}
