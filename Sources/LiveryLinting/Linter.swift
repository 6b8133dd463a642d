// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax
package import CSSValues

/// A linter, which reports problems in the sheets of a theme.
///
/// ```swift
/// var linter = Linter()
/// linter.configuration.settings.rules["unknown-property"] = RuleSetting(.warning)
/// let report = linter.report(on: [SyntaxTree(parsing: "a { colour: red }", name: "a.css")])
/// report.findings[0].diagnostic.message    // unknown property 'colour'; did you mean 'color'?
/// ```
public struct Linter: Sendable {
  /// The lint configuration of the project.
  public var configuration = LintConfiguration()
  /// The severities of rules by name, which override the configuration.
  ///
  /// A value of `nil` turns a rule off.
  package var severities: [String: Diagnostic.Severity?] = [:]
  /// Whether style rules without a severity are on, regardless of the configuration.
  public var isStrict = false

  /// The environment of computed styles.
  ///
  /// Its color scheme is ignored in favor of `colorSchemes`.
  public var environment = StyleEnvironment()
  /// The color schemes in which styles are computed and compared.
  package var colorSchemes = CSSColorScheme.allCases

  /// The names of the sheets from which Swift is generated: the program may read each of their
  /// variables.
  package var generatedSheets: Set<String> = []

  /// The elements of the program.
  ///
  /// A rule that matches none of them in any state is unused.
  public var trees: [StyleElement] = []

  /// Creates a linter with a configuration.
  public init(_ configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
  }

  /// Creates a linter with only some rules on.
  package init(_ rules: [LintRule]) {
    for rule in LintRule.all { severities[rule.name] = .some(nil) }
    for rule in rules { severities[rule.name] = rule.severity }
  }

  /// Lints the sheets of a theme, in cascade order.
  ///
  /// Imported sheets are loaded if a sheet has a loader. They count as part of the theme but are
  /// not linted themselves.
  public func report(on sources: [StyleSource]) -> LintReport {
    report(on: sources.map(checked))
  }

  /// Lints sheets without a folder, whose `@import` rules load nothing.
  public func report(on trees: [SyntaxTree]) -> LintReport {
    report(on: trees.map { StyleSource($0, name: $0.stream.name) })
  }
}

extension Linter {
  /// Checks a sheet by itself.
  package func checked(_ source: StyleSource) -> CheckedSheet {
    let settings = settings(of: source)
    let sheet = LintedSheet(source, settings)
    let diagnostics = sheet.faults.diagnostics
    var byKind: [Diagnostic.Kind: [Int]] = [:]
    for (number, diagnostic) in diagnostics.enumerated() where !diagnostic.isAboutVendors {
      byKind[diagnostic.kind, default: []].append(number)
    }
    let rules = LintRule.all.filter { settings.isOn($0) }
    let found = concurrentMap(rules.count) { [byKind] number -> [Diagnostic] in
      switch rules[number].check {
      // In the order of the sheet: the order of a set differs from run to run.
      case .diagnostics(let kinds):
        byKind.isEmpty ? [] : kinds.flatMap { byKind[$0] ?? [] }.sorted().map { diagnostics[$0] }
      case .sheet(let check): check(sheet)
      case .theme, .suppressions: []
      }
    }
    let findings = zip(rules, found).flatMap { rule, found in
      found.map { (rule: rule, diagnostic: $0) }
    }
    return CheckedSheet(sheet: sheet, findings: findings)
  }

  /// Checks the theme of some sheets that were each checked by themselves.
  package func report(on sheets: [CheckedSheet]) -> LintReport {
    let theme = LintedTheme(sheets.map(\.sheet), for: self)
    let rules = LintRule.all.filter { rule in
      rule.checksTheme && theme.sheets.contains { $0.settings.isOn(rule) }
    }
    // Most rules wait for the names of the theme. The slowest rule does not need them, so it starts
    // first.
    let order = rules.filter { $0 == .lowContrast } + rules.filter { $0 != .lowContrast }
    let results = concurrentMap(order.count) { number in
      guard case .theme(let check) = order[number].check else { return [ThemeRuleFinding]() }
      return check(theme)
    }
    let byRule = Dictionary(uniqueKeysWithValues: zip(order, results))
    var found: [[(rule: LintRule, diagnostic: Diagnostic)]] = sheets.map { _ in [] }
    for rule in rules {
      for finding in byRule[rule] ?? [] where theme.sheets[finding.sheetIndex].settings.isOn(rule) {
        found[finding.sheetIndex].append((rule, finding.diagnostic))
      }
    }
    let findings = concurrentMap(sheets.count) { [found] number in
      let sheet = sheets[number].sheet
      let all = sheets[number].findings + found[number]
      let comments = DisableComments(sheet.stream)
      return sorted(comments.applied(to: all, isOn: sheet.isChecked(by:)), in: sheet)
    }
    return LintReport(bySheet: findings)
  }

  /// Returns the settings of the rules for a sheet.
  private func settings(of source: StyleSource) -> LintSettings {
    var file = configuration.settings(forFile: LexicalPath(source.name))
    file.isStrict = file.isStrict || isStrict
    for (name, severity) in severities {
      let chosen = severity.flatMap { RuleSetting.Severity(rawValue: $0.rawValue) } ?? .off
      file.rules[name, default: RuleSetting()].severity = chosen
    }
    return LintSettings(vocabulary: configuration.vocabulary, fileSettings: file)
  }

  /// Returns the findings of a sheet in the order of its text, and at one position in the order of
  /// the rules.
  private func sorted(
    _ found: [(rule: LintRule, diagnostic: Diagnostic)], in sheet: LintedSheet
  ) -> [Finding] {
    if found.isEmpty { return [] }
    let stream = sheet.stream
    let topLevelRules = TopLevelRules(sheet.tree)
    return found.enumerated()
      .map { (position: stream.sortKey(of: $1.diagnostic.range.lowerBound), number: $0) }
      .sorted { ($0.position, $0.number) < ($1.position, $1.number) }
      .map { entry in
        var (rule, diagnostic) = found[entry.number]
        diagnostic.severity = sheet.settings.severity(of: diagnostic, reportedBy: rule)
        let dependency: FindingDependency =
          rule.isLocal
          ? topLevelRules.dependency(of: diagnostic.range) : rule.checksTheme ? .theme : .sheet
        return Finding(
          rule: rule, stream: stream, diagnostic: diagnostic, dependency: dependency)
      }
  }
}
