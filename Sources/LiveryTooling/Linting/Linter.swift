// SPDX-License-Identifier: Apache-2.0
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
  /// What findings weigh, by the name of their rule; nil switches a rule off, and rules that are not named keep their own.
  public var severities: [String: Diagnostic.Severity?] = [:]

  /// A linter with every rule at its own severity.
  public init() {}

  /// Looks at some sheets, each for itself.
  public func report(on trees: [SyntaxTree]) -> LintReport {
    LintReport(trees.flatMap(findings))
  }

  /// What is wrong with a sheet, in the order of its text.
  private func findings(in tree: SyntaxTree) -> [Finding] {
    let sheet = LintedSheet(tree)
    let diagnostics = LintRule.all.flatMap { rule in
      rule.findings(sheet).compactMap(weighed)
    }
    // In one place the rules' own order stays.
    return diagnostics.enumerated()
      .sorted { a, b in
        (a.element.range.lowerBound, a.offset) < (b.element.range.lowerBound, b.offset)
      }
      .map { Finding(stream: tree.stream, diagnostic: $0.element) }
  }

  /// A diagnostic with the severity that holds for it; nil when its rule is off.
  private func weighed(_ diagnostic: Diagnostic) -> Diagnostic? {
    var diagnostic = diagnostic
    if let chosen = severities[diagnostic.kind.id] {
      guard let chosen else { return nil }
      diagnostic.severity = chosen
    }
    return diagnostic
  }
}
