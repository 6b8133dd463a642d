// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax

/// The difference between two versions of a linted sheet.
struct SheetChange: Sendable {
  /// The old version.
  let old: LintedSheet
  /// The new version.
  let new: LintedSheet
  /// The changed top-level rules.
  let text: TextChange
  private let comparison: StructureComparison

  /// Compares a sheet with its last version, or returns `nil` if any rule may depend on the change.
  init?(from old: LintedSheet, to source: StyleSource) {
    let newRules = TopLevelRules(source.tree)
    // Generated text has no rules of its own, and namespaces change the meaning of selectors.
    guard old.isAsWritten, source.tree.stream.sourceMap == nil,
      !old.topLevelRules.hasNamespaces, !newRules.hasNamespaces
    else { return nil }
    let text = TextChange(from: old, to: source.tree, newRules)
    let new = LintedSheet(source, old.settings) { $0.invalid(after: old, text) }
    new.takeLists(from: old, text)
    (self.old, self.new, self.text) = (old, new, text)
    comparison = StructureComparison(from: old, to: new, text)
  }

  /// Whether both versions import the same sheets.
  var keepsImports: Bool { new.source.hasSameImports(as: old.source) }

  /// Returns whether the findings of a lint rule remain, apart from their positions.
  func keepsFindings(of rule: LintRule) -> Bool {
    guard case .structure(let structure) = rule.scope else { return false }
    return comparison.areEqual(structure)
  }

  /// Returns an old diagnostic at its new position, or `nil` if it may depend on the changed text.
  ///
  /// A limit is the number of a line.
  func moved(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard text.moved(diagnostic.range) != nil,
      diagnostic.fixIts.allSatisfy({ text.moved($0.range) != nil })
    else { return nil }
    return withMovedLine(diagnostic)?.moved { text.moved($0) ?? $0 }
  }

  /// Returns a diagnostic with the new number of the line that it names, or `nil` if the line is
  /// part of the change.
  func withMovedLine(_ diagnostic: Diagnostic) -> Diagnostic? {
    let bytes = text.old.bytes
    guard diagnostic.limit != 0, diagnostic.limit >= old.line(of: bytes.lowerBound) else {
      return diagnostic
    }
    guard diagnostic.limit > old.line(of: bytes.upperBound) else { return nil }
    let facts = diagnostic.facts.map { fact -> Diagnostic.Fact in
      if case .limit(let line) = fact { .limit(line + text.addedLines) } else { fact }
    }
    return diagnostic.with(range: diagnostic.range, facts: facts, fixIts: diagnostic.fixIts)
  }
}

extension SheetValues {
  /// Returns the invalid values of a version of a sheet in which some top-level rules changed.
  fileprivate func invalid(after old: LintedSheet, _ change: TextChange) -> [InvalidValue] {
    let oldRange = old.declarations.indices(of: change.old.nodes)
    let newRange = declarations.indices(of: change.new.nodes)
    let known = old.faults.values
    let before = known.prefix { $0.declaration < oldRange.lowerBound }
    let after = known.drop { $0.declaration < oldRange.upperBound }.map { value in
      InvalidValue(
        declaration: value.declaration + newRange.upperBound - oldRange.upperBound,
        diagnostic: value.diagnostic.moved(by: change.addedBytes))
    }
    let all = before + invalid(among: newRange) + after
    // Otherwise the list may be incomplete.
    return max(known.count, all.count) <= DiagnosticLog.limit ? Array(all) : invalid
  }
}

extension [LintedDeclaration] {
  /// Returns the indices of the declarations among some nodes.
  func indices(of nodes: Range<Int>) -> Range<Int> {
    let start = partitioningIndex { $0.node >= nodes.lowerBound }
    return start..<(partitioningIndex { $0.node >= nodes.upperBound })
  }
}
