// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
package import CSSSyntax

/// All that the cascade needs of some sheets: selectors, rules and declarations in flat arrays, made once.
///
/// Rules whose conditions depend on an environment are all here; ``ActiveRules`` says which of them hold. Values stay
/// tokens of the sources until somebody asks; then each is read once.
package final class RuleIndex: Sendable {
  /// The sheets that were given, in cascade order.
  package let sheets: [StyleSource]
  /// These sheets and those that they import, in the order in which their rules count.
  package let sources: [StyleSource]
  /// Selectors, rules and declarations, with what stands around them.
  let records: RuleRecords
  /// The functions that values may call.
  let functions: StyleFunctions
  /// The declarations of each rule with their values, as far as they were asked for.
  let blocks: DeclarationBlocks
  /// What was wrong with each of the ``sources`` when it was compiled.
  private let compileDiagnostics: [[Diagnostic]]

  /// Indexes some sheets, whose values may call some functions.
  package init(_ sheets: [StyleSource], functions: StyleFunctions = StyleFunctions()) {
    var compiler = RuleCompiler(sheets)
    for sheet in sheets { compiler.compile(sheet, in: RuleContext(origin: sheet.origin)) }
    self.sheets = sheets
    sources = compiler.sources
    records = compiler.records
    blocks = DeclarationBlocks(count: compiler.records.rules.count)
    compileDiagnostics = compiler.diagnostics
    self.functions = functions
  }

  /// The index of the same sheets with other functions: only values that were read are to be read again.
  init(_ index: RuleIndex, functions: StyleFunctions) {
    sheets = index.sheets
    sources = index.sources
    records = index.records
    blocks = DeclarationBlocks(count: index.records.rules.count)
    compileDiagnostics = index.compileDiagnostics
    self.functions = functions
  }
}

extension RuleIndex {
  /// What is wrong with each of the ``sources``: its syntax, its selectors and its at-rules, in the order of the text.
  ///
  /// - Complexity: linear in the sizes of all `@keyframes` rules, whose blocks are read for it.
  package var diagnostics: [[Diagnostic]] {
    var all = compileDiagnostics
    var logs: [Int: DiagnosticLog] = [:]
    for record in records.keyframes {
      _ = record.rule.keyframes(log: &logs[record.rule.source, default: DiagnosticLog()])
    }
    for (source, log) in logs where !log.diagnostics.isEmpty {
      all[source] = (all[source] + log.diagnostics)
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    return all
  }

  /// Every name that a selector or a custom property uses.
  package var names: AtomTable { records.names }
  /// The selectors of all rules.
  package var selectors: SelectorTable { records.selectors }
  /// The rules, in order of appearance over all sheets.
  package var rules: [StyleRuleRecord] { records.rules }
  /// The declarations of all rules, each rule's in a run.
  package var declarations: [DeclarationRecord] { records.declarations }
}

/// One style rule, or one run of declarations of it where nested rules stand between them.
package struct StyleRuleRecord: Sendable {
  /// The index of the sheet.
  package let source: UInt32
  /// The index of the rule's node in the sheet's tree.
  package let node: UInt32
  /// The rule's selectors in the ``RuleIndex/selectors``.
  package let selectors: Range<UInt32>
  /// The rule's declarations in the ``RuleIndex/declarations``.
  package internal(set) var declarations: Range<UInt32>
}
