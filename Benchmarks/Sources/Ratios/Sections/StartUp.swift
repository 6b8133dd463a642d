// SPDX-License-Identifier: Apache-2.0
import Foundation
import Measurements

/// Measures the run time of programs from start to end, relative to an empty program.
///
/// All programs are linked statically. The programs that query a theme once are in the folder of
/// the empty program.
func measureStartUp(livery: String, emptyProgram: String, into table: inout Table) throws {
  table.heading("Start-up, all programs with a static standard library (CPU time)")
  let programFolder = URL(filePath: emptyProgram).deletingLastPathComponent()
  let singleQuery = programFolder.appending(path: "SingleQuery").path
  let harborQuery = programFolder.appending(path: "HarborQuery").path
  let folder = try TemporaryFolder()
  let sheet = folder.path("small.css")
  try folder.write(Array(".badge { color: navy }".utf8), to: "small.css")
  let programs: [(name: String, command: [String], goal: Double)] = [
    ("livery --version", [livery, "--version"], 2),
    ("one question to the default theme", [singleQuery], 2.5),
    ("one question to harbor", [harborQuery], 3),
    ("livery query of a small sheet", [livery, "query", ".badge", sheet], 3),
    ("livery lint of a small sheet", [livery, "lint", sheet], 3),
  ]
  var runs = programs.map { _ in [ChildProcess]() }
  var emptyRuns: [ChildProcess] = []
  for _ in 0..<60 {
    emptyRuns.append(try ChildProcess([emptyProgram]))
    for index in programs.indices {
      runs[index].append(try ChildProcess(programs[index].command, accepting: 0...1))
    }
  }
  func add(_ quantity: String, _ runs: [ChildProcess]) {
    let wall = Int(median(runs.map(\.wallMilliseconds)) * 1000)
    table.add(
      Row(
        quantity: quantity, input: "", value: median(runs.map(\.cpuMilliseconds)), unit: "ms",
        note: "\(wall) µs of wall time"))
  }
  add("an empty program", emptyRuns)
  for (program, runs) in zip(programs, runs) {
    add(program.name, runs)
    table.add(
      Row(
        quantity: "  times the empty program", input: "",
        value: median(zip(runs, emptyRuns).map { $0.cpuMilliseconds / $1.cpuMilliseconds }),
        goal: .maximum(program.goal)))
  }
  table.add(
    Row(
      quantity: "one question to harbor, times one to the default theme", input: "",
      value: median(zip(runs[2], runs[1]).map { $0.cpuMilliseconds / $1.cpuMilliseconds }),
      goal: .maximum(1.2)))
  try addQuery(singleQuery, harborQuery, folder, to: &table)
}

/// Adds the time and memory of a theme with one query, and the size of the program.
private func addQuery(
  _ program: String, _ harborProgram: String, _ folder: TemporaryFolder, to table: inout Table
) throws {
  var measured: [[Double]] = []
  var harbor: [Double] = []
  for _ in 0..<20 {
    measured.append(try ChildProcess([program, "--measure"]).numbers)
    harbor.append(try ChildProcess([harborProgram, "--measure"]).numbers[0] / 1000)
  }
  table.add(
    Row(
      quantity: "the default theme and its first css()", input: ".badge",
      value: median(measured.map { $0[0] / 1000 }), unit: "ms", goal: .maximum(0.5)))
  table.add(
    Row(
      quantity: "  resident memory", input: ".badge", value: median(measured.map { $0[1] / 1024 }),
      unit: "MB", goal: .maximum(1.5)))
  table.add(
    Row(
      quantity: "harbor and its first css()", input: ".badge", value: median(harbor), unit: "ms"))
  let stripped = folder.path("stripped")
  try folder.write([], to: "stripped")
  _ = try ChildProcess(["/usr/bin/strip", "-o", stripped, program])
  let size = try FileManager.default.attributesOfItem(atPath: stripped)[.size] as? Int ?? 0
  table.add(
    Row(
      quantity: "the program of the default theme, stripped", input: "",
      value: Double(size) / 1_048_576, unit: "MB", goal: .maximum(12)))
}
