// SPDX-License-Identifier: Apache-2.0
import CSSCollections
package import CSSSelectors
package import CSSStorage
package import CSSSyntax

/// The selectors, rules and declarations of some sheets in arrays, compiled once for the cascade.
///
/// The index contains all rules, also those whose conditions depend on an environment.
/// ``CascadeData`` selects those that apply. Values remain tokens of the sources until their first
/// use, and each is parsed once.
package final class RuleIndex: Sendable {
  /// The sheets in cascade order.
  package let sheets: [StyleSource]
  /// The sheets and those that they import, in cascade order.
  package let sources: [StyleSource]
  /// The selectors, rules and declarations, with their contexts.
  let records: RuleRecords
  /// The functions that values may call.
  let functions: StyleFunctions
  /// The names of the rules, shared by the trees that they style.
  let sharedNames: TreeNames
  /// The declarations of the rules with their values, parsed on demand.
  let parsedDeclarations: ParsedDeclarations
  /// The compiler's report about each of the ``sources``.
  ///
  /// Empty in the index of a compiled theme with errors.
  let reports: [CompileReport]
  /// The leading rules, if they come from a compiled theme.
  private let compiled: CompiledRules?
  private let lazySelectorMap: LazySelectorMap
  private let parsed = ComputedOnce<RuleIndex>()

  /// Creates the index of sheets with the records of a compiler.
  init(
    _ sheets: [StyleSource], with compiler: RuleCompiler, compiled: CompiledRules? = nil,
    functions: StyleFunctions
  ) {
    self.sheets = sheets
    sources = compiler.sources
    records = compiler.records
    sharedNames = TreeNames(compiler.records.names)
    parsedDeclarations = ParsedDeclarations(ruleCount: compiler.records.rules.count)
    reports = compiler.reports
    self.functions = functions
    self.compiled = compiled
    lazySelectorMap = LazySelectorMap()
  }

  /// Creates the index of a compiled theme.
  init(
    _ records: RuleRecords, selectorMap: RuleSelectorMap, sheets: [StyleSource],
    compiled: CompiledRules
  ) {
    self.sheets = sheets
    sources = sheets
    self.records = records
    sharedNames = TreeNames(records.names)
    parsedDeclarations = ParsedDeclarations(ruleCount: records.rules.count)
    reports = compiled.hasNoDiagnostics ? [CompileReport()] : []
    functions = StyleFunctions()
    self.compiled = compiled
    lazySelectorMap = LazySelectorMap(selectorMap)
  }

  /// Creates the index of the same sheets with other functions.
  ///
  /// Only values that were already parsed are parsed again.
  init(_ index: RuleIndex, functions: StyleFunctions) {
    sheets = index.sheets
    sources = index.sources
    records = index.records
    sharedNames = index.sharedNames
    parsedDeclarations = ParsedDeclarations(ruleCount: index.records.rules.count)
    reports = index.reports
    self.functions = functions
    compiled = index.compiled
    lazySelectorMap = index.lazySelectorMap
  }
}

extension RuleIndex {
  /// Whether all rules come from a compiled theme.
  var isCompiled: Bool { compiled?.isExtended == false }

  /// The recorded input files of a compiled theme.
  var inputs: [CompiledInput] { compiled?.inputs ?? [] }

  /// The texts of the sheets and of their imports as input files, by their names.
  var textInputs: [CompiledInput] {
    if isCompiled, let texts = compiled?.texts {
      return texts.sources.map { source in
        let content = CompiledInput.Content(of: texts.texts[source.text].bytes)
        return CompiledInput(path: source.name, content: content)
      }
    }
    return sources.map { source in
      let stream = source.tree.stream
      let bytes = UnsafeRawBufferPointer(start: stream.bytes, count: stream.byteCount)
      defer { withExtendedLifetime(stream) {} }
      return CompiledInput(path: source.name, content: CompiledInput.Content(of: bytes))
    }
  }

  /// The selector map of all rules, created on first use.
  var selectorMap: RuleSelectorMap { lazySelectorMap.rules(of: records) }

  /// The index with the declarations and the location of each rule.
  ///
  /// For a compiled theme it is compiled from the sheets' texts on first use.
  package var fullyParsed: RuleIndex {
    if compiled == nil { return self }
    return parsed.value { RuleIndex(sheets, functions: functions) }
  }

  /// The index with complete diagnostics.
  ///
  /// For a compiled theme with errors it is compiled from the sheets' texts.
  var withDiagnostics: RuleIndex { compiled?.hasNoDiagnostics == false ? fullyParsed : self }

  /// Returns a number that rules with the same layer, conditions and scope have in common.
  package func contextNumber(ofRule rule: Int) -> Int {
    let contexts = records.contexts
    let context = contexts.distinct[contexts.number(ofRule: rule)]
    return contexts.distinct.firstIndex(of: context) ?? 0
  }

  /// Returns the declarations of a rule, parsed on first use.
  func block(of rule: Int) -> DeclarationBlock {
    parsedDeclarations.blocks.block(of: rule) {
      let record = rules[rule]
      if let compiled, rule < compiled.count {
        return compiled.texts.block(of: record, names: names, in: parsedDeclarations.values)
      }
      let range = Int(record.declarations.lowerBound)..<Int(record.declarations.upperBound)
      return DeclarationBlock(
        declarations[range], of: sources[Int(record.source)].tree, names: names,
        in: parsedDeclarations.values)
    }
  }

  /// Returns the byte range of a rule's declarations in the text of its sheet.
  func body(of rule: StyleRuleRecord) -> Range<UInt32> {
    let nodes = declarations[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)]
    guard let first = nodes.first, let last = nodes.last else { return 0..<0 }
    let tree = sources[Int(rule.source)].tree
    let tokens = tree.stream.tokens
    let (start, end) = (tree.nodes[Int(first.node)].first, tree.nodes[Int(last.node)].end)
    return tokens[Int(start)].start..<tokens[Int(end)].start
  }

  /// The diagnostics of each of the ``sources``, in source order: its syntax, its selectors and its
  /// at-rules.
  ///
  /// - Complexity: Linear in the size of all `@keyframes` rules, because their blocks are parsed.
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

  /// Returns the nodes of the skipped rules of a source, ascending.
  ///
  /// These are style rules with invalid selectors, and at-rules that contribute no style rules.
  package func skippedNodes(ofSource number: Int) -> [UInt32] {
    number < reports.count ? reports[number].skippedNodes : []
  }

  /// The names in selectors and custom properties.
  package var names: AtomTable { records.names }
  /// The selectors of all rules.
  package var selectors: SelectorTable { records.selectors }
  /// The rules, in order of appearance in all sheets.
  package var rules: RecordArray<StyleRuleRecord> { records.rules }
  /// The declarations of all rules, contiguous for each rule.
  package var declarations: [DeclarationRecord] { records.declarations }
}

/// A style rule, or a run of its declarations between nested rules.
package struct StyleRuleRecord: Sendable, BitwiseCopyable {
  /// The index of the sheet.
  package let source: UInt32
  /// The index of the rule's node in the sheet's tree.
  package let node: UInt32
  let selectorRange: RecordRange
  let declarationRange: RecordRange

  /// Creates a record of a rule.
  init(source: UInt32, node: UInt32, selectors: Range<UInt32>, declarations: Range<UInt32>) {
    (self.source, self.node) = (source, node)
    selectorRange = RecordRange(selectors)
    declarationRange = RecordRange(declarations)
  }

  /// The indices of the rule's selectors in the ``RuleIndex/selectors``.
  package var selectors: Range<UInt32> { selectorRange.indices }
  /// The rule's declarations.
  ///
  /// This is a range of the ``RuleIndex/declarations``. In the index of a compiled theme, it is the
  /// byte range in the sheet's text.
  package var declarations: Range<UInt32> { declarationRange.indices }
}
