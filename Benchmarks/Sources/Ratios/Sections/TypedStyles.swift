// SPDX-License-Identifier: Apache-2.0
import Livery
import Measurements

/// Measures reading a value of generated code from a live style, and refreshing all of its values.
func measureTypedStyles(into table: inout Table) {
  table.heading("Typed styles (CPU time and heap allocations for each)")
  let theme = Theme(
    CSSStyleSheet("cursor { --width1: 3px } editor toolbar { background-color: red }"))
  let styles = MainActor.assumeIsolated { (0..<8).map { _ in LiveStyle<AGRStyle>(theme) } }
  add("a number", of: styles, to: &table) { $0.style.cursor.width1 }
  add("a color", of: styles, to: &table) { $0.style.editor.toolbar.backgroundColor.first }
  add("a font", of: styles, to: &table) { $0.style.editor.toolbar.font.size }
}

/// Reads a value repeatedly, through an opaque closure, so that the read is not optimized away.
private func add(
  _ quantity: String, of styles: [LiveStyle<AGRStyle>], to table: inout Table,
  _ read: @escaping @MainActor (LiveStyle<AGRStyle>) -> Double
) {
  let count = 1_000_000
  let workload = Workload {
    MainActor.assumeIsolated {
      // Bit patterns, because adding floating-point numbers takes longer than reading them.
      var sum: UInt64 = 0
      for style in styles {
        for _ in 0..<count / styles.count { sum &+= read(style).bitPattern }
      }
      return Int(truncatingIfNeeded: sum)
    }
  }
  let rounds = Rounds([workload])
  table.add(
    Row(
      quantity: quantity, input: "AGRStyle", value: rounds.nanosecondsPerRun(of: 0) / Double(count),
      unit: "ns", goal: .maximum(5)))
  guard let allocations = workload.allocations() else { return }
  table.add(
    Row(
      quantity: "  heap allocations", input: "AGRStyle", value: allocations / Double(count),
      goal: .maximum(0.001)))
}
