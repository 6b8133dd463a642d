// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Livery
import Measurements
import Sheets

/// Measures loading and querying a compiled theme, relative to parsing and querying its sheet.
func measureCompiledThemes(into table: inout Table) throws {
  table.heading(
    "Compiled themes (CPU time to load one from a file and ask a first question)")
  let folder = try TemporaryFolder()
  var sheets = [TenThousandRules.states, .layers].map { ($0.name, $0.text, $0.selector) }
  for input in PerformanceInput.published {
    // A class that all three sheets declare.
    sheets.append((input.name, try input.text(), ".container"))
  }
  for (name, text, selector) in sheets {
    try folder.write(Array(text.utf8), to: "theme.css")
    let theme = try Theme(contentsOfFile: folder.path("theme.css"))
    try folder.write(theme.compiled(), to: "theme.livery")
    let expected = theme.css(selector, "color")?.description
    func query(_ theme: Theme?) -> Int {
      theme?.css(selector, "color")?.description == expected ? 1 : 0
    }
    let rounds = Rounds([
      Workload { query(try? Theme(contentsOfFile: folder.path("theme.css"))) },
      Workload { query(try? Theme(compiledFile: folder.path("theme.livery"))) },
    ])
    let megabytes = (Double(text.utf8.count) / 1e6).rounded2
    table.add(
      Row(
        quantity: "compiled load and first query", input: name,
        value: rounds.nanosecondsPerRun(of: 1) / 1e6, unit: "ms", goal: .maximum(2),
        note: "\(megabytes) MB of CSS: \((rounds.nanosecondsPerRun(of: 0) / 1e6).rounded2) ms"))
    table.add(
      Row(
        quantity: "  times as fast as parsing it", input: name,
        value: rounds.speed(of: 1, comparedTo: 0), goal: .minimum(25)))
  }
}
