// SPDX-License-Identifier: Apache-2.0
import CSSCollections
package import CSSSelectors
package import CSSStorage
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
  /// The names of the rules, which the trees that they style share.
  let sharedNames: SheetNames
  /// The declarations of the rules with their values, as far as they were asked for.
  let readDeclarations: ReadDeclarations
  /// The compiler's report about each of the ``sources``; none in the index of a compiled theme with faults.
  let reports: [CompileReport]
  /// The first rules, if they come from a compiled theme.
  private let compiled: CompiledRules?
  private let filing: RuleFiling
  private let parsed = ComputedOnce<RuleIndex>()

  /// Creates the index of sheets with the records that a compiler has made of them.
  init(
    _ sheets: [StyleSource], with compiler: RuleCompiler, compiled: CompiledRules? = nil,
    functions: StyleFunctions
  ) {
    self.sheets = sheets
    sources = compiler.sources
    records = compiler.records
    sharedNames = SheetNames(compiler.records.names)
    readDeclarations = ReadDeclarations(ruleCount: compiler.records.rules.count)
    reports = compiler.reports
    self.functions = functions
    self.compiled = compiled
    filing = RuleFiling()
  }

  /// The index of a compiled theme.
  init(
    _ records: RuleRecords, filed: FiledRules, sheets: [StyleSource], compiled: CompiledRules
  ) {
    self.sheets = sheets
    sources = sheets
    self.records = records
    sharedNames = SheetNames(records.names)
    readDeclarations = ReadDeclarations(ruleCount: records.rules.count)
    reports = compiled.isFaultless ? [CompileReport()] : []
    functions = StyleFunctions()
    self.compiled = compiled
    filing = RuleFiling(filed)
  }

  /// The index of the same sheets with other functions: only values that were read are to be read again.
  init(_ index: RuleIndex, functions: StyleFunctions) {
    sheets = index.sheets
    sources = index.sources
    records = index.records
    sharedNames = index.sharedNames
    readDeclarations = ReadDeclarations(ruleCount: index.records.rules.count)
    reports = index.reports
    self.functions = functions
    compiled = index.compiled
    filing = index.filing
  }
}

extension RuleIndex {
  /// Whether all rules come from a compiled theme.
  var isCompiled: Bool { compiled?.isExtended == false }

  /// The files that a compiled theme was made from, as far as it notes them.
  var inputs: [CompiledInput] { compiled?.inputs ?? [] }

  /// All rules by what an element must have, filed by the first who asks.
  var filedRules: FiledRules { filing.rules(of: records) }

  /// The index with the declarations and the place of every rule: that of a compiled theme is made of the sheets' texts by
  /// the first who asks.
  package var whole: RuleIndex {
    if compiled == nil { return self }
    return parsed.value { RuleIndex(sheets, functions: functions) }
  }

  /// The index whose diagnostics are complete: that of a compiled theme with faults is made of the sheets' texts.
  var diagnosed: RuleIndex { compiled?.isFaultless == false ? whole : self }

  /// The declarations of a rule, read by the first who asks.
  func block(of rule: Int) -> DeclarationBlock {
    readDeclarations.blocks.block(of: rule) {
      let record = rules[rule]
      if let compiled, rule < compiled.count {
        return compiled.texts.block(of: record, names: names, in: readDeclarations.values)
      }
      let range = Int(record.declarations.lowerBound)..<Int(record.declarations.upperBound)
      return DeclarationBlock(
        declarations[range], of: sources[Int(record.source)].tree, names: names,
        in: readDeclarations.values)
    }
  }

  /// The bytes of a rule's declarations in the text of its sheet.
  func body(of rule: StyleRuleRecord) -> Range<UInt32> {
    let nodes = declarations[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)]
    guard let first = nodes.first, let last = nodes.last else { return 0..<0 }
    let tree = sources[Int(rule.source)].tree
    let tokens = tree.stream.tokens
    let (start, end) = (tree.nodes[Int(first.node)].first, tree.nodes[Int(last.node)].end)
    return tokens[Int(start)].start..<tokens[Int(end)].start
  }

  /// What is wrong with each of the ``sources``: its syntax, its selectors and its at-rules, in the order of the text.
  ///
  /// - Complexity: linear in the sizes of all `@keyframes` rules, whose blocks are read for it.
  package var diagnostics: [[Diagnostic]] {
    var all = reports.map(\.diagnostics)
    var logs: [Int: DiagnosticLog] = [:]
    for record in records.definitions.keyframes {
      _ = record.rule.keyframes(log: &logs[record.rule.source, default: DiagnosticLog()])
    }
    for (source, log) in logs where !log.diagnostics.isEmpty {
      all[source] = (all[source] + log.diagnostics)
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    return all
  }

  /// The nodes of the rules of a source whose blocks the compiler skipped, in ascending order: style rules with invalid
  /// selectors, and at-rules without style rules in effect.
  package func skippedNodes(ofSource number: Int) -> [UInt32] {
    number < reports.count ? reports[number].skippedNodes : []
  }

  /// Every name that a selector or a custom property uses.
  package var names: AtomTable { records.names }
  /// The selectors of all rules.
  package var selectors: SelectorTable { records.selectors }
  /// The rules, in order of appearance over all sheets.
  package var rules: RecordArray<StyleRuleRecord> { records.rules }
  /// The declarations of all rules, each rule's in a run.
  package var declarations: [DeclarationRecord] { records.declarations }
}

/// One style rule, or one run of declarations of it where nested rules stand between them.
package struct StyleRuleRecord: Sendable, BitwiseCopyable {
  /// The index of the sheet.
  package let source: UInt32
  /// The index of the rule's node in the sheet's tree.
  package let node: UInt32
  let selectorRange: RecordRange
  let declarationRange: RecordRange

  /// A rule.
  init(source: UInt32, node: UInt32, selectors: Range<UInt32>, declarations: Range<UInt32>) {
    (self.source, self.node) = (source, node)
    selectorRange = RecordRange(selectors)
    declarationRange = RecordRange(declarations)
  }

  /// The indices of the rule's selectors in the ``RuleIndex/selectors``.
  package var selectors: Range<UInt32> { selectorRange.indices }
  /// The rule's declarations: a range of the ``RuleIndex/declarations``, or, in the index of a compiled theme, their
  /// bytes in the sheet's text.
  package var declarations: Range<UInt32> { declarationRange.indices }
}
