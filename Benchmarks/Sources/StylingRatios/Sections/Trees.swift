// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Measurements
import Sheets

/// Measures the styling of trees: matching, the cascade and computed values.
func measureTrees(into table: inout Table) throws {
  table.heading("Styling a tree of 10,000 elements (CPU time for each, one thread)")
  let bulma = try StyledSheet("bulma.css")
  let tree = bulma.tree(count: 10_000)
  add("with sharing", bulma, tree, StylingOptions(), maximum: 0.5, to: &table)
  add(
    "without sharing", bulma, tree, StylingOptions(sharesStyles: false), maximum: 0.7, to: &table)
  add(
    "without styles of before", bulma, tree, StylingOptions(reusesComputedValues: false), to: &table
  )
  add(
    "without sharing or any cache", bulma, tree,
    StylingOptions(sharesStyles: false, cachesStyles: false), to: &table)
  addReading(bulma, tree, to: &table)
  try addFilter(to: &table)
  try addGrowth(to: &table)
}

/// Adds the time of styling, including reads of twelve properties that drawing a box requires.
private func addReading(_ sheet: StyledSheet, _ tree: StyledTree, to table: inout Table) {
  let properties: [Property] = [
    .display, .width, .paddingLeft, .marginTop, .backgroundColor, .borderTopWidth, .borderTopColor,
    .borderTopLeftRadius, .color, .fontSize, .fontWeight, .lineHeight,
  ]
  let reading = Workload {
    var tree = tree
    tree.restyle()
    return (0..<tree.count).reduce(0) { sum, index in
      let style = tree.style(at: index)
      return properties.reduce(sum) { $0 + (style.declaredValue(of: $1) == nil ? 0 : 1) }
    }
  }
  let time = Rounds([reading]).nanosecondsPerRun(of: 0)
  table.add(
    Row(
      quantity: "with sharing, and twelve properties of each read", input: sheet.name,
      value: time / Double(tree.count) / 1000, unit: "µs"))
}

private func workload(_ tree: StyledTree, _ options: StylingOptions) -> Workload {
  Workload {
    var tree = tree
    tree.restyle(options)
    return tree.count
  }
}

private func add(
  _ quantity: String, _ sheet: StyledSheet, _ tree: StyledTree, _ options: StylingOptions,
  maximum bound: Double? = nil, to table: inout Table
) {
  let time = Rounds([workload(tree, options)]).nanosecondsPerRun(of: 0)
  table.add(
    Row(
      quantity: quantity, input: sheet.name, value: time / Double(tree.count) / 1000, unit: "µs",
      goal: bound.map { .maximum($0) }))
}

/// Adds the speedup of the ancestor filter.
private func addFilter(to table: inout Table) throws {
  for (name, bound) in [("foundation.css", nil), ("descendants", 2.0)] {
    let sheet =
      name == "descendants"
      ? StyledSheet(Sheet(richInDescendants: try Sheet(fileNamed: "foundation.css")))
      : try StyledSheet(name)
    let tree = sheet.tree(count: 10_000)
    let rounds = Rounds([
      workload(tree, StylingOptions(sharesStyles: false)),
      workload(tree, StylingOptions(sharesStyles: false, filtersAncestors: false)),
    ])
    table.add(
      Row(
        quantity: "the ancestor filter, times faster", input: sheet.name,
        value: rounds.speed(of: 0, comparedTo: 1), goal: bound.map { .minimum($0) },
        note: "\((rounds.nanosecondsPerRun(of: 0) / Double(tree.count)).rounded2) ns an element"))
  }
}

/// Adds the growth of the time with the numbers of elements and rules.
private func addGrowth(to table: inout Table) throws {
  let sheet = try Sheet(fileNamed: "bulma.css")
  let bulma = StyledSheet(sheet)
  let options = StylingOptions()
  let nodes = Rounds(
    count: 5,
    [10_000, 100_000].map { workload(bulma.tree(count: $0), options) })
  table.add(
    Row(
      quantity: "ten times the elements, times longer", input: bulma.name,
      value: nodes.speed(of: 0, comparedTo: 1), goal: .maximum(12)))
  let tenfold = StyledSheet(
    Sheet(repeating: sheet, count: 10))
  let rules = Rounds(
    count: 5, [bulma, tenfold].map { workload($0.tree(count: 10_000), options) })
  table.add(
    Row(
      quantity: "ten times the rules, times longer", input: bulma.name,
      value: rules.speed(of: 0, comparedTo: 1), goal: .maximum(12)))
}
