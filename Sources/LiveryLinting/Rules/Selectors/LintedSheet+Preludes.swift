// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

extension LintedSheet {
  /// The valid style rules with the tokens of their selectors.
  var styleRules: some Sequence<(block: LintedBlock, prelude: Range<Int>)> {
    blocks.lazy.compactMap { [tree] block in
      guard block.kind == .style, tree.nodes.indices.contains(block.node),
        tree.nodes[block.node].kind == .qualifiedRule
      else { return nil }
      return (block, QualifiedRule(tree: tree, index: block.node).prelude)
    }
  }

  /// The tokens of the selectors of all style rules, except those in attribute selectors.
  var selectorTokens: some Sequence<Int> {
    styleRules.flatMap { [stream] rule in
      var depth = 0
      return rule.prelude.filter { token in
        switch stream[token].kind {
        case .leftBracket: depth += 1
        case .rightBracket: depth -= 1
        default: return depth == 0
        }
        return false
      }
    }
  }

  /// Whether the sheet was written as CSS, and not generated from another format such as JSON.
  var isAsWritten: Bool { stream.sourceMap == nil }
}
