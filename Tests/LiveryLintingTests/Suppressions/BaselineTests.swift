// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting
import Testing

@Suite struct BaselineTests {
  private func report(_ source: String, _ name: String = "a.css") -> LintReport {
    Linter(only: "invalid-value").report(on: [SyntaxTree(parsing: source, name: name)])
  }

  private func baseline(_ text: String) -> Baseline {
    Baseline(reading: SourceText(text, name: "baseline.json"))
  }

  private static let source = "a { color: none }\nb { color: none }\nb { color: none }\n"

  @Test("leaves out the findings of a baseline after they have moved")
  func moved() {
    let text = Baseline(of: report(Self.source)) { $0 }.text
    let known = baseline(text)
    #expect(known.diagnostics.map(\.message) == [])
    for source in [
      Self.source, "/* new */\n\n" + Self.source,
      "b { color: none }\n  b { color: none }\na { color: none }",
    ] {
      let filtered = known.applied(to: report(source), of: ["a.css"]) { $0 }
      #expect(filtered.report.findings.isEmpty)
      #expect(filtered.needless.isEmpty)
    }
  }

  @Test("reports new findings and obsolete entries")
  func changed() {
    let known = baseline(Baseline(of: report(Self.source)) { $0 }.text)
    let more = known.applied(to: report(Self.source + "b { color: none }"), of: ["a.css"]) { $0 }
    #expect(more.report.findings.count == 1)
    let other = known.applied(to: report("b { color: none }\na { color: nil }"), of: ["a.css"]) {
      $0
    }
    #expect(other.report.findings.count == 1)
    #expect(
      other.needless.map(\.message) == [
        "'invalid-value' reports this once less in 'a.css'; update the baseline with --write-baseline",
        "'invalid-value' reports this once less in 'a.css'; update the baseline with --write-baseline",
      ])
    // The other file was not linted.
    let elsewhere = known.applied(to: report("", "b.css"), of: ["b.css"]) { $0 }
    #expect(elsewhere.needless.isEmpty)
    let renamed = known.applied(to: report(Self.source, "b.css"), of: ["b.css"]) { $0 }
    #expect(renamed.report.findings.count == 3)
  }

  @Test("identifies findings in a long line by their context")
  func longLine() {
    let filler = String(repeating: "x{color:red}", count: 200)
    let known = baseline(Baseline(of: report(filler + "a{color:none}" + filler)) { $0 }.text)
    let filtered = known.applied(
      to: report("y{}" + filler + "a{color:none}" + filler + "b{color:none}"), of: ["a.css"]
    ) { $0 }
    #expect(filtered.report.findings.count == 1)
    #expect(filtered.needless.isEmpty)
  }

  @Test("writes a baseline in a stable order")
  func writing() {
    let both = LintReport(joining: [report(Self.source), report("a { color: none }", "0.css")])
    let text = Baseline(of: both) { $0 }.text
    let reversed = LintReport(both.findings.reversed())
    #expect(Baseline(of: reversed) { $0 }.text == text)
    #expect(
      text.hasPrefix(
        "{\"version\":1,\"findings\":[\n  {\"rule\":\"invalid-value\",\"file\":\"0.css\""))
    #expect(text.contains("\"count\":2}\n]}\n"))
    #expect(Baseline(of: report("")) { $0 }.text == "{\"version\":1,\"findings\":[]}\n")
  }

  @Test(
    "reports an invalid baseline",
    arguments: [
      "", "{", "[]", "{}", #"{"version":2,"findings":[]}"#, #"{"version":1}"#,
      #"{"version":1,"findings":[1]}"#, #"{"version":1,"findings":[{"rule":"a"}]}"#,
      #"{"version":1,"findings":[{"rule":"a","file":"b","line":"c","count":0}]}"#,
      #"{"version":1,"findings":[{"rule":"a","file":"b","line":"c","count":1e99}]}"#,
    ])
  func invalid(text: String) {
    #expect(baseline(text).diagnostics.contains { $0.severity == .error })
  }
}
