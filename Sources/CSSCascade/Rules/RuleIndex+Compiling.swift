// SPDX-License-Identifier: Apache-2.0

extension RuleIndex {
  /// Creates the index of some sheets, whose values may call functions.
  package convenience init(
    _ sheets: [StyleSource], functions: StyleFunctions = StyleFunctions()
  ) {
    self.init(sheets, with: RuleCompiler(sheets), functions: functions)
  }

  /// Creates the index of another index's sheets and additional ones.
  ///
  /// Only the rules of the additional sheets are compiled.
  package convenience init(_ index: RuleIndex, adding sheets: [StyleSource]) {
    let index = index.fullyParsed
    let base = RuleCompiler.Base(
      records: index.records, sources: index.sources, reports: index.reports)
    self.init(
      index.sheets + sheets, with: RuleCompiler(sheets, after: base), functions: index.functions)
  }

  /// Creates the index of some sheets like ``init(_:functions:)``, but reuses the compiled rules of
  /// the first sheet if there are any.
  convenience init(stacking sheets: [StyleSource], functions: StyleFunctions) {
    guard let first = sheets.first, let compiledBase = first.compiledBase else {
      self.init(sheets, functions: functions)
      return
    }
    let added = sheets.dropFirst()
    var compiled = compiledBase.rules
    compiled.isExtended = !added.isEmpty
    if compiled.isExtended { compiled.inputs = [] }
    let base = RuleCompiler.Base(
      records: compiledBase.records, sources: [first], reports: [CompileReport()])
    self.init(
      sheets, with: RuleCompiler(added, after: base), compiled: compiled, functions: functions)
  }
}
