// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues
import FlatRecords

extension LintRule {
  /// A rule for a state that loses to an earlier rule for the same element, which is more specific.
  static let descendingSpecificity = LintRule(
    "descending-specificity", .bug,
    help:
      "a rule for a state that comes later than a more specific rule for the same element, and loses to it",
    bad: "#sidebar .item { color: gray } .item:hover { color: black }",
    good:
      ".item:hover { color: black } #sidebar .item { color: gray } #sidebar .item:hover { color: black }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    var earlier: [SubjectKey: [SubjectRule]] = [:]
    let names = sheet.namesOfDescents
    for block in sheet.blocks
    where block.kind == .style && block.selectors.contains(where: { names.contains(sheet.key($0)) })
    {
      let tokens = sheet.selectorTokens(of: block)
      for (place, selector) in block.selectors.enumerated()
      where place < tokens.count && names.contains(sheet.key(selector)) {
        let rule = SubjectRule(sheet, block, selector)
        let key = SubjectKey(
          text: rule.subject, surroundings: block.surroundings)
        if let winner = rule.beaten(by: earlier[key] ?? [], in: sheet) {
          log.add(
            Diagnostic(
              .descendingSpecificity, range: sheet.stream.byteRange(of: tokens[place]),
              facts: [
                .subject(rule.text), .expected(winner.rule.text), .found(winner.property.name),
                .limit(sheet.line(of: winner.rule.offset)),
              ]))
        }
        // Rules that nobody could tell apart by specificity need not be compared with all others.
        if earlier[key, default: []].count < 64 { earlier[key, default: []].append(rule) }
      }
    }
    return log.diagnostics
  }
}

/// The element that selectors are about, its states left out, and the at-rules around.
private struct SubjectKey: Hashable {
  let text: String
  let surroundings: Int
}

/// A rule by one of its selectors.
private struct SubjectRule {
  /// The selector, and its compounds.
  let text: String
  let compounds: CompoundTexts
  /// The last compound without its states, and these in the order of the alphabet.
  let subject: String
  let states: [Substring]
  /// Whether it is about what cannot be used.
  let isDisabled: Bool
  let specificity: Specificity
  let block: LintedBlock
  /// Where the rule begins.
  let offset: Int

  init(_ sheet: LintedSheet, _ block: LintedBlock, _ selector: Int) {
    text = sheet.text(ofSelector: selector)
    compounds = CompoundTexts(text)
    specificity = sheet.selectors.selectors[selector].specificity
    self.block = block
    let simple = compounds.subject
    let isStates = simple.map(Self.isState)
    states = zip(simple, isStates).filter(\.1).map(\.0).sorted()
    subject = zip(simple, isStates).filter { !$0.1 }.map(\.0).joined()
    isDisabled = text.mentions("disabled")
    let node = max(block.node, 0)
    offset = sheet.stream.range(of: Int(sheet.tree.nodes[node].first)).lowerBound
  }

  private static func isState(_ simple: Substring) -> Bool {
    simple.first == ":" && PseudoClass(named: String(simple.dropFirst()))?.isStructural == false
  }

  /// The rule among earlier ones that keeps this one's state from being seen, and a property by which it does.
  ///
  /// It is for elements that this one is for too, and no rule mends it that gives these the same state.
  func beaten(
    by earlier: [SubjectRule], in sheet: LintedSheet
  ) -> (rule: SubjectRule, property: Property)? {
    guard !states.isEmpty else { return nil }
    for other in earlier where specificity < other.specificity && other.states.isEmpty {
      // What cannot be used is not to look as if it could.
      guard !other.isDisabled, compounds.isAround(other.compounds) else { continue }
      let isMended = earlier.contains {
        $0.states == states && $0.specificity > other.specificity
          && $0.compounds.isAround(other.compounds)
      }
      if !isMended, let property = sheet.conflict(block, other.block) { return (other, property) }
    }
    return nil
  }
}

extension LintedSheet {
  /// The names by which the rule index files elements, as far as a selector of theirs with a state comes later than one
  /// without that is more specific: no other element is worth a look.
  fileprivate var namesOfDescents: Set<Atom> {
    var names: Set<Atom> = []
    var highest: [Atom: Specificity] = [:]
    for block in blocks where block.kind == .style {
      for selector in block.selectors {
        let (name, record) = (key(selector), selectors.selectors[selector])
        let (mayHaveStates, mayHaveNone) = subjectStates(of: selector)
        if mayHaveStates, let other = highest[name], record.specificity < other {
          names.insert(name)
        }
        if mayHaveNone {
          highest[name] = max(highest[name] ?? record.specificity, record.specificity)
        }
      }
    }
    return names
  }

  /// Whether the last compound of a selector may name states, and whether it may name none; an `&` may do either.
  private func subjectStates(of selector: Int) -> (mayHaveStates: Bool, mayHaveNone: Bool) {
    var isOpen = false
    for component in selectors.components[selectors.components(of: selector)] {
      if component.kind.isCombinator { break }
      switch component.kind {
      case .pseudoClass:
        let known = UInt8(exactly: component.value).flatMap { PseudoClass(rawValue: $0) }
        if known?.isStructural == false { return (true, false) }
      case .nesting: isOpen = true
      default: continue
      }
    }
    return (isOpen, true)
  }

  /// The rarest name that an element must have to match a selector.
  fileprivate func key(_ selector: Int) -> Atom { selectors.selectors[selector].key }

  /// A property that two blocks declare with different values and the same importance.
  fileprivate func conflict(_ block: LintedBlock, _ other: LintedBlock) -> Property? {
    for number in block.declarations {
      let declaration = declarations[Int(number)]
      guard let property = declaration.property else { continue }
      for otherNumber in other.declarations {
        let against = declarations[Int(otherNumber)]
        guard against.property == property, against.isImportant == declaration.isImportant,
          stream.text(of: view(against).value) != stream.text(of: view(declaration).value)
        else { continue }
        return property
      }
    }
    return nil
  }
}
