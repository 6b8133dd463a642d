// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintedSheet {
  /// The style rules, each with the number of style rules around it, which is 0 at the top level.
  var nestedRules: [(block: LintedBlock, prelude: Range<Int>, depth: Int)] {
    var open: [Int] = []
    return styleRules.map { rule in
      while let end = open.last, end <= rule.block.node { open.removeLast() }
      open.append(Int(tree.nodes[rule.block.node].next))
      return (rule.block, rule.prelude, open.count - 1)
    }
  }
}
