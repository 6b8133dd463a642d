// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A check of a sheet that was edited after an earlier check.
///
/// Lint rules about single top-level rules check only the changed ones. They check a copy of the
/// text with spaces in place of all other rules, so that offsets and lines remain.
struct PartialCheck: Sendable {
  private let change: SheetChange
  /// The old diagnostics of each lint rule.
  private let old: [LintRule: [Diagnostic]]
  /// The diagnostics in unchanged top-level rules at their new positions, by lint rule.
  private let kept: [LintRule: [Diagnostic]]
  /// The copy with the top-level rules to check, or `nil` if there are none.
  private let part: LintedSheet?

  /// Prepares a check, or returns `nil` if an old finding belongs to no top-level rule.
  init?(of change: SheetChange, after checked: CheckedSheet) {
    self.change = change
    old = checked.findings.reduce(into: [:]) { $0[$1.rule, default: []].append($1.diagnostic) }
    var local = LocalFindings(change)
    for (rule, diagnostics) in old where rule.isAboutSingleRules {
      for diagnostic in diagnostics {
        guard local.add(diagnostic, of: rule) else { return nil }
      }
    }
    guard local.addStyleQuery() else { return nil }
    kept = local.kept
    let ranges = local.checkedRanges
    part = ranges.isEmpty ? nil : change.new.blanked(except: ranges)
    if part == nil, !ranges.isEmpty { return nil }
  }

  /// Returns the diagnostics of a lint rule in the new version.
  ///
  /// - Parameters:
  ///   - rule: The lint rule.
  ///   - check: The function of the rule that checks a sheet.
  /// - Returns: The diagnostics, in the order of detection within each top-level rule.
  func diagnostics(of rule: LintRule, check: (LintedSheet) -> [Diagnostic]) -> [Diagnostic] {
    if rule.isAboutSingleRules {
      let found = part.map(check) ?? []
      let all = (kept[rule] ?? []) + found
      // A full log contains only the first diagnostics of the whole sheet.
      let count = max(all.count, old[rule]?.count ?? 0)
      let isComplete = count < DiagnosticLog.limit && found.allSatisfy(isInSingleRule)
      return isComplete ? all : check(change.new)
    }
    guard change.keepsFindings(of: rule) else { return check(change.new) }
    let moved = (old[rule] ?? []).map(change.moved)
    return moved.contains(nil) ? check(change.new) : moved.compactMap(\.self)
  }

  private func isInSingleRule(_ diagnostic: Diagnostic) -> Bool {
    change.new.topLevelRules.index(around: diagnostic) != nil
  }
}

/// The findings of lint rules about single top-level rules after a change.
private struct LocalFindings {
  private let change: SheetChange
  /// The findings in unchanged top-level rules, with the old indices of these rules.
  private var findings: [(rule: LintRule, diagnostic: Diagnostic, topLevelRule: Int)] = []
  /// The old indices of unchanged top-level rules to check nevertheless.
  private var rechecked: Set<Int> = []

  init(_ change: SheetChange) { self.change = change }

  /// Adds an old finding, and returns whether it is in a single top-level rule.
  mutating func add(_ diagnostic: Diagnostic, of rule: LintRule) -> Bool {
    guard let index = change.old.topLevelRules.index(around: diagnostic) else { return false }
    if change.text.old.rules.contains(index) { return true }
    // By definition, a finding about a single rule names no line.
    if rule.isLocal {
      findings.append((rule, diagnostic, index))
    } else if let diagnostic = change.withMovedLine(diagnostic) {
      findings.append((rule, diagnostic, index))
    } else {
      rechecked.insert(index)
    }
    return true
  }

  /// Adds the rule with the first style query to the rules to check, because other rules ask
  /// whether the sheet has any.
  ///
  /// - Returns: Whether the sheet has style queries in both versions or in neither of them.
  mutating func addStyleQuery() -> Bool {
    guard change.old.hasStyleQueries == change.new.hasStyleQueries else { return false }
    guard let token = change.new.firstStyleQuery else { return true }
    let range = change.new.stream.range(of: token)
    guard let index = change.new.topLevelRules.index(around: range) else { return false }
    if index < change.text.new.rules.lowerBound {
      rechecked.insert(index)
    } else if index >= change.text.new.rules.upperBound {
      rechecked.insert(index - change.text.addedRules)
    }
    return true
  }

  /// The diagnostics to keep at their new positions, by lint rule.
  var kept: [LintRule: [Diagnostic]] {
    var kept: [LintRule: [Diagnostic]] = [:]
    for (rule, diagnostic, index) in findings where !rechecked.contains(index) {
      kept[rule, default: []].append(
        index < change.text.old.rules.lowerBound
          ? diagnostic : diagnostic.moved(by: change.text.addedBytes))
    }
    return kept
  }

  /// The byte ranges of the top-level rules to check, in the new text.
  var checkedRanges: [Range<Int>] {
    let text = change.text
    let others = rechecked.map { $0 < text.old.rules.lowerBound ? $0 : $0 + text.addedRules }
    return (Array(text.new.rules) + others).map { change.new.topLevelRules.ranges[$0] }
  }
}

extension LintRule {
  /// Whether the lint rule checks sheets, and a finding depends only on the top-level rule around
  /// it.
  fileprivate var isAboutSingleRules: Bool {
    switch (check, scope) {
    case (.sheet, .rule), (.sheet, .ruleAndLines): true
    default: false
    }
  }
}

extension TopLevelRules {
  /// Returns the index of the rule that contains a diagnostic with its fixes, or `nil` if there is
  /// none.
  fileprivate func index(around diagnostic: Diagnostic) -> Int? {
    guard let index = index(around: diagnostic.range),
      diagnostic.fixIts.allSatisfy({ ranges[index].contains($0.range) })
    else { return nil }
    return index
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}
