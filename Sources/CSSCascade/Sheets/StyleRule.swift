// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
public import CSSSyntax

/// A style rule of some sheets as the cascade sees it, for tools that list rules.
///
/// Where nested rules stand between the declarations of a rule, each run of declarations is a rule of its own, because
/// that is how they are ordered in the cascade.
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
  package var node: Int { Int(record.node) }

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
  ///
  /// Rules in media queries and `@supports` that do not hold are left out; those in `@container` and `@scope` are here,
  /// because an element decides about them.
  public var rules: some RandomAccessCollection<StyleRule> {
    let (index, rules) = (index, answers.rules.whole)
    return index.rules.indices.filter { rules.isActive($0) }.lazy
      .map { StyleRule(index, index.rules[$0]) }
  }

  /// The rules that count for whatever element their selectors match, in order of appearance over all sheets: those of
  /// ``rules`` that stand neither in `@container` nor in `@scope`.
  package var unconditionalRules: [UnconditionalRule] {
    let rules = answers.rules.whole
    return index.rules.indices.compactMap { number in
      guard let level = rules.level(ofRule: number),
        !index.records.contexts[number].isConditional
      else { return nil }
      return UnconditionalRule(
        number: number, level: level.rawValue,
        importance: rules.contexts.levels.importance[Int(level.rawValue)])
    }
  }
}
