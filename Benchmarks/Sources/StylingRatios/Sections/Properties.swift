// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Measurements
import Sheets

/// Measures reads of single properties of styles.
func measureProperties(into table: inout Table) throws {
  table.heading("A property of a style (CPU time and heap allocations for each read)")
  let styles = sampleStyles
  for (name, property) in typedReads { addRead(name, property, styles, to: &table) }
  let typed = Set(typedReads.map(\.property))
  let others = Property.allCases.filter { !typed.contains($0) }
  try addOtherProperties(others.filter { !$0.isShorthand }, "longhand", to: &table)
  try addOtherProperties(others.filter(\.isShorthand), "shorthand", to: &table)
}

/// The properties whose values are a color, a length, a keyword or a number.
private let typedReads: [(name: String, property: Property)] = [
  ("color", .color), ("background color", .backgroundColor),
  ("color from currentcolor", .borderTopColor), ("length", .width), ("inherited length", .fontSize),
  ("initial length", .paddingTop), ("keyword", .display), ("initial keyword", .visibility),
  ("number", .opacity), ("initial number", .flexShrink),
]

/// Styles with different values of equal properties, so that a read cannot be hoisted.
private var sampleStyles: [ComputedStyle] {
  let numbers = 0..<8
  let rules = numbers.map { number in
    """
    .box\(number) {
      color: rgb(\(number) 2 3); background-color: rgb(4 \(number) 6); border: 1px solid currentcolor;
      width: \(number + 10)px; font-size: \(number + 9)px; display: flex; opacity: 0.\(number + 1);
    }
    """
  }
  let sheet = CSSStyleSheet(rules.joined(), name: "properties")
  let boxes = numbers.map { StyleElement("div", classes: ["box\($0)"]) }
  let tree = StyledTree(of: StyleElement("main", children: boxes), in: sheet)
  return (1..<tree.count).map { tree.style(at: $0) }
}

/// Returns a number that depends on the value of a property.
@inline(never)
private func read(_ property: Property, of style: ComputedStyle) -> Int {
  switch style[property] {
  case .color: 1
  case .length: 2
  case .keyword: 3
  case .number: 4
  default: 5
  }
}

/// Reads one property of styles in turn.
private func reads(of property: Property, in styles: [ComputedStyle], count: Int) -> Workload {
  Workload {
    var sum = 0
    for _ in 0..<count / styles.count {
      for style in styles { sum &+= read(property, of: style) }
    }
    return sum
  }
}

private func addRead(
  _ name: String, _ property: Property, _ styles: [ComputedStyle], to table: inout Table
) {
  let count = 80_000
  let workload = reads(of: property, in: styles, count: count)
  table.add(
    Row(
      quantity: name, input: property.name,
      value: Rounds([workload]).nanosecondsPerRun(of: 0) / Double(count), unit: "ns"))
  guard let allocations = workload.allocations() else { return }
  table.add(
    Row(
      quantity: "  heap allocations", input: property.name, value: allocations / Double(count)))
}

/// Reads each of the other properties of the styles of a tree, and adds the mean and the maximum.
private func addOtherProperties(_ properties: [Property], _ name: String, to table: inout Table)
  throws
{
  let input = PerformanceInput.flattened[0]
  let tree = StyledTree(of: try input.root(), in: try input.sheet())
  let styles = stride(from: 0, to: tree.count, by: 97).map { tree.style(at: $0) }
  let measured = properties.map { property in
    let workload = reads(of: property, in: styles, count: styles.count)
    return (
      property: property.name,
      nanoseconds: Rounds(count: 5, milliseconds: 1, [workload]).nanosecondsPerRun(of: 0)
        / Double(styles.count),
      allocations: (workload.allocations() ?? .nan) / Double(styles.count)
    )
  }
  let count = Double(measured.count)
  guard let slowest = measured.max(by: { $0.nanoseconds < $1.nanoseconds }),
    let largest = measured.max(by: { $0.allocations < $1.allocations })
  else { return }
  func add(_ quantity: String, _ value: Double, _ unit: String = "", _ note: String = "") {
    table.add(
      Row(quantity: quantity, input: input.name, value: value, unit: unit, note: note))
  }
  add(
    "any other \(name), mean of \(measured.count)",
    measured.reduce(0) { $0 + $1.nanoseconds } / count, "ns")
  add("  maximum", slowest.nanoseconds, "ns", slowest.property)
  add("  heap allocations, mean", measured.reduce(0) { $0 + $1.allocations } / count)
  add("  heap allocations, maximum", largest.allocations, "", largest.property)
}
