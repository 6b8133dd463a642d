// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSSyntax
import LiveryLinting
import Measurements
import Sheets

/// Measures linting from the command line, after a keystroke in an editor, and of many files.
///
/// - Parameters:
///   - livery: The path of the command.
///   - table: The table to which the rows are added.
/// - Throws: An error if a sheet is missing, or if the command cannot be run.
func measureLinting(livery: String, into table: inout Table) throws {
  table.heading("Lint with every rule that is on by default (wall time)")
  try measureCommand(livery, into: &table)
  try measureKeystrokes(into: &table)
  try measureManyFiles(livery, into: &table)
}

private func measureCommand(_ livery: String, into table: inout Table) throws {
  let name = "bulma.css"
  let path = try SheetFile(named: name).path
  let runs = try (0..<11).map { _ in try lint(path, with: livery) }
  table.add(
    Row(
      quantity: "livery lint, the whole process", input: name, value: median(runs), unit: "ms",
      goal: .maximum(80)))
}

/// Returns the milliseconds of one run of `livery lint`.
private func lint(_ path: String, with livery: String) throws -> Double {
  // Published sheets have lint errors, for which the command exits with 1.
  try ChildProcess([livery, "lint", "--quiet", path], accepting: 0...1).wallMilliseconds
}

/// Measures the time from a keystroke to all findings: parsing, and linting alone and as a theme.
private func measureKeystrokes(into table: inout Table) throws {
  let sheets = [
    try Sheet(fileNamed: "bulma.css").chunks(of: 200_000)[0],
    try Sheet(joining: ["foundation.css", "github-markdown.css", "normalize.css"]),
  ]
  for sheet in sheets {
    let linter = Linter()
    var count = 0
    var number = 0
    let times = (0..<31).map { _ in
      number += 1
      let text = sheet.text + "\n.typed-\(number) { order: \(number) }"
      return ContinuousClock().measure {
        count = linter.report(on: [SyntaxTree(parsing: text, name: sheet.name)]).findings.count
      }
    }
    table.add(
      Row(
        quantity: "the findings after a keystroke", input: sheet.name,
        value: median(times.map(\.milliseconds)), unit: "ms", goal: .maximum(8),
        note: "\(sheet.byteCount / 1000) kB, \(count) findings"))
  }
}

private func measureManyFiles(_ livery: String, into table: inout Table) throws {
  let chunks = try Sheet(fileNamed: "bulma.css").chunks(of: 20_000)
  let folder = try TemporaryFolder()
  for number in 0..<1000 {
    try folder.write(Array(chunks[number % chunks.count].text.utf8), to: "\(number).css")
  }
  var ratios: [Double] = []
  var times: [Double] = []
  for _ in 0..<3 {
    measure_use_processors(1)
    let oneCore = try lint(folder.path(""), with: livery)
    measure_use_processors(2)
    let twoCores = try lint(folder.path(""), with: livery)
    ratios.append(oneCore / twoCores)
    times.append(twoCores)
  }
  table.add(
    Row(
      quantity: "two cores, times the speed of one", input: "1,000 files of 20 kB",
      value: median(ratios), goal: .minimum(1.7), note: "\(Int(median(times))) ms"))
}

extension Duration {
  fileprivate var milliseconds: Double { self / .milliseconds(1) }
}
