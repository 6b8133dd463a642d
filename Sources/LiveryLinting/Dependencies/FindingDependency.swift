// SPDX-License-Identifier: Apache-2.0

/// The part of a theme that a finding depends on: while this part does not change, neither does the
/// finding.
///
/// A program that keeps findings while a text changes, such as a language server, checks again only
/// those whose part has changed.
///
/// ```swift
/// let report = Linter().report(on: [SyntaxTree(parsing: "a { color: #12 } b { top: 0 }")])
/// report.findings[0].dependency    // .rules([0..<16])
/// ```
///
/// Comments that disable rules, and the limit on the number of findings, are no part of it: they
/// apply to findings of all parts together.
package enum FindingDependency: Sendable, Hashable {
  /// Top-level rules of the sheet, by their byte ranges in ascending order: the rule around the
  /// finding, and each `@namespace`.
  case rules([Range<Int>])
  /// The sheet of the finding, with the sheets that it imports.
  case sheet
  /// All sheets of the theme, and the trees of the program.
  case theme
}
