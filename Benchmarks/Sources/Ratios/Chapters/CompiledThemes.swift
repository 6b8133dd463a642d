// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Livery
import Measurements
import Sheets

/// What it takes to load a compiled theme of 10,000 rules and to ask it a first question, beside parsing its sheet, both from
/// files.
func measureCompiledThemes(into table: inout Table) throws {
  table.heading(
    "A theme of 10,000 rules, compiled (CPU time to load it from a file and ask a first question)")
  let folder = try TemporaryFolder()
  for sheet in [TenThousandRules.states, .layers] {
    try folder.write(Array(sheet.text.utf8), to: "theme.css")
    let theme = try Theme(contentsOfFile: folder.path("theme.css"))
    try folder.write(theme.compiled(), to: "theme.livery")
    let answer = theme.css(sheet.question, "color")?.description
    func ask(_ theme: Theme?) -> Int {
      theme?.css(sheet.question, "color")?.description == answer ? 1 : 0
    }
    let rounds = Rounds([
      Contender { ask(try? Theme(contentsOfFile: folder.path("theme.css"))) },
      Contender { ask(try? Theme(compiledFile: folder.path("theme.livery"))) },
    ])
    let megabytes = (Double(sheet.text.utf8.count) / 1e6).rounded2
    table.add(
      Row(
        quantity: "compiled load and first query", input: sheet.name,
        value: rounds.nanosecondsPerRun(of: 1) / 1e6, unit: "ms", goal: .atMost(2),
        note: "\(megabytes) MB of CSS: \((rounds.nanosecondsPerRun(of: 0) / 1e6).rounded2) ms"))
    table.add(
      Row(
        quantity: "  times as fast as parsing it", input: sheet.name,
        value: rounds.speed(of: 1, comparedTo: 0), goal: .atLeast(20)))
  }
}
