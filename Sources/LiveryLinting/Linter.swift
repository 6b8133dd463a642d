// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax
package import CSSValues

/// Finds what is wrong with the sheets of a theme.
///
/// ```swift
/// var linter = Linter()
/// linter.severities["unknown-property"] = .warning
/// let report = linter.report(on: [SyntaxTree(parsing: "a { colour: red }", name: "a.css")])
/// report.findings[0].diagnostic.message    // unknown property 'colour'; did you mean 'color'?
/// ```
public struct Linter: Sendable {
  /// What the project says of its lint and of its program.
  public var configuration = LintConfiguration()
  /// What findings weigh, by the name of their rule, whatever the configuration says; nil switches a rule off.
  package var severities: [String: Diagnostic.Severity?] = [:]
  /// Whether the rules of style are on that nobody names, whatever the configuration says.
  public var isStrict = false

  /// The environment in which styles are computed; its color scheme counts for nothing beside ``colorSchemes``.
  public var environment = StyleEnvironment()
  /// The color schemes in which styles are computed, and that are compared with each other.
  package var colorSchemes = CSSColorScheme.allCases

  /// The names of the sheets from which Swift is generated: the program may read each of their variables.
  package var generatedSheets: Set<String> = []

  /// The elements that the program shows: a rule that matches none of them, whatever its state, is unused.
  public var trees: [StyleElement] = []

  /// A linter that is configured.
  public init(_ configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
  }

  /// A linter with nothing on but some rules.
  package init(_ rules: [LintRule]) {
    for rule in LintRule.all { severities[rule.name] = .some(nil) }
    for rule in rules { severities[rule.name] = rule.severity }
  }

  /// Looks at some sheets, which are laid over each other in their order.
  ///
  /// What they import is looked for where they have a loader, counts for the theme, and is not looked at for itself.
  public func report(on sources: [StyleSource]) -> LintReport {
    report(on: sources.map(checked))
  }

  /// Looks at some sheets that stand in no folder: an `@import` leads nowhere.
  public func report(on trees: [SyntaxTree]) -> LintReport {
    report(on: trees.map { StyleSource($0, name: $0.stream.name) })
  }
}

extension Linter {
  /// Looks at a sheet for itself.
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
      // In the order of the sheet: that of a set differs from run to run.
      case .kinds(let kinds):
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

  /// Looks at some sheets together that were looked at before, each for itself.
  package func report(on sheets: [CheckedSheet]) -> LintReport {
    let theme = LintedTheme(sheets.map(\.sheet), for: self)
    let rules = LintRule.all.filter { rule in
      rule.looksAtTheme && theme.sheets.contains { $0.settings.isOn(rule) }
    }
    // Most rules wait for the names of the theme: meanwhile the one begins that takes longest, and needs none.
    let order = rules.filter { $0 == .lowContrast } + rules.filter { $0 != .lowContrast }
    let results = concurrentMap(order.count) { number in
      guard case .theme(let check) = order[number].check else { return [SheetFinding]() }
      return check(theme)
    }
    let byRule = Dictionary(uniqueKeysWithValues: zip(order, results))
    var found: [[(rule: LintRule, diagnostic: Diagnostic)]] = sheets.map { _ in [] }
    for rule in rules {
      for finding in byRule[rule] ?? [] where theme.sheets[finding.sheet].settings.isOn(rule) {
        found[finding.sheet].append((rule, finding.diagnostic))
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

  /// What rules know when they look at a sheet.
  private func settings(of source: StyleSource) -> LintSettings {
    var file = configuration.settings(forFile: LexicalPath(source.name))
    file.isStrict = file.isStrict || isStrict
    for (name, severity) in severities {
      let chosen = severity.flatMap { RuleSetting.Severity(rawValue: $0.rawValue) } ?? .off
      file.rules[name, default: RuleSetting()].severity = chosen
    }
    return LintSettings(vocabulary: configuration.vocabulary, file: file)
  }

  /// The findings of a sheet in the order of its text; those in one place in the order of the rules.
  private func sorted(
    _ found: [(rule: LintRule, diagnostic: Diagnostic)], in sheet: LintedSheet
  ) -> [Finding] {
    if found.isEmpty { return [] }
    let stream = sheet.stream
    let outermost = OutermostRules(sheet.tree)
    return found.enumerated()
      .map { (place: stream.order(of: $1.diagnostic.range.lowerBound), number: $0) }
      .sorted { ($0.place, $0.number) < ($1.place, $1.number) }
      .map { entry in
        var (rule, diagnostic) = found[entry.number]
        diagnostic.severity = sheet.settings.severity(of: rule, diagnostic)
        let dependency: FindingDependency =
          rule.isLocal
          ? outermost.dependency(of: diagnostic.range) : rule.looksAtTheme ? .theme : .sheet
        return Finding(
          rule: rule, stream: stream, diagnostic: diagnostic, dependency: dependency)
      }
  }
}
