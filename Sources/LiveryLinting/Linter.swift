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
    let sheet = LintedSheet(source, settings(of: source))
    return checked(sheet) { _, check in check(sheet) }
  }

  /// Checks the theme of some sheets that were each checked by themselves.
  package func report(on sheets: [CheckedSheet]) -> LintReport {
    let theme = LintedTheme(sheets.map(\.sheet), for: self)
    return report(on: sheets, findings(in: theme) { _, check in check(theme) })
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
}
