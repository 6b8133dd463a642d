// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryLinting

/// The lint reports of the themes of a project.
struct ProjectReports {
  private var reports: [[String]: (sources: [StyleSource], report: LintReport)] = [:]

  /// Returns the report on the sheets of a theme.
  mutating func report(on sheets: [ThemeSheet], by linter: Linter) -> LintReport {
    linter.report(on: sheets.map(\.source))
  }
}
