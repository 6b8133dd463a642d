// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import Measurements
import Sheets

/// Measures whether a sheet of ten times the length is parsed at the same speed per byte.
func measureScaling(into table: inout Table) throws {
  table.heading("Speed on 100 MB, as a fraction of the speed on 10 MB (CPU time)")
  table.add(
    Row(
      quantity: "parse to a CSSStyleSheet", input: "100 MB",
      value: try ChildProcess(rerunWith: "--scaling", "100").number, goal: .minimum(0.85)))
}

/// Returns the speed on 100 MB relative to that on 10 MB.
func scaling() throws -> Double {
  measure_with_new_memory()
  let small = try Sheet(megabytes: 10)
  let large = try Sheet(megabytes: 100)
  let rounds = Rounds(
    count: 5, milliseconds: 1,
    [small, large].map { sheet in
      Workload { CSSStyleSheet(sheet.text, name: sheet.name).sources.count }
    })
  let times = Double(large.byteCount) / Double(small.byteCount)
  return rounds.speed(of: 1, comparedTo: 0) * times
}
