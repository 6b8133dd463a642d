// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
package import CSSSyntax

/// The valid `@namespace` rules of a sheet, and the prefixes that they declare.
///
/// > Any @namespace rules must follow all @charset and @import rules and precede all other non-ignored at-rules and style
/// > rules in a style sheet.
///
/// Statements of `@layer` may precede them, as they may precede `@import`.
///
/// Defined by [CSS Namespaces 3, section 2](https://drafts.csswg.org/css-namespaces-3/#syntax).
package struct NamespaceList {
  /// The prefixes that selectors of the sheet may use.
  package private(set) var prefixes: Set<String> = []
  /// The nodes of the valid rules.
  private(set) var nodes: Set<Int> = []

  /// Creates an empty list.
  init() {}

  /// Collects the rules at the start of a sheet, up to the first rule that ends the list.
  package init(_ tree: SyntaxTree) {
    var index = 0
    while index < tree.nodes.count, !endsNamespaces(tree, index) {
      index = Int(tree.nodes[index].next)
    }
  }

  /// Returns whether a node is a valid rule that ends the list; adds an `@namespace` rule.
  private mutating func endsNamespaces(_ tree: SyntaxTree, _ index: Int) -> Bool {
    let node = tree.nodes[index]
    var log = DiagnosticLog()
    switch node.kind {
    case .raw, .declaration: return false
    case .qualifiedRule:
      var (selectors, names) = (SelectorTable(), AtomTable())
      var input = SelectorInput(tree.stream, prefixes: prefixes)
      let tokens = Int(node.first)..<Int(node.content)
      return selectors.parseList(
        tokens, of: &input, nestedIn: nil, isScoped: false, names: &names, log: &log) != nil
    case .atRule:
      let name = tree.stream.value(of: Int(node.first)).lowercased()
      let hasBlock = node.content < node.end
      if name == "namespace" {
        guard let rule = NamespaceRule(tree, at: index, log: &log) else { return false }
        nodes.insert(index)
        if let prefix = rule.prefix { prefixes.insert(prefix) }
        return false
      }
      if name == "layer", !hasBlock {
        return !nodes.isEmpty && LayerRule(tree, at: index, log: &log) != nil
      }
      return hasBlock && (name == "layer" || ImportList.blocks.contains(name))
    }
  }
}

/// An `@namespace` rule.
///
/// Defined by [CSS Namespaces 3, section 3](https://drafts.csswg.org/css-namespaces-3/#declaration).
struct NamespaceRule {
  /// The prefix; `nil` for the default namespace.
  let prefix: String?

  /// Parses a `namespace` at-rule; `nil`, with a diagnostic, if it is malformed.
  init?(_ tree: SyntaxTree, at node: Int, log: inout DiagnosticLog) {
    let record = tree.nodes[node]
    let hasBlock = record.content < record.end
    let end = Int(hasBlock ? record.content : record.contentEnd)
    var cursor = TokenCursor(tree.stream, Int(record.first) + 1..<end)
    prefix = cursor.peek() == .ident ? cursor.next().map { tree.stream.value(of: $0) } : nil
    guard ImportRule.address(&cursor) != nil, cursor.isAtEnd(), !hasBlock else {
      if cursor.isAtEnd(), hasBlock { let _: Void? = cursor.expected("';'") }
      log.add(.invalidPrelude(.invalidNamespace, &cursor))
      return nil
    }
  }
}
