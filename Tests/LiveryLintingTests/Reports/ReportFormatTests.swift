// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryFormatting
import LiveryLinting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportFormatTests {
  private static func report(_ source: String, _ name: String = "a.css") -> LintReport {
    Linter(only: "invalid-value").report(on: [SyntaxTree(parsing: source, name: name)])
  }

  @Test("a finding for GitHub is an escaped workflow command with its position")
  func github() {
    let report = Self.report("é { color: none }", "a:1,b%\n.css")
    #expect(
      TextSink.text { report.github(into: &$0) } == """
        ::error file=a%3A1%2Cb%25%0A.css,line=1,col=12,endLine=1,endColumn=16,title=invalid-value::\
        invalid value for 'color': found 'none', expected <color>; did you mean 'transparent'?

        """)
    let percent = Self.report("a { width: '%0A::x' }")
    #expect(TextSink.text { percent.github(into: &$0) }.contains("%250A"))
    #expect(TextSink.text { Self.report("").github(into: &$0) } == "")
  }

  private static func junit(_ report: LintReport, _ files: [String]) throws -> XMLElement {
    let text = TextSink.text { report.junit(files: files, into: &$0) }
    return try #require(try XMLDocument(xmlString: text).rootElement())
  }

  private static func attributes(_ element: XMLElement) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (element.attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") }
    )
  }

  @Test("a finding for JUnit is a failed test, and a file without findings a passed one")
  func junit() throws {
    let report = Self.report("a { color: \"<&\t\u{1}\" }\nb { color: none }", "a&.css")
    let root = try Self.junit(report, ["none.css", "a&.css"])
    #expect(
      Self.attributes(root)
        == ["name": "livery lint", "tests": "3", "failures": "2", "errors": "0", "skipped": "0"])
    let suites = root.elements(forName: "testsuite")
    #expect(suites.map { Self.attributes($0)["name"] } == ["none.css", "a&.css"])
    let passed = try #require(suites[0].elements(forName: "testcase").first)
    #expect(passed.childCount == 0)
    let failed = suites[1].elements(forName: "testcase")
    #expect(
      failed.map { Self.attributes($0)["name"] } == [
        "invalid-value at 1:12", "invalid-value at 2:12",
      ])
    let failure = try #require(failed[0].elements(forName: "failure").first)
    #expect(Self.attributes(failure)["type"] == "error")
    #expect(Self.attributes(failure)["message"]?.contains("<&") == true)
    #expect(failure.stringValue?.hasPrefix("a&.css:1:12: error: invalid value") == true)
  }

  @Test("the edits of a finding are one fix in JSON")
  func merged() throws {
    let kind = Diagnostic.Kind("x", .warning) { _ in "x" }
    let stream = TokenStream("a { b: c; d: e }", name: "x.css")
    let fixIts = [
      Diagnostic.FixIt(range: 13..<14, replacement: "E", isSafe: true),
      Diagnostic.FixIt(range: 7..<8, replacement: "C", isSafe: false),
    ]
    let finding = Finding(
      rule: try #require(LintRule.all.first), stream: stream,
      diagnostic: Diagnostic(kind, range: 4..<5, fixIts: fixIts))
    let text = LintReport([finding]).jsonText
    #expect(text.contains(#""fix":{"replacement":"C; d: E","start":7,"end":14,"safe":false}"#))
  }
}
