// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A sheet with what lint rules ask of it, worked out once for all of them.
struct LintedSheet {
  /// The sheet's rules.
  let tree: SyntaxTree
  /// The sheet's declarations.
  let declarations: SheetDeclarations

  /// Prepares a sheet.
  init(_ tree: SyntaxTree) {
    self.tree = tree
    declarations = SheetDeclarations(tree)
  }

  /// The declarations of properties, custom ones left out, in rules that count.
  var properties: [Declaration] {
    declarations.entries.lazy
      .filter { declarations.holders[$0.holder].holdsProperties && !$0.declaration.isCustom }
      .map(\.declaration)
  }

  /// The at-rules, in the order of the text.
  var atRules: some Sequence<AtRule> {
    tree.nodes.indices.lazy.compactMap { index in
      // Most nodes are others: none of them needs to be looked at more closely.
      guard tree.nodes[index].kind == .atRule, case .atRule(let rule) = Syntax(tree, index)
      else { return nil }
      return rule
    }
  }
}
