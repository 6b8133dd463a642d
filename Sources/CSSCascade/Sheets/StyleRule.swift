// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
public import CSSSyntax

/// A style rule in the cascade, for tools that list rules.
///
/// If nested rules separate the declarations of a rule, each run of declarations is a separate
/// rule, because the cascade orders them so.
public struct StyleRule: Sendable {
  private let index: RuleIndex
  private let record: StyleRuleRecord

  /// Creates the rule of a record of an index.
  package init(_ index: RuleIndex, _ record: StyleRuleRecord) {
    self.index = index
    self.record = record
  }

  /// The sheet that contains the rule.
  public var source: StyleSource { index.sources[Int(record.source)] }

  /// The index of the rule's node in its sheet's tree.
  package var node: Int { Int(record.node) }

  /// The rule's selectors in canonical form.
  ///
  /// Those of a nested rule are resolved against the outer rules.
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
  /// The style rules that take part in the cascade, in order of appearance in all sheets.
  ///
  /// Rules whose media queries or `@supports` conditions do not match are omitted. Those in
  /// `@container` and `@scope` are included, because these conditions depend on the element.
  public var rules: some RandomAccessCollection<StyleRule> {
    let (index, rules) = (index, styleCache.rules.fullyParsed)
    return index.rules.indices.filter { rules.isActive($0) }.lazy
      .map { StyleRule(index, index.rules[$0]) }
  }

  /// The rules that apply to all elements that their selectors match, in order of appearance in all
  /// sheets.
  ///
  /// These are the ``rules`` outside of `@container` and `@scope`.
  package var unconditionalRules: [UnconditionalRule] {
    let rules = styleCache.rules.fullyParsed
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
