// SPDX-License-Identifier: Apache-2.0
import Measurements

/// How long `livery --version` takes, against a program that does nothing.
///
/// Both are linked statically.
func measureStartUp(livery: String, emptyProgram: String, into table: inout Table) throws {
  table.heading("Start-up, both programs with a static standard library (CPU time)")
  var liveryRuns: [ChildProcess] = []
  var emptyRuns: [ChildProcess] = []
  for _ in 0..<100 {
    emptyRuns.append(try ChildProcess([emptyProgram]))
    liveryRuns.append(try ChildProcess([livery, "--version"]))
  }
  for (quantity, runs) in [("an empty program", emptyRuns), ("livery --version", liveryRuns)] {
    let wall = Int(median(runs.map(\.wallMilliseconds)) * 1000)
    table.add(
      Row(
        quantity: quantity, input: "", value: median(runs.map(\.cpuMilliseconds)), unit: "ms",
        note: "\(wall) µs of wall time"))
  }
  table.add(
    Row(
      quantity: "livery --version, times the empty program", input: "",
      value: median(zip(liveryRuns, emptyRuns).map { $0.cpuMilliseconds / $1.cpuMilliseconds }),
      goal: .atMost(2)))
}
