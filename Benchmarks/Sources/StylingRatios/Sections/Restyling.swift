// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Measurements
import Sheets

/// Measures the update of a tree after a change of an element's class.
func measureRestyling(into table: inout Table) throws {
  table.heading("Restyling after a class has changed (CPU time)")
  let bulma = try StyledSheet("bulma.css")
  var random = bulma.tree(count: 10_000)
  let leaf = Workload { random.toggle("is-active", of: random.count - 1).restyled }
  table.add(
    Row(
      quantity: "a class of a leaf", input: bulma.name,
      value: Rounds([leaf]).nanosecondsPerRun(of: 0) / 1000, unit: "µs", goal: .maximum(50)))
  addReach("matched by another rule", ".is-dark .item { background-color: navy }", to: &table)
  addReach("inheriting another value", ".is-dark { color: white }", to: &table)
  addReach(
    "using another variable", ".is-dark { --ink: white } .item { background-color: var(--ink) }",
    to: &table)
}

/// Adds the time of a change of the root's class that restyles 20,000 elements.
private func addReach(_ effect: String, _ rules: String, to table: inout Table) {
  let item = StyleElement("li", classes: ["item"])
  let list = StyleElement("ul", children: [StyleElement](repeating: item, count: 100))
  let root = StyleElement("main", children: [StyleElement](repeating: list, count: 200))
  let sheet = CSSStyleSheet(".item { width: 1px; --ink: inherit } " + rules, name: "reach")
  var tree = StyledTree(of: root, in: sheet)
  let changes = tree.toggle("is-dark", of: 0).changes.count
  let change = Workload { tree.toggle("is-dark", of: 0).restyled }
  table.add(
    Row(
      quantity: "a class of the root, nodes \(effect)", input: "20,000 items",
      value: Rounds([change]).nanosecondsPerRun(of: 0) / Double(changes) / 1000, unit: "µs",
      note: "for each of \(changes) changed nodes"))
}

extension StyledTree {
  /// Adds or removes a class of an element.
  fileprivate mutating func toggle(_ name: String, of index: Int) -> StyleUpdate {
    var element = element(at: index) ?? StyleElement("li")
    if element.classes.contains(name) {
      element.classes.removeAll { $0 == name }
    } else {
      element.classes.append(name)
    }
    return update(index, to: element)
  }
}
