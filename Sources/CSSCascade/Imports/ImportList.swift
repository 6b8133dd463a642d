// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The `@import` rules of a sheet at valid positions.
///
/// They precede all other valid rules except `@charset` and `@layer` statements, and no valid rule
/// separates them.
///
/// Defined by [CSS Cascade 5, section 2](https://drafts.csswg.org/css-cascade-5/#at-import).
struct ImportList {
  /// The rules, in order.
  private(set) var rules: [ImportRule] = []

  private let tree: SyntaxTree
  /// The first top-level node that has not been checked for rules that end the imports.
  private var uncheckedIndex = 0
  /// Whether a valid rule was found that no import may follow.
  private var hasEnded = false

  /// Collects the imports of a sheet; diagnostics go to the log.
  init(_ tree: SyntaxTree, log: inout DiagnosticLog) {
    self.tree = tree
    var topLevelIndex = 0
    for index in tree.nodes.indices
    where tree.nodes[index].kind == .atRule && isNamed("import", tree.nodes[index]) {
      while topLevelIndex < index { topLevelIndex = Int(tree.nodes[topLevelIndex].next) }
      add(index, isAtTop: index == topLevelIndex, log: &log)
    }
  }

  private mutating func add(_ index: Int, isAtTop: Bool, log: inout DiagnosticLog) {
    if isAtTop { check(upTo: index) }
    guard isAtTop, !hasEnded else {
      let node = tree.nodes[index]
      let tokens = tree.stream.trimmed(Int(node.first)..<Int(node.contentEnd))
      log.add(Diagnostic(.misplacedImport, range: tree.stream.byteRange(of: tokens)))
      return
    }
    if let rule = ImportRule(tree, at: index, log: &log) { rules.append(rule) }
  }

  /// Checks the unchecked rules before an import.
  private mutating func check(upTo index: Int) {
    while uncheckedIndex < index, !hasEnded {
      hasEnded = endsImports(uncheckedIndex)
      uncheckedIndex = Int(tree.nodes[uncheckedIndex].next)
    }
  }

  /// Returns whether a node is a valid rule that no import may follow.
  private func endsImports(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    switch node.kind {
    case .raw, .declaration: return false
    case .qualifiedRule: return isStyleRule(node)
    case .atRule:
      if isNamed("import", node) || isNamed("charset", node) { return false }
      let hasBlock = node.content < node.end
      if isNamed("layer", node) {
        var log = DiagnosticLog()
        guard LayerRule(tree, at: index, log: &log) != nil else { return false }
        return hasBlock || !rules.isEmpty
      }
      if isNamed("namespace", node) {
        var log = DiagnosticLog()
        return NamespaceRule(tree, at: index, log: &log) != nil
      }
      return hasBlock && Self.blocks.contains(tree.stream.value(of: Int(node.first)).lowercased())
    }
  }

  private func isStyleRule(_ node: SyntaxNode) -> Bool {
    var selectors = SelectorTable()
    var names = AtomTable()
    var log = DiagnosticLog()
    let tokens = Int(node.first)..<Int(node.content)
    return selectors.parseList(tree.stream, tokens, nestedIn: nil, names: &names, log: &log) != nil
  }

  private func isNamed(_ name: StaticString, _ node: SyntaxNode) -> Bool {
    node.kind == .atRule && tree.stream.value(of: Int(node.first), equals: name)
  }

  /// The at-rules with a block that are valid at the top level of a sheet, except `@layer`.
  static let blocks: Set<String> = [
    "color-profile", "container", "counter-style", "custom-media", "font-face",
    "font-feature-values", "font-palette-values", "function", "keyframes", "media", "page",
    "position-try", "property", "scope", "starting-style", "supports", "view-transition",
  ]
}
