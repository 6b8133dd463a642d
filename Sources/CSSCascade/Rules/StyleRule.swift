// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
public import CSSSyntax

/// A style rule of some sheets as the cascade sees it, for tools that list rules.
///
/// Where nested rules stand between the declarations of a rule, each run of declarations is a rule of its own, because that
/// is how they are ordered in the cascade.
public struct StyleRule: Sendable {
  private let index: RuleIndex
  private let record: StyleRuleRecord

  /// The rule of a record of an index.
  package init(_ index: RuleIndex, _ record: StyleRuleRecord) {
    self.index = index
    self.record = record
  }

  /// The sheet that the rule stands in.
  public var source: StyleSource { index.sources[Int(record.source)] }

  /// The index of the rule's node in its sheet's tree.
  public var node: Int { Int(record.node) }

  /// The rule's selectors in canonical form, those of a nested rule resolved against the rules around it.
  public var selectors: [String] {
    record.selectors.map {
      index.selectors.resolvedDescription(of: Int($0), names: index.names)
    }
  }

  /// The rule's declarations, in order.
  public var declarations: [Declaration] {
    let tree = source.tree
    return record.declarations.compactMap {
      let node = Int(index.declarations[Int($0)].node)
      guard case .declaration(let view) = Syntax(tree, node) else { return nil }
      return view
    }
  }
}

extension CSSStyleSheet {
  /// Every style rule that takes part in the cascade, in order of appearance over all sheets.
  public var rules: some RandomAccessCollection<StyleRule> {
    index.rules.lazy.map { StyleRule(index, $0) }
  }
}
