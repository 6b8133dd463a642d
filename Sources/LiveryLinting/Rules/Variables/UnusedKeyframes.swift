// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An animation that the theme does not use.
  package static let unusedKeyframes = Self("unused-keyframes", .warning) {
    "no 'animation' in the theme uses '\($0.found)'"
  }
}

extension LintRule {
  /// An animation that the theme does not use.
  static let unusedKeyframes = LintRule(
    .unusedKeyframes, .bug,
    help: "an animation that no animation or animation-name in the theme uses",
    bad: "@keyframes fade { from { opacity: 0 } } .pane { animation: fad 1s }",
    good: "@keyframes fade { from { opacity: 0 } } .pane { animation: fade 1s }"
  ) { (theme: LintedTheme) in
    guard theme.names.isComplete else { return [] }
    return theme.findings { sheet in
      var reported: Set<String> = []
      return sheet.atRules.lazy.map(sheet.atRule).compactMap { rule in
        guard rule.isCalled("keyframes"), let token = rule.prelude.first else { return nil }
        let name = sheet.stream.value(of: token)
        guard !theme.names.animationReferences.contains(name), reported.insert(name).inserted else {
          return nil
        }
        return Diagnostic(
          .unusedKeyframes, range: sheet.stream.range(of: token),
          facts: [.found(String(name.prefix(60)))])
      }
    }
  }
}
