// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A printer that omits comments and insignificant white space from a sheet.
///
/// ```swift
/// Minifier(SyntaxTree(parsing: "a > b , c { color : red; /* why */ }")).text
/// // a>b,c{color:red;}
/// ```
///
/// All other tokens stay as written, so the meaning of the sheet is the same. White space in a
/// value becomes at most one space. The value of a custom property stays the same byte for byte,
/// because programs can read it as text. If only a comment or white space separates two tokens that
/// would otherwise merge, `/**/` or a space replaces it.
///
/// Defined by [CSS Syntax Level 3, section 9](https://drafts.csswg.org/css-syntax-3/#serialization).
package struct Minifier {
  private let tree: SyntaxTree

  /// Creates a minifier of a sheet.
  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// Writes the minified sheet.
  package func text(into sink: inout TextSink) {
    let stream = tree.stream
    let first = stream.indices.first { !stream[$0].kind.isTrivia }
    if let first, stream.needsNewline(before: first) { sink.write("\n") }
    var printer = NodePrinter(stream)
    tree.walk { event in
      switch event {
      case .enter(let node): printer.enter(node, into: &sink)
      case .leave(let rule): printer.leave(rule, into: &sink)
      }
    }
    printer.finish(into: &sink)
  }

  /// The minified sheet as a string.
  package var text: String { TextSink.text { text(into: &$0) } }
}

/// A printer of the nodes of a tree and the tokens between them.
private struct NodePrinter {
  private let stream: TokenStream
  private var spacing: SpacingPrinter
  /// The index of the first token that is not yet printed.
  private var position = 0
  /// For each open rule, whether the rules in its block begin with selectors.
  private var areStyleRules: [Bool] = []

  init(_ stream: TokenStream) {
    self.stream = stream
    spacing = SpacingPrinter(stream)
  }

  mutating func enter(_ node: Syntax, into sink: inout TextSink) {
    let isStyleRule = areStyleRules.last ?? true
    switch node {
    case .qualifiedRule(let rule):
      write(to: rule.tokens.lowerBound, .tight, into: &sink)
      write(to: rule.blockStart, isStyleRule ? .selector : .collapsed, into: &sink)
      enterBlock(of: rule, into: &sink)
      areStyleRules.append(isStyleRule)
    case .atRule(let rule):
      write(to: rule.tokens.lowerBound, .tight, into: &sink)
      write(to: rule.prelude.upperBound, .collapsed, into: &sink)
      write(to: rule.blockStart, .tight, into: &sink)
      enterBlock(of: rule, into: &sink)
      areStyleRules.append(isStyleRule && rule.holdsStyleRules)
    case .declaration(let declaration):
      write(to: declaration.value.lowerBound, .tight, into: &sink)
      let spacing: SpacingPrinter.Spacing = declaration.isCustom ? .verbatim : .collapsed
      write(to: declaration.value.upperBound, spacing, into: &sink)
      write(to: declaration.tokens.upperBound, .tight, into: &sink)
    case .raw(let raw):
      write(to: raw.tokens.lowerBound, .tight, into: &sink)
      write(to: raw.tokens.upperBound, .collapsed, into: &sink)
    }
  }

  mutating func leave(_ rule: Syntax, into sink: inout TextSink) {
    switch rule {
    case .qualifiedRule(let rule): write(to: rule.tokens.upperBound, .tight, into: &sink)
    case .atRule(let rule): write(to: rule.tokens.upperBound, .tight, into: &sink)
    case .declaration, .raw: break
    }
    areStyleRules.removeLast()
  }

  mutating func finish(into sink: inout TextSink) {
    write(to: stream.count, .tight, into: &sink)
    spacing.finish(into: &sink)
  }

  /// Prints the brace that opens a rule's block, or the whole block if it was not parsed.
  private mutating func enterBlock(of rule: some RuleView, into sink: inout TextSink) {
    if rule.isTooDeep {
      write(to: rule.tokens.upperBound, .collapsed, into: &sink)
    } else if rule.blockStart < rule.tokens.upperBound {
      write(to: rule.blockStart + 1, .tight, into: &sink)
    }
  }

  private mutating func write(
    to end: Int, _ spacing: SpacingPrinter.Spacing, into sink: inout TextSink
  ) {
    guard position < end else { return }
    self.spacing.write(position..<end, spacing, into: &sink)
    position = end
  }
}

/// A qualified rule or an at-rule.
private protocol RuleView: SyntaxView {}
extension QualifiedRule: RuleView {}
extension AtRule: RuleView {}

extension RuleView {
  /// The index of the `{`, or of the end of the rule if it has none.
  fileprivate var blockStart: Int { Int(tree.nodes[index].content) }
  /// Whether the contents of the block were not parsed.
  fileprivate var isTooDeep: Bool { tree.nodes[index].flags.contains(.tooDeep) }
}

extension AtRule {
  /// Whether the rules in the block begin with selectors.
  ///
  /// In other at-rules, a `+` may have another meaning.
  fileprivate var holdsStyleRules: Bool {
    if case .group = AtRuleRole(self) { true } else { false }
  }
}
