// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Linter {
  /// Checks a sheet by itself.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - run: Returns the diagnostics of a lint rule, given its function.
  /// - Returns: The sheet with the findings of the lint rules that need no other sheet.
  func checked(
    _ sheet: LintedSheet,
    run:
      @escaping @Sendable (
        _ rule: LintRule, _ check: @Sendable (LintedSheet) -> [Diagnostic]
      ) -> [Diagnostic]
  ) -> CheckedSheet {
    let diagnostics = sheet.faults.diagnostics
    var byKind: [Diagnostic.Kind: [Int]] = [:]
    for (number, diagnostic) in diagnostics.enumerated() where !diagnostic.isAboutVendors {
      byKind[diagnostic.kind, default: []].append(number)
    }
    let rules = LintRule.all.filter { sheet.settings.isOn($0) }
    let found = concurrentMap(rules.count) { [byKind] number -> [Diagnostic] in
      switch rules[number].check {
      // In the order of the sheet: the order of a set differs from run to run.
      case .diagnostics(let kinds):
        byKind.isEmpty ? [] : kinds.flatMap { byKind[$0] ?? [] }.sorted().map { diagnostics[$0] }
      case .sheet(let check): run(rules[number], check)
      case .theme, .suppressions: []
      }
    }
    let findings = zip(rules, found).flatMap { rule, found in
      found.map { (rule: rule, diagnostic: $0) }
    }
    return CheckedSheet(sheet: sheet, findings: findings)
  }

  /// Returns the findings of the lint rules that check all sheets of a theme.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - run: Returns the findings of a lint rule, given its function.
  /// - Returns: The findings of each rule that is on for any sheet.
  func findings(
    in theme: LintedTheme,
    run:
      @escaping @Sendable (
        _ rule: LintRule, _ check: @Sendable (LintedTheme) -> [ThemeRuleFinding]
      ) -> [ThemeRuleFinding]
  ) -> [LintRule: [ThemeRuleFinding]] {
    let rules = LintRule.all.filter { rule in
      rule.checksTheme && theme.sheets.contains { $0.settings.isOn(rule) }
    }
    // Most rules wait for the names of the theme. The slowest rule does not need them, so it starts
    // first.
    let order = rules.filter { $0 == .lowContrast } + rules.filter { $0 != .lowContrast }
    let found = concurrentMap(order.count) { number in
      guard case .theme(let check) = order[number].check else { return [ThemeRuleFinding]() }
      return run(order[number], check)
    }
    return Dictionary(uniqueKeysWithValues: zip(order, found))
  }

  /// Returns the report on the sheets of a theme.
  ///
  /// - Parameters:
  ///   - sheets: The sheets, each checked by itself.
  ///   - themeFindings: The findings of the lint rules that check all sheets.
  /// - Returns: The findings that no comment disables.
  func report(
    on sheets: [CheckedSheet], _ themeFindings: [LintRule: [ThemeRuleFinding]]
  ) -> LintReport {
    var found: [[(rule: LintRule, diagnostic: Diagnostic)]] = sheets.map { _ in [] }
    for rule in LintRule.all {
      for finding in themeFindings[rule] ?? []
      where sheets[finding.sheetIndex].sheet.settings.isOn(rule) {
        found[finding.sheetIndex].append((rule, finding.diagnostic))
      }
    }
    let findings = concurrentMap(sheets.count) { [found] number in
      let sheet = sheets[number].sheet
      let comments = DisableComments(sheet.stream)
      let all = sheets[number].findings + found[number]
      return sorted(comments.applied(to: all, isOn: sheet.isChecked(by:)), in: sheet)
    }
    return LintReport(bySheet: findings)
  }

  /// Returns the findings of a sheet in the order of its text, and at one position in the order of
  /// the rules.
  private func sorted(
    _ found: [(rule: LintRule, diagnostic: Diagnostic)], in sheet: LintedSheet
  ) -> [Finding] {
    if found.isEmpty { return [] }
    let stream = sheet.stream
    return found.enumerated()
      .map { (position: stream.sortKey(of: $1.diagnostic.range.lowerBound), number: $0) }
      .sorted { ($0.position, $0.number) < ($1.position, $1.number) }
      .map { entry in
        var (rule, diagnostic) = found[entry.number]
        diagnostic.severity = sheet.settings.severity(of: diagnostic, reportedBy: rule)
        let dependency: FindingDependency =
          rule.isLocal
          ? sheet.topLevelRules.dependency(of: diagnostic.range)
          : rule.checksTheme ? .theme : .sheet
        return Finding(
          rule: rule, stream: stream, diagnostic: diagnostic, dependency: dependency)
      }
  }
}
