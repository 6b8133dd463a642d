// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Measurements
import Sheets

/// Measures `css()` for cached selectors, and properties of a rule set.
func measureCachedQueries(into table: inout Table) throws {
  table.heading("Questions to bulma.css, asked before (CPU time and heap allocations for each)")
  let sheet = try Sheet(fileNamed: "bulma.css")
  let styles = CSSStyleSheet(sheet.text, name: sheet.name)
  for selector in [".button", ".button.is-primary:hover", ".panel .panel-heading"] {
    let prepared = styles.prepare(selector)
    let ruleSet = prepared.ruleSet
    add("css(), selector prepared", selector, maximum: 60, to: &table) {
      prepared.css("color") == nil ? 0 : 1
    }
    add("css(), from strings", selector, maximum: 300, to: &table) {
      styles.css(selector, "color") == nil ? 0 : 1
    }
    add("a property of a rule set", selector, maximum: 10, to: &table) {
      ruleSet.color == nil ? 0 : 1
    }
  }
}

/// Adds the time and the heap allocations of a query.
private func add(
  _ quantity: String, _ selector: String, maximum nanoseconds: Double, to table: inout Table,
  _ query: @escaping () -> Int
) {
  let count = 10_000
  let workload = Workload {
    var resultCount = 0
    for _ in 0..<count { resultCount &+= query() }
    return resultCount
  }
  let resultCount = workload.run()
  let rounds = Rounds([workload])
  table.add(
    Row(
      quantity: quantity, input: selector, value: rounds.nanosecondsPerRun(of: 0) / Double(count),
      unit: "ns", goal: .maximum(nanoseconds), note: resultCount == 0 ? "no answer" : ""))
  guard let allocations = workload.allocations() else { return }
  table.add(
    Row(
      quantity: "  heap allocations", input: selector, value: allocations / Double(count),
      goal: .maximum(0)))
}
