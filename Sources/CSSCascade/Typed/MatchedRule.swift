// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
import CSSStorage
package import CSSSyntax

/// A rule that applies to the element that a selector describes, for tools that list the rules of
/// an element.
package struct MatchedRule: Sendable {
  /// The rule.
  package let rule: StyleRule
  /// The number of the rule in the order of appearance in all sheets.
  package let number: Int
  /// Whether the selector requires nothing of the element itself, as `*` does.
  package let isGeneral: Bool
  /// Whether the rule applies only to the root, of any type.
  package let isForRoot: Bool
  /// The cascade rank of the rule's normal declarations.
  ///
  /// The greater rank wins.
  package let level: UInt32
  /// The cascade rank of its important declarations.
  ///
  /// The greater rank wins.
  package let importance: UInt32
}

extension CSSStyleSheet {
  /// Returns the rules that match the element of a description, weakest first.
  ///
  /// Those in `@container` and `@scope` are omitted, because they depend on more than the
  /// description.
  package func matchedRules(of description: ElementDescription) -> [MatchedRule] {
    let rules = styleCache.rules.fullyParsed
    let index = rules.index
    guard let (tree, element) = description.tree(in: rules) else { return [] }
    var found = RuleMatches()
    var context = MatchingContext()
    index.selectors.withMatcher(in: tree, &context) { matcher in
      rules.addMatches(of: element, matcher, to: &found)
    }
    let matches = found.all.sorted()
    var recordedRules: Set<UInt32> = []
    // A rule occurs once for each matching selector, and the strongest one decides.
    let strongest = matches.reversed().filter { recordedRules.insert($0.rule).inserted }.reversed()
    return strongest.map { match in
      let record = index.rules[Int(match.rule)]
      let isGeneral =
        match.specificity == .zero
        && record.selectors.contains { index.selectors.isGeneral(Int($0)) }
      return MatchedRule(
        rule: StyleRule(index, record), number: Int(match.rule), isGeneral: isGeneral,
        isForRoot: record.selectors.allSatisfy { index.selectors.isForRoot(Int($0)) },
        level: match.level.rawValue,
        importance: rules.contexts.levels.importance[Int(match.level.rawValue)])
    }
  }

  /// Returns the registration of a custom property by name, or `nil` if it is not registered.
  package func registration(of name: String) -> CustomPropertyRegistration? {
    let rules = styleCache.rules.fullyParsed
    return index.names.find(name).flatMap { rules.registrations[$0] }
  }
}

extension CSSStyleSheet {
  /// Returns the base URL of a custom property: the sheet whose declaration wins for the element of
  /// a selector, or for the root.
  package func base(of name: String, for selector: String) -> URLBase? {
    for selector in [selector, ":root"] {
      let rules = matchedRules(of: ElementDescription(parsing: selector))
      let declaring = rules.filter { $0.declares(name, important: nil) }
      let strongest =
        declaring.filter { $0.declares(name, important: true) }
        .max { $0.importance < $1.importance } ?? declaring.last
      if let strongest { return strongest.rule.source.base }
    }
    return nil
  }
}

extension MatchedRule {
  /// Returns whether the rule declares a custom property, optionally only as important or only as
  /// normal.
  fileprivate func declares(_ name: String, important: Bool?) -> Bool {
    rule.declarations.contains {
      $0.isCustom && $0.name == name && important ?? $0.isImportant == $0.isImportant
    }
  }
}

extension SelectorTable {
  /// Returns whether the subject of a selector is any element.
  fileprivate func isGeneral(_ selector: Int) -> Bool {
    components[components(of: selector)].prefix { !$0.kind.isCombinator }
      .allSatisfy { $0.kind == .universal }
  }

  /// Returns whether a selector consists only of `:root`.
  fileprivate func isForRoot(_ selector: Int) -> Bool {
    let components = components[components(of: selector)]
    guard components.count == 1, let component = components.first else { return false }
    return component.kind == .pseudoClass && component.value == UInt32(PseudoClass.root.rawValue)
  }
}
