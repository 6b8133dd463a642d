// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Prints a sheet without its comments and without the white space that means nothing.
///
/// ```swift
/// Minifier(SyntaxTree(parsing: "a > b , c { color : red; /* why */ }")).text
/// // a>b,c{color:red;}
/// ```
///
/// Every other token stays as it is written, so the sheet means the same and its values are the author's. White space in a
/// value becomes one space at most; the value of a custom property, which programs can read as text, stays byte for byte.
/// Where a comment or white space is all that keeps two tokens apart, `/**/` or a space takes its place.
///
/// Defined by [CSS Syntax Level 3, section 9](https://drafts.csswg.org/css-syntax-3/#serialization).
public struct Minifier {
  private let tree: SyntaxTree

  /// The minified form of a sheet.
  public init(_ tree: SyntaxTree) { self.tree = tree }

  /// Writes the sheet.
  public func text(into sink: inout TextSink) {
    var printer = SpacingPrinter(tree.stream)
    if tree.stream.wouldBeginWithCharset { sink.write("\n") }
    let end = tree.stream.count
    write(tree.rules, within: 0..<end, areStyleRules: true, with: &printer, into: &sink)
    printer.finish(into: &sink)
  }

  /// The minified sheet as a string.
  public var text: String { TextSink.text { text(into: &$0) } }
}

extension Minifier {
  /// Writes the nodes of a block, or of the sheet, and the tokens between them.
  ///
  /// Recursion ends where the parser's nesting limit does.
  private func write(
    _ nodes: SyntaxTree.Children, within tokens: Range<Int>, areStyleRules: Bool,
    with printer: inout SpacingPrinter, into sink: inout TextSink
  ) {
    var written = tokens.lowerBound
    for node in nodes {
      let tokens = node.view.tokens
      printer.write(written..<tokens.lowerBound, .tight, into: &sink)
      written = tokens.upperBound
      switch node {
      case .qualifiedRule(let rule):
        let prelude: SpacingPrinter.Spacing = areStyleRules ? .selector : .collapsed
        printer.write(rule.tokens.lowerBound..<rule.blockStart, prelude, into: &sink)
        write(rule, rule.contents, areStyleRules: areStyleRules, with: &printer, into: &sink)
      case .atRule(let rule):
        let prelude = rule.tokens.lowerBound..<max(rule.prelude.upperBound, rule.tokens.lowerBound)
        printer.write(prelude, .collapsed, into: &sink)
        printer.write(prelude.upperBound..<rule.blockStart, .tight, into: &sink)
        write(
          rule, rule.contents, areStyleRules: areStyleRules && rule.holdsStyleRules,
          with: &printer, into: &sink)
      case .declaration(let declaration):
        write(declaration, with: &printer, into: &sink)
      case .raw(let raw):
        printer.write(raw.tokens, .collapsed, into: &sink)
      }
    }
    printer.write(written..<tokens.upperBound, .tight, into: &sink)
  }

  /// Writes the block of a rule, if it has one.
  private func write(
    _ rule: some RuleView, _ contents: SyntaxTree.Children, areStyleRules: Bool,
    with printer: inout SpacingPrinter, into sink: inout TextSink
  ) {
    guard rule.blockStart < rule.tokens.upperBound else { return }
    guard !rule.isTooDeep else {
      return printer.write(rule.blockStart..<rule.tokens.upperBound, .collapsed, into: &sink)
    }
    let inside = rule.blockStart + 1..<rule.blockEnd
    printer.write(rule.blockStart..<inside.lowerBound, .tight, into: &sink)
    write(contents, within: inside, areStyleRules: areStyleRules, with: &printer, into: &sink)
    printer.write(inside.upperBound..<rule.tokens.upperBound, .tight, into: &sink)
  }

  private func write(
    _ declaration: Declaration, with printer: inout SpacingPrinter, into sink: inout TextSink
  ) {
    let (tokens, value) = (declaration.tokens, declaration.value)
    printer.write(tokens.lowerBound..<value.lowerBound, .tight, into: &sink)
    printer.write(value, declaration.isCustom ? .verbatim : .collapsed, into: &sink)
    printer.write(value.upperBound..<tokens.upperBound, .tight, into: &sink)
  }
}

extension Syntax {
  /// What all kinds of nodes offer.
  fileprivate var view: any SyntaxView {
    switch self {
    case .qualifiedRule(let rule): rule
    case .atRule(let rule): rule
    case .declaration(let declaration): declaration
    case .raw(let raw): raw
    }
  }
}

/// A rule, whichever way it begins.
private protocol RuleView: SyntaxView {}
extension QualifiedRule: RuleView {}
extension AtRule: RuleView {}

extension RuleView {
  /// The position of the `{`, or behind the rule when it has none.
  fileprivate var blockStart: Int { Int(tree.nodes[index].content) }
  /// The position of the `}`, or behind the rule when it has none.
  fileprivate var blockEnd: Int { Int(tree.nodes[index].contentEnd) }
  /// Whether what the block holds was not parsed.
  fileprivate var isTooDeep: Bool { tree.nodes[index].flags.contains(.tooDeep) }
}

extension AtRule {
  /// Whether the rules of the block begin with selectors: in any other at-rule a `+` could mean anything.
  fileprivate var holdsStyleRules: Bool {
    ["container", "layer", "media", "scope", "starting-style", "supports"]
      .contains(name.lowercased())
  }
}

extension TokenStream {
  /// Whether the text, its leading white space and comments taken off, would begin to state an encoding, or states one that
  /// it is not in any more.
  fileprivate var wouldBeginWithCharset: Bool {
    guard let first = indices.first(where: { !self[$0].kind.isTrivia }) else { return false }
    return text(of: first) == "@charset" && (first > 0 || encoding != .utf8)
  }
}
