// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import Measurements
import Sheets

/// Measures the heap memory of styled trees.
func measureTreeMemory(into table: inout Table) throws {
  table.heading("Heap memory of a styled tree, for each node")
  for input in PerformanceInput.flattened {
    let sheet = try input.sheet()
    // The rules of a sheet are compiled for its first tree.
    blackHole(StyledTree(of: StyleElement("html"), in: sheet))
    let start = measure_heap()
    let (elements, tree) = try measuredTree(of: input, in: sheet)
    let bytes = Double(measure_heap() - start)
    func add(_ quantity: String, _ bytes: Double) {
      table.add(
        Row(
          quantity: quantity, input: input.name, value: bytes / Double(tree.count), unit: "B"))
    }
    add("the elements as the program describes them", Double(elements - start))
    add("a StyledTree with its elements", bytes)
  }
}

/// Creates a tree that owns its elements exclusively.
private func measuredTree(
  of input: PerformanceInput, in sheet: CSSStyleSheet
) throws -> (heap: Int64, tree: StyledTree) {
  let root = try input.root()
  let heap = measure_heap()
  return (heap, StyledTree(of: root, in: sheet))
}
