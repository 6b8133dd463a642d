// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
package import CSSSyntax
import LiveryPrinting

extension Diagnostic.Kind {
  /// A state that a theme does not style although it styles a related one.
  package static let missingState = Self("missing-state", .warning) {
    "'\($0.subject)' is styled for ':\($0.found)' and not for \($0.expected)"
  }
}

extension LintRule {
  /// A control with a style for hovering or pressing, but none for focus or for being disabled.
  static let missingState = LintRule(
    .missingState, .bug,
    help:
      "a control with a style for :hover or :active needs one for :focus too, and for :disabled if it has that state",
    bad: "button { color: navy } button:hover { color: blue }",
    good:
      "button { color: navy } button:hover, button:focus { color: blue } button:disabled { color: gray }"
  ) { (theme: LintedTheme) in
    var styled: [String: Set<String>] = [:]
    let controls = theme.sheets.map(\.controls)
    for control in controls.joined() + theme.otherSheets.flatMap(\.controls) {
      styled[control.subject, default: []].formUnion(control.states)
    }
    let classesAreDisabled = styled.contains { subject, states in
      subject.first == "." && states.contains("disabled")
    }
    return zip(theme.sheets, controls).enumerated().flatMap { number, entry in
      let (sheet, controls) = entry
      var reported: Set<String> = []
      var log = DiagnosticLog()
      for control in controls {
        let expected = theme.expectedStates(of: control)
        guard !expected.isEmpty,
          let state = control.states.first(where: { $0 == "hover" || $0 == "active" }),
          !reported.contains(control.subject)
        else { continue }
        var has = control.generalSubjects.reduce(into: Set<String>()) {
          $0.formUnion(styled[$1] ?? [])
        }
        // On the web, a class usually names the disabled state of a control.
        if !theme.vocabulary.declaresTypes, classesAreDisabled { has.insert("disabled") }
        let missing = expected.filter { group in !group.contains(where: has.contains) }
        guard !missing.isEmpty, reported.insert(control.subject).inserted else { continue }
        log.add(
          Diagnostic(
            .missingState, range: sheet.stream.byteRange(of: control.tokens),
            facts: [
              .subject(control.subject), .found(state),
              .expected(missing.map { "':\($0[0])'" }.joined(separator: " and ")),
            ]))
      }
      return log.diagnostics.map { ThemeRuleFinding(inSheet: number, $0) }
    }
  }
}

/// A selector of an element in some states.
private struct StyledControl {
  /// The names in the selector's last compound: its type, then its sorted classes and ids with
  /// their signs.
  let names: [String]
  /// The type in the compound, or `nil` if it has none.
  let type: String?
  let states: [String]
  let tokens: Range<Int>

  /// The compound without its states, or an empty string for any element.
  var subject: String { names.joined() }

  /// The compounds that match every element that this one matches: all subsets of its names.
  var generalSubjects: [String] {
    guard names.count <= 6 else { return ["", subject] }
    return (0..<1 << names.count).map { chosen in
      names.indices.filter { chosen >> $0 & 1 == 1 }.map { names[$0] }.joined()
    }
  }
}

extension LintedSheet {
  /// The selectors with states.
  fileprivate var controls: [StyledControl] {
    blocks.lazy.filter { $0.kind == .style }.flatMap { block -> [StyledControl] in
      guard block.selectors.contains(where: hasStates) else { return [] }
      return zip(block.selectors, selectorTokens(of: block)).compactMap(control)
    }
  }

  private func hasStates(_ selector: Int) -> Bool {
    selectors.table.components[selectors.table.components(of: selector)]
      .contains { $0.kind == .pseudoClass || $0.kind == .state || $0.kind == .attribute }
  }

  private func control(_ selector: Int, _ tokens: Range<Int>) -> StyledControl? {
    guard hasStates(selector) else { return nil }
    var states: [String] = []
    var names: [String] = []
    var type: String?
    var hasAttributes = false
    for component in selectors.table.components[selectors.table.components(of: selector)] {
      if component.kind.isCombinator { break }
      switch component.kind {
      case .pseudoClass:
        let known = UInt8(exactly: component.value).flatMap { PseudoClass(rawValue: $0) }
        guard let known, !known.isStructural else { continue }
        states.append(known.name)
      case .state: states.append(selectors.names.text(of: component.name))
      case .type:
        type = selectors.names.text(of: component.name)
      case .class: names.append("." + selectors.names.text(of: component.name))
      case .id: names.append("#" + selectors.names.text(of: component.name))
      case .universal: continue
      case .attribute: hasAttributes = true
      case .pseudoElement, .part, .unknownPseudoElement: return nil
      default: continue
      }
    }
    // The `disabled` attribute of HTML is equivalent to the state.
    if hasAttributes, hasDisabledAttribute(selector) { states.append("disabled") }
    guard !states.isEmpty else { return nil }
    names.sort()
    if let type { names.insert(type, at: 0) }
    return StyledControl(names: names, type: type, states: states, tokens: tokens)
  }

  /// Returns whether a selector's element has an attribute such as `disabled`.
  private func hasDisabledAttribute(_ selector: Int) -> Bool {
    let subject = selectors.table.components[selectors.table.components(of: selector)]
      .prefix { !$0.kind.isCombinator }
    if subject.contains(where: { $0.kind == .nesting }) {
      let subject = CompoundTexts(selectors.text(of: selector)).subject
      return subject.contains { $0.hasPrefix("[disabled") }
    }
    return subject.contains {
      $0.kind == .attribute && $0.flags.isEmpty
        && selectors.names.text(of: selectors.table.attribute($0).name).hasPrefix("disabled")
    }
  }
}

extension LintedTheme {
  /// Returns the groups of states that a control should style as well, one state of each group.
  ///
  /// Without a vocabulary, these are the states of HTML controls. With a vocabulary, they are focus
  /// and `disabled` if the type declares them.
  fileprivate func expectedStates(of control: StyledControl) -> [[String]] {
    let focus = ["focus", "focus-visible", "focus-within"]
    guard vocabulary.declaresTypes else {
      switch control.type {
      case "a", "summary": return [focus]
      // A control with a class may never be disabled, or another rule may style its disabled state.
      case "button", "input", "select", "textarea":
        return control.names.count == 1 ? [focus, ["disabled"]] : [focus]
      default: return []
      }
    }
    guard let type = control.type, let states = vocabulary.types[type]?.states else { return [] }
    var groups: [[String]] = []
    if focus.contains(where: states.contains) { groups.append(focus) }
    if states.contains("disabled") { groups.append(["disabled"]) }
    return groups
  }
}
