// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
package import CSSSyntax
import CSSValues
import LiveryPrinting

extension Diagnostic.Kind {
  /// A rule for a state that an earlier, more specific rule for the same element overrides.
  package static let descendingSpecificity = Self("descending-specificity", .warning) {
    "'\($0.subject)' is less specific than '\($0.expected)' on line \($0.limit), whose '\($0.found)' therefore wins"
  }
}

extension LintRule {
  /// A rule for a state that an earlier, more specific rule for the same element overrides.
  static let descendingSpecificity = LintRule(
    .descendingSpecificity, .bug, scope: .structure(.values { _, _ in true }),
    help:
      "a rule for a state that follows a more specific rule for the same element, and loses to it",
    bad: "#sidebar .item { color: gray } .item:hover { color: black }",
    good:
      ".item:hover { color: black } #sidebar .item { color: gray } #sidebar .item:hover { color: black }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    var subjects = SelectorSubjects(sheet)
    var earlier: [SubjectKey: [SubjectRule]] = [:]
    let isCompared = sheet.namesToCompare
    guard isCompared.contains(true) else { return [] }
    for (block, _) in sheet.styleRules {
      lazy var tokens = sheet.selectorTokens(of: block)
      for (position, selector) in block.selectors.enumerated()
      where isCompared[sheet.key(selector)] {
        let subject = subjects.subject(of: selector)
        let rule = SubjectRule(
          sheet: sheet, block: block, selector: selector, states: subject.states)
        let key = SubjectKey(subject: subject.name, contexts: block.contexts)
        if let winner = rule.overridingRule(in: earlier[key] ?? []), position < tokens.count {
          log.add(
            Diagnostic(
              .descendingSpecificity, range: sheet.stream.byteRange(of: tokens[position]),
              facts: [
                .subject(rule.text), .expected(winner.rule.text), .found(winner.property.name),
                .limit(sheet.line(of: winner.rule.offset)),
              ]))
        }
        // A limit on the rules to compare, for sheets with very many rules for one element.
        if earlier[key, default: []].count < 64 { earlier[key, default: []].append(rule) }
      }
    }
    return log.diagnostics
  }
}

/// The element that selectors match, without its states, and the enclosing at-rules.
private struct SubjectKey: Hashable {
  let subject: Atom
  let contexts: Int
}

/// A style rule, represented by one of its selectors.
private struct SubjectRule {
  let sheet: LintedSheet
  let block: LintedBlock
  let selector: Int
  /// The states of the selector's element.
  let states: [PseudoClass]

  var text: String { sheet.selectors.text(of: selector) }
  var specificity: Specificity { sheet.selectors.table.selectors[selector].specificity }

  /// The byte offset of the rule's start.
  var offset: Int {
    sheet.stream.range(of: Int(sheet.tree.nodes[max(block.node, 0)].first)).lowerBound
  }

  /// Returns an earlier rule that overrides this one's state, and a property that it overrides.
  ///
  /// The earlier rule matches elements that this one matches too. No other rule restores the state
  /// for them.
  func overridingRule(in earlier: [SubjectRule]) -> (rule: SubjectRule, property: Property)? {
    guard !states.isEmpty else { return nil }
    let stronger = earlier.filter { specificity < $0.specificity && $0.states.isEmpty }
    guard !stronger.isEmpty else { return nil }
    let compounds = CompoundTexts(text)
    // Disabled elements are expected to override other states.
    for other in stronger where !other.text.mentions("disabled") {
      let others = CompoundTexts(other.text)
      guard compounds.isAround(others) else { continue }
      let isRestored = earlier.contains {
        $0.states == states && $0.specificity > other.specificity
          && CompoundTexts($0.text).isAround(others)
      }
      if !isRestored, let property = sheet.conflict(block, other.block) { return (other, property) }
    }
    return nil
  }
}

extension LintedSheet {
  /// For each rarest name of an element, whether a selector with a state follows a more specific one
  /// without a state.
  ///
  /// Only selectors with these names need to be compared.
  fileprivate var namesToCompare: [Bool] {
    // The last number stands for elements that need no name.
    var isCompared = Array(repeating: false, count: selectors.names.count + 1)
    var highest = Array(repeating: Specificity?.none, count: selectors.names.count + 1)
    for block in blocks where block.kind == .style {
      for selector in block.selectors {
        let record = selectors.table.selectors[selector]
        let (name, specificity) = (key(selector), record.specificity)
        let states = subjectStates(of: selector)
        if states != .none, let other = highest[name], specificity < other {
          isCompared[name] = true
        }
        if states != .some, highest[name].map({ $0 < specificity }) != false {
          highest[name] = specificity
        }
      }
    }
    return isCompared
  }

  /// Returns the number of the rarest name that an element must have to match a selector.
  fileprivate func key(_ selector: Int) -> Int {
    min(Int(selectors.table.selectors[selector].key.rawValue), selectors.names.count)
  }

  /// Returns a property that two blocks declare with different values and equal importance, both
  /// inside `@starting-style` or both outside, or `nil`.
  fileprivate func conflict(_ block: LintedBlock, _ other: LintedBlock) -> Property? {
    for number in block.declarations {
      let declaration = declarations[Int(number)]
      guard let property = declaration.property else { continue }
      for otherNumber in other.declarations {
        let against = declarations[Int(otherNumber)]
        guard against.property == property, against.isImportant == declaration.isImportant,
          isStarting(against) == isStarting(declaration),
          stream.text(of: view(against).value) != stream.text(of: view(declaration).value)
        else { continue }
        return property
      }
    }
    return nil
  }
}
