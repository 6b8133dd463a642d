// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax

/// Finds what is wrong with sheets.
///
/// ```swift
/// var linter = Linter()
/// linter.severities["unknown-property"] = .error
/// let report = linter.report(on: [SyntaxTree(parsing: "a { colour: red }", name: "a.css")])
/// report.findings[0].diagnostic.message    // unknown property 'colour'; did you mean 'color'?
/// ```
public struct Linter: Sendable {
  /// What findings weigh, by the name of their rule; nil switches a rule off, and rules that
  /// are not named keep their own.
  public var severities: [String: Diagnostic.Severity?] = [:]

  /// A linter with every rule at its own severity.
  public init() {}

  /// Looks at some sheets, each for itself; what they import is looked for where they have a loader, and not looked at.
  public func report(on sources: [StyleSource]) -> LintReport {
    LintReport(sources.flatMap(findings))
  }

  /// Looks at some sheets that stand in no folder, each for itself: an `@import` leads nowhere.
  public func report(on trees: [SyntaxTree]) -> LintReport {
    report(on: trees.map { StyleSource($0, name: $0.stream.name) })
  }

  /// What is wrong with a sheet, in the order of its text.
  private func findings(in source: StyleSource) -> [Finding] {
    let sheet = LintedSheet(source)
    let stream = source.tree.stream
    let diagnostics = LintRule.all.flatMap { rule in
      rule.findings(sheet).compactMap(weighed)
    }
    // In one place the rules' own order stays.
    return diagnostics.enumerated()
      .map { (place: stream.order(of: $0.element.range.lowerBound), number: $0.offset) }
      .sorted { ($0.place, $0.number) < ($1.place, $1.number) }
      .map { Finding(stream: stream, diagnostic: diagnostics[$0.number]) }
  }

  /// A diagnostic with the severity that holds for it; nil when its rule is off.
  private func weighed(_ diagnostic: Diagnostic) -> Diagnostic? {
    var diagnostic = diagnostic
    if diagnostic.isAboutVendors { diagnostic.severity = .warning }
    if let chosen = severities[diagnostic.kind.id] {
      guard let chosen else { return nil }
      diagnostic.severity = chosen
    }
    return diagnostic
  }
}
