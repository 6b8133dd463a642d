// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A problem in a sheet, with the rule that reports it.
public struct Finding: Sendable {
  /// The rule that reports the problem.
  public let rule: LintRule
  /// The token stream of the sheet.
  public let stream: TokenStream
  /// The diagnostic, with the severity that the linter assigns according to its configuration.
  public let diagnostic: Diagnostic
  /// The part of the theme that the finding depends on.
  ///
  /// While this part does not change, a program may keep the finding and need not check again.
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

/// A finding of a rule that checks a whole theme, before the linter assigns a severity.
struct ThemeRuleFinding: Sendable {
  /// The index of the finding's sheet in the theme.
  let sheetIndex: Int
  /// The diagnostic, with its default severity.
  let diagnostic: Diagnostic

  /// Creates a finding in the sheet at an index of the theme.
  init(inSheet sheetIndex: Int, _ diagnostic: Diagnostic) {
    self.sheetIndex = sheetIndex
    self.diagnostic = diagnostic
  }
}
