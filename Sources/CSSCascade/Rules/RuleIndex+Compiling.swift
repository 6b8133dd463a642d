// SPDX-License-Identifier: Apache-2.0

extension RuleIndex {
  /// Indexes some sheets, whose values may call some functions.
  package convenience init(
    _ sheets: [StyleSource], functions: StyleFunctions = StyleFunctions()
  ) {
    self.init(sheets, with: RuleCompiler(sheets), functions: functions)
  }

  /// Indexes the sheets of another index with some after them, of which alone the rules are compiled.
  package convenience init(_ index: RuleIndex, adding sheets: [StyleSource]) {
    let index = index.whole
    let base = RuleCompiler.Base(
      records: index.records, sources: index.sources, reports: index.reports)
    self.init(
      index.sheets + sheets, with: RuleCompiler(sheets, after: base), functions: index.functions)
  }

  /// Indexes some sheets like ``init(_:functions:)``, but takes the rules of the first one as they were compiled, if they were.
  convenience init(stacking sheets: [StyleSource], functions: StyleFunctions) {
    guard let first = sheets.first, let known = first.compiledBase else {
      self.init(sheets, functions: functions)
      return
    }
    let added = sheets.dropFirst()
    var compiled = known.rules
    compiled.isExtended = !added.isEmpty
    if compiled.isExtended { compiled.inputs = [] }
    let base = RuleCompiler.Base(
      records: known.records, sources: [first], reports: [CompileReport()])
    self.init(
      sheets, with: RuleCompiler(added, after: base), compiled: compiled, functions: functions)
  }
}
