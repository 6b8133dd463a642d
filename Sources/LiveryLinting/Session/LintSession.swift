// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSyntax

/// A linter that keeps the results of its last report, for programs that lint a theme after every
/// keystroke.
///
/// ```swift
/// var session = LintSession(Linter())
/// session.report(on: [SyntaxTree(parsing: "a { colour: red }", name: "a.css")]).findings.count    // 1
/// session.report(on: [SyntaxTree(parsing: "a { color: red }", name: "a.css")]).findings.count     // 0
/// ```
///
/// Each report equals that of ``Linter/report(on:)``. A sheet is compared with the last sheet of the
/// same name, and only what may depend on the changed rules is checked again.
package struct LintSession: Sendable {
  /// The linter.
  package let linter: Linter
  /// The sheets of the last report, each checked by itself.
  private var sheets: [CheckedSheet] = []
  /// The findings of the lint rules that check all sheets, in the last report.
  private var themeFindings: [LintRule: [ThemeRuleFinding]] = [:]
  /// The other results of the last report.
  private var memory = ThemeMemory()

  /// Creates a session of a linter.
  package init(_ linter: Linter) { self.linter = linter }

  /// Lints the sheets of a theme, in cascade order.
  package mutating func report(on sources: [StyleSource]) -> LintReport {
    let isUnique = Set(sources.map(\.name)).count == sources.count
    let known = isUnique ? sheets : []
    let checked = concurrentMap(sources.count) { [linter] number in
      let source = sources[number]
      let old = known.first { $0.sheet.source.name == source.name }
      return linter.checked(source, after: old)
    }
    let change = LintedThemeChange(from: known.map(\.sheet), to: checked)
    sheets = checked.map(\.sheet)
    let theme = LintedTheme(
      sheets.map(\.sheet), for: linter, after: ThemeHistory(memory: memory, change: change))
    themeFindings = linter.findings(in: theme) { [themeFindings] rule, check in
      themeFindings[rule].flatMap { theme.moved($0, of: rule) } ?? check(theme)
    }
    memory = theme.memory
    return linter.report(on: sheets, themeFindings)
  }

  /// Lints sheets without a folder, whose `@import` rules load nothing.
  package mutating func report(on trees: [SyntaxTree]) -> LintReport {
    report(on: trees.map { StyleSource($0, name: $0.stream.name) })
  }
}

extension Linter {
  /// Checks a sheet by itself.
  ///
  /// - Parameters:
  ///   - source: The sheet.
  ///   - old: The last version of the sheet, or `nil` if there is none.
  /// - Returns: The checked sheet, and the difference from the last version if it is known.
  fileprivate func checked(
    _ source: StyleSource, after old: CheckedSheet?
  ) -> (sheet: CheckedSheet, change: SheetChange?) {
    guard let old else { return (checked(source), nil) }
    if source.hasSameFindings(as: old.sheet.source) { return (old, nil) }
    guard let change = SheetChange(from: old.sheet, to: source) else {
      return (checked(source), nil)
    }
    let partial = PartialCheck(of: change, after: old)
    let checked = checked(change.new) { rule, check in
      partial?.diagnostics(of: rule, check: check) ?? check(change.new)
    }
    return (checked, change)
  }
}
