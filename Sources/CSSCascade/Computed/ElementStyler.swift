// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSValues

/// Styles single elements of a small tree, one after the other, each from scratch.
struct ElementStyler {
  private let sheets: SheetContext
  private let tree: StyleTree
  private let cascade: Cascade
  private var context = MatchingContext()

  init(_ rules: ActiveRules, _ tree: StyleTree) {
    sheets = SheetContext(rules, names: rules.names)
    self.tree = tree
    cascade = Cascade(rules.levels)
  }

  /// The style of an element whose parent is styled already; nil stands for no parent.
  mutating func style(
    of element: Int, below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    let rules = sheets.rules
    var matches: [RuleMatch] = []
    var conditional: [IndexedRule] = []
    rules.index.selectors.withMatcher(tree, &context) { matcher in
      _ = rules.addMatches(of: element, matcher, to: &matches, conditional: &conditional)
    }
    if !conditional.isEmpty {
      var trial = ConditionalTrial(rules, tree, sizes: [:])
      trial.addMatches(conditional, of: element, to: &matches) { _ in nil }
    }
    matches.sort()
    let runs = matches.reversed().map {
      CascadedValues.Run(match: $0, block: rules.index.block(of: Int($0.rule)))
    }
    let values = cascade.values(
      of: runs, below: parent?.passed.flow ?? Flow(), resolvesLazily: rules.resolvesLazily)
    return StyleComputer.style(values, in: sheets, below: parent)
  }
}
