// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryTooling

/// A sheet with what lint rules ask of it, worked out once for all of them.
struct LintedSheet {
  /// The sheet's rules.
  let tree: SyntaxTree
  /// What the cascade found wrong with the sheet, in the order of the text.
  private let diagnostics: [Diagnostic]
  /// Every property that a style rule declares, custom ones included, in the order of the text.
  ///
  /// What stands under an `@supports` that does not hold is left out: that is where authors put what not everybody reads.
  let declarations: [Declaration]

  /// Prepares a sheet.
  init(_ source: StyleSource) {
    tree = source.tree
    let index = RuleIndex([source])
    diagnostics = index.diagnostics.first ?? []
    declarations = Self.declarations(of: tree)
  }

  /// The declarations of style rules.
  private static func declarations(of tree: SyntaxTree) -> [Declaration] {
    let sheet = SheetDeclarations(tree)
    var unread = tree.unsupportedBlocks[...]
    return sheet.entries.compactMap { declaration, holder in
      guard case .styleRule = sheet.holders[holder] else { return nil }
      while let block = unread.first, block.upperBound <= declaration.index {
        unread.removeFirst()
      }
      return unread.first?.contains(declaration.index) == true ? nil : declaration
    }
  }
}

extension LintedSheet {
  /// What the cascade found wrong, as far as it is of some kinds.
  func diagnostics(of kinds: [Diagnostic.Kind]) -> [Diagnostic] {
    let kinds = Set(kinds)
    return diagnostics.filter { kinds.contains($0.kind) }
  }

  /// The declarations of properties, custom ones left out.
  var properties: some Sequence<Declaration> { declarations.lazy.filter { !$0.isCustom } }

  /// The at-rules, in the order of the text.
  var atRules: some Sequence<AtRule> { tree.atRules }
}

extension SyntaxTree {
  /// The at-rules, in the order of the text.
  fileprivate var atRules: some Sequence<AtRule> {
    nodes.indices.lazy.compactMap { index in
      // Most nodes are others: none of them needs to be looked at more closely.
      guard nodes[index].kind == .atRule, case .atRule(let rule) = Syntax(self, index)
      else { return nil }
      return rule
    }
  }

  /// The nodes of `@supports` rules that do not hold, those inside of others left out.
  fileprivate var unsupportedBlocks: [Range<Int>] {
    var blocks: [Range<Int>] = []
    for rule in atRules where stream.value(of: rule.tokens.lowerBound, equals: "supports") {
      if let last = blocks.last, last.contains(rule.index) { continue }
      if rule.hasBlock, !SupportsCondition(stream, rule.prelude).holds {
        blocks.append(rule.index..<Int(nodes[rule.index].next))
      }
    }
    return blocks
  }
}
