// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Measurements
import Sheets

/// Measures `css()` for cached selectors, and properties of a rule set.
func measureQuestions(into table: inout Table) throws {
  table.heading("Questions to bulma.css, asked before (CPU time and heap allocations for each)")
  let sheet = try Sheet(inUse: "bulma.css")
  let styles = CSSStyleSheet(sheet.text, name: sheet.name)
  for selector in [".button", ".button.is-primary:hover", ".panel .panel-heading"] {
    let prepared = styles.prepare(selector)
    let ruleSet = prepared.ruleSet
    add("css(), selector prepared", selector, atMost: 60, to: &table) {
      prepared.css("color") == nil ? 0 : 1
    }
    add("css(), from strings", selector, atMost: 300, to: &table) {
      styles.css(selector, "color") == nil ? 0 : 1
    }
    add("a property of a rule set", selector, atMost: 10, to: &table) {
      ruleSet.color == nil ? 0 : 1
    }
  }
}

/// Adds the time and the heap allocations of a query.
private func add(
  _ quantity: String, _ selector: String, atMost nanoseconds: Double, to table: inout Table,
  _ question: @escaping () -> Int
) {
  let count = 10_000
  let contender = Contender {
    var answers = 0
    for _ in 0..<count { answers &+= question() }
    return answers
  }
  let answers = contender.run()
  let rounds = Rounds([contender])
  table.add(
    Row(
      quantity: quantity, input: selector, value: rounds.nanosecondsPerRun(of: 0) / Double(count),
      unit: "ns", goal: .atMost(nanoseconds), note: answers == 0 ? "no answer" : ""))
  guard let allocations = contender.allocations() else { return }
  table.add(
    Row(
      quantity: "  heap allocations", input: selector, value: allocations / Double(count),
      goal: .atMost(0)))
}
