// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The selectors of a style rule, resolved against the rules around it.
struct RuleSelectors {
  /// The selectors.
  let selectors: [Selector]

  /// A selector of a rule.
  struct Selector {
    /// The tokens of the selector.
    let tokens: Range<Int>
    /// The selector in canonical form, with every `&` replaced.
    let text: String
    /// The specificity.
    let specificity: Specificity
  }

  /// The selectors of elements that the rule applies to, without functions.
  var alternatives: some Sequence<String> {
    selectors.lazy.flatMap { SelectorAlternatives($0.text).texts }
  }

  /// Creates the selectors of a rule; invalid ones are left out.
  ///
  /// - Parameters:
  ///   - tree: The tree of the sheet.
  ///   - path: The nodes around the rule, the outermost first, and the rule itself.
  ///   - prelude: The tokens of the selectors, by default those before the rule's block.
  init(_ tree: SyntaxTree, at path: [Int], prelude: Range<Int>? = nil) {
    var table = SelectorTable()
    var names = AtomTable()
    var log = DiagnosticLog()
    var parent: Range<Int>?
    var isScoped = false
    func parse(_ tokens: Range<Int>) -> Range<Int>? {
      table.parseList(
        tree.stream, tokens, nestedIn: parent, isScoped: isScoped, names: &names, log: &log)
    }
    for index in path.dropLast(prelude == nil ? 1 : 0) {
      switch Syntax(tree, index) {
      case .atRule(let rule) where tree.stream.value(of: rule.tokens.lowerBound, equals: "scope"):
        (parent, isScoped) = (nil, true)
      case .qualifiedRule(let rule):
        parent = parse(rule.prelude)
        isScoped = false
      default: continue
      }
    }
    var tokens = prelude ?? 0..<0
    if prelude == nil, let last = path.last, case .qualifiedRule(let rule) = Syntax(tree, last) {
      tokens = rule.prelude
    }
    var found: [(tokens: Range<Int>, index: Int)] = []
    for part in tree.stream.commaSeparated(tokens) {
      if let index = parse(part)?.first { found.append((part, index)) }
    }
    let printer = SelectorPrinter(table, names)
    selectors = found.map { tokens, index in
      Selector(
        tokens: tokens, text: printer.resolvedDescription(of: index),
        specificity: table.selectors[index].specificity)
    }
  }
}

extension TokenStream {
  /// Returns the parts of some tokens between commas outside of functions and blocks, without the
  /// white space around them.
  func commaSeparated(_ tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    while start < tokens.upperBound {
      let end = TokenCursor(self, start..<tokens.upperBound).nextComma
      parts.append(trimmed(start..<end))
      start = end + 1
    }
    return parts
  }
}
