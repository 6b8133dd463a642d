// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A problem in a sheet, with the rule that reports it.
public struct Finding: Sendable {
  /// The rule that reports the problem.
  public let rule: LintRule
  /// The token stream of the sheet.
  public let stream: TokenStream
  /// The diagnostic, with the severity that the linter assigns.
  public let diagnostic: Diagnostic
  /// The part of the theme that the finding depends on.
  package let dependency: FindingDependency

  /// Creates a finding.
  package init(
    rule: LintRule, stream: TokenStream, diagnostic: Diagnostic,
    dependency: FindingDependency = .theme
  ) {
    self.rule = rule
    self.stream = stream
    self.diagnostic = diagnostic
    self.dependency = dependency
  }
}

/// A finding of a rule that checks a whole theme, with the index of its sheet.
struct SheetFinding: Sendable {
  let sheet: Int
  let diagnostic: Diagnostic

  init(_ sheet: Int, _ diagnostic: Diagnostic) {
    self.sheet = sheet
    self.diagnostic = diagnostic
  }
}
