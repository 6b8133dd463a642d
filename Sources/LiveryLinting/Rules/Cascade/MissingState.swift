// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A state that a theme does not style although it styles a related one.
  package static let missingState = Self("missing-state", .warning) {
    "'\($0.subject)' is styled for ':\($0.found)' and not for \($0.expected)"
  }
}

extension LintRule {
  /// A control with a style for hovering or pressing, but none for focus or for being disabled.
  static let missingState = LintRule(
    .missingState, .bug, scope: .structure(.rules),
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
