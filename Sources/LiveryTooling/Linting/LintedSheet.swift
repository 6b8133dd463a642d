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
}
