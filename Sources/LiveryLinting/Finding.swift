// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Something that is wrong with a sheet, the sheet, and the rule that says so.
public struct Finding: Sendable {
  /// The rule.
  public let rule: LintRule
  /// The sheet's text.
  public let stream: TokenStream
  /// What is wrong, with the severity that the linter gives it.
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

/// What a rule found that looks at a whole theme: the number of the sheet in the theme, and what is wrong there.
struct SheetFinding: Sendable {
  let sheet: Int
  let diagnostic: Diagnostic

  init(_ sheet: Int, _ diagnostic: Diagnostic) {
    self.sheet = sheet
    self.diagnostic = diagnostic
  }
}
