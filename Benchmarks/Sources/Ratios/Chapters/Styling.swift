// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Sheets

/// What it takes to style a tree: to match, to cascade and to compute, for each of its elements.
func measureStyling(into table: inout Table) throws {
  table.heading("Styling a tree of 10,000 elements (CPU time for each, one thread)")
  let bulma = try StyledSheet("bulma.css")
  var tree = bulma.tree(count: 10_000)
  add("with sharing", bulma, tree, StylingOptions(), atMost: 0.5, to: &table)
  add(
    "without sharing", bulma, tree, StylingOptions(sharesStyles: false), atMost: 0.7, to: &table)
  add(
    "without sharing or any cache", bulma, tree,
    StylingOptions(sharesStyles: false, cachesStyles: false), to: &table)
  addReading(bulma, tree, to: &table)
  add(
    "a list of 2,000 equal rows, with sharing", bulma, bulma.rows(count: 2000), StylingOptions(),
    to: &table)
  try addFilter(to: &table)
  let index = tree.count - 1
  let leaf = Contender {
    var element = tree.element(at: index) ?? StyleElement("div")
    if element.classes.contains("is-active") {
      element.classes.removeAll { $0 == "is-active" }
    } else {
      element.classes.append("is-active")
    }
    return tree.update(index, to: element).restyled
  }
  table.add(
    Row(
      quantity: "a class of a leaf changes", input: bulma.name,
      value: Rounds([leaf]).nanosecondsPerRun(of: 0) / 1000, unit: "µs", goal: .atMost(50)))
  try addGrowth(to: &table)
}

/// A sheet, and the trees that its classes make.
private struct StyledSheet {
  let name: String
  let sheet: CSSStyleSheet
  let classes: [String]

  init(_ name: String) throws { self.init(try Sheet(inUse: name)) }

  init(_ sheet: Sheet) {
    name = sheet.name
    classes = sheet.classes
    self.sheet = CSSStyleSheet(sheet.text, name: sheet.name)
  }

  /// A list of rows as programs have them: nothing tells one from another but its place.
  func rows(count: Int) -> StyledTree {
    let button = StyleElement(
      "a", classes: ["button", "is-primary"],
      children: [StyleElement("span", classes: ["icon"]), StyleElement("span")])
    let row = StyleElement("li", classes: ["box"], children: [button, StyleElement("p")])
    let list = StyleElement("ul", children: [StyleElement](repeating: row, count: count))
    return StyledTree(of: list, in: sheet)
  }

  func tree(count: Int) -> StyledTree {
    var random = RandomTree(vocabulary: classes)
    return StyledTree(of: random.root(count: count), in: sheet)
  }
}

/// What it takes when somebody also reads what an element is drawn with, which is when its own values are computed.
private func addReading(_ sheet: StyledSheet, _ tree: StyledTree, to table: inout Table) {
  let properties: [Property] = [
    .display, .width, .paddingLeft, .marginTop, .backgroundColor, .borderTopWidth, .borderTopColor,
    .borderTopLeftRadius, .color, .fontSize, .fontWeight, .lineHeight,
  ]
  let reading = Contender {
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

private func contender(_ tree: StyledTree, _ options: StylingOptions) -> Contender {
  Contender {
    var tree = tree
    tree.restyle(options)
    return tree.count
  }
}

private func add(
  _ quantity: String, _ sheet: StyledSheet, _ tree: StyledTree, _ options: StylingOptions,
  atMost bound: Double? = nil, to table: inout Table
) {
  let time = Rounds([contender(tree, options)]).nanosecondsPerRun(of: 0)
  table.add(
    Row(
      quantity: quantity, input: sheet.name, value: time / Double(tree.count) / 1000, unit: "µs",
      goal: bound.map { .atMost($0) }))
}

/// How much faster matching is for knowing what is above an element.
private func addFilter(to table: inout Table) throws {
  for (name, bound) in [("foundation.css", nil), ("descendants", 2.0)] {
    let sheet =
      name == "descendants"
      ? StyledSheet(Sheet(richInDescendants: try Sheet(inUse: "foundation.css")))
      : try StyledSheet(name)
    let tree = sheet.tree(count: 10_000)
    let rounds = Rounds([
      contender(tree, StylingOptions(sharesStyles: false)),
      contender(tree, StylingOptions(sharesStyles: false, filtersAncestors: false)),
    ])
    table.add(
      Row(
        quantity: "the ancestor filter, times faster", input: sheet.name,
        value: rounds.speed(of: 0, comparedTo: 1), goal: bound.map { .atLeast($0) },
        note: "\((rounds.nanosecondsPerRun(of: 0) / Double(tree.count)).rounded2) ns an element"))
  }
}

/// What ten times the elements and ten times the rules cost.
private func addGrowth(to table: inout Table) throws {
  let sheet = try Sheet(inUse: "bulma.css")
  let bulma = StyledSheet(sheet)
  let options = StylingOptions()
  let nodes = Rounds(
    count: 5,
    [10_000, 100_000].map { contender(bulma.tree(count: $0), options) })
  table.add(
    Row(
      quantity: "ten times the elements, times longer", input: bulma.name,
      value: nodes.speed(of: 0, comparedTo: 1), goal: .atMost(12)))
  let tenfold = StyledSheet(
    Sheet(repeating: sheet, count: 10))
  let rules = Rounds(
    count: 5, [bulma, tenfold].map { contender($0.tree(count: 10_000), options) })
  table.add(
    Row(
      quantity: "ten times the rules, times longer", input: bulma.name,
      value: rules.speed(of: 0, comparedTo: 1), goal: .atMost(12)))
}
