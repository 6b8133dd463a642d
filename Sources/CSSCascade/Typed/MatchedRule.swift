// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
import CSSStorage
package import CSSSyntax

/// A rule that counts for the element that a selector describes, for tools that list what an element is given.
package struct MatchedRule: Sendable {
  /// The rule.
  package let rule: StyleRule
  /// The rule's number in the order of appearance over all sheets.
  package let number: Int
  /// Whether the selector names nothing of the element, as `*` does.
  package let isGeneral: Bool
  /// Whether the rule is for the root alone, whatever that is.
  package let isForRoot: Bool
  /// How strong the rule's normal declarations are; the greater one wins.
  package let level: UInt32
  /// How strong its important declarations are; the greater one wins.
  package let importance: UInt32
}

extension CSSStyleSheet {
  /// The rules that match the element that a selector describes, weakest first; those in `@container` and `@scope` are left
  /// out, because they depend on more than the description.
  package func matchedRules(of description: ElementDescription) -> [MatchedRule] {
    let rules = answers.rules.whole
    let index = rules.index
    guard let (tree, element) = description.tree(in: rules) else { return [] }
    var found = FoundMatches()
    var context = MatchingContext()
    index.selectors.withMatcher(in: tree, &context) { matcher in
      rules.addMatches(of: element, matcher, to: &found)
    }
    let matches = found.all.sorted()
    var seen: Set<UInt32> = []
    // A rule is there for each of its selectors that matches; the strongest decides.
    let strongest = matches.reversed().filter { seen.insert($0.rule).inserted }.reversed()
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

  /// What `@property` says of the custom property of a name; nil where it is not registered.
  package func registration(of name: String) -> CustomPropertyRegistration? {
    let rules = answers.rules.whole
    return index.names.find(name).flatMap { rules.registrations[$0] }
  }
}

extension CSSStyleSheet {
  /// What an address in a custom property is relative to: the sheet whose declaration gives it to the element that a selector
  /// describes, or to the root.
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
  /// Whether the rule declares a custom property, and as important or not where that is asked for.
  fileprivate func declares(_ name: String, important: Bool?) -> Bool {
    rule.declarations.contains {
      $0.isCustom && $0.name == name && important ?? $0.isImportant == $0.isImportant
    }
  }
}

extension SelectorTable {
  /// Whether the subject of a selector is any element.
  fileprivate func isGeneral(_ selector: Int) -> Bool {
    components[components(of: selector)].prefix { !$0.kind.isCombinator }
      .allSatisfy { $0.kind == .universal }
  }

  /// Whether a selector is `:root` and nothing more.
  fileprivate func isForRoot(_ selector: Int) -> Bool {
    let components = components[components(of: selector)]
    guard components.count == 1, let component = components.first else { return false }
    return component.kind == .pseudoClass && component.value == UInt32(PseudoClass.root.rawValue)
  }
}
