// SPDX-License-Identifier: Apache-2.0

/// How long `livery --version` takes, against a program that does nothing.
///
/// Both are linked statically.
func measureStartUp(livery: String, emptyProgram: String, into table: inout Table) throws {
  table.heading("Start-up, both programs with a static standard library (wall time)")
  var liveryTimes: [Double] = []
  var emptyTimes: [Double] = []
  for _ in 0..<100 {
    emptyTimes.append(try ChildProcess([emptyProgram]).milliseconds)
    liveryTimes.append(try ChildProcess([livery, "--version"]).milliseconds)
  }
  table.add(Row(quantity: "an empty program", input: "", value: median(emptyTimes), unit: "ms"))
  table.add(Row(quantity: "livery --version", input: "", value: median(liveryTimes), unit: "ms"))
  table.add(
    Row(
      quantity: "livery --version, times the empty program", input: "",
      value: median(zip(liveryTimes, emptyTimes).map { $0 / $1 }), goal: .atMost(2)))
}
