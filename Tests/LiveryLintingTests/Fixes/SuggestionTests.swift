// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryFormatting
import LiveryJSON
import LiveryLinting
import TestSupport
import Testing

@Suite("A suggestion") struct SuggestionTests {
  private static let texts: [String] = [
    "a { colr: red }", "a { color: rde }", "a { display: blok }", "a { width: 3pxx }",
    "a { width: clac(1px) }", "@meda print {}", "@media (min-wdith: 3px) {}",
    "@media (orientation: potrait) {}", "a:hovr {}", "a:hover(x) {}", "a:iss(b) {}", "a::befor {}",
    "a::hover {}", "a:placeholder {}", "a::prt(x) {}",
    ":root { --ink: red } a { color: var(--imk) }",
    "@font-face { font-family: x; src: url(y); font-wieght: bold }",
    "@property --x { syntax: '*'; inherit: false }",
    "@keyframes fade { to { opacity: 0 } } a { animation-name: fdae }",
    "@font-face { font-family: Brand; src: url(y) } a { font-family: Brnad }",
    "@font-face { font-family: 'Brand One'; src: url(y) } a { font-family: 'Brand Oen' }",
    "/* livery-disable unknown-proprety */ a {}", "/* livery-dissable unknown-property */ a {}",
    "@layer base, theme; @layer bsae {}", "panel {} panel {} panel {} pannel {}",
  ]

  @Test("is an unsafe fix that removes its finding", arguments: texts)
  func sheets(text: String) {
    check(text) { SyntaxTree(parsing: $0, name: "theme.css") }
  }

  private static let jsonTexts: [String] = [
    #"{"colors": {"ink": "red"}, "styles": {"a": {"color": "@colors.imk"}}}"#,
    #"{"styles": {"a": {"font": {"size": 12, "nam": "Arial"}}}}"#,
    #"{"styles": {"a": {"display": "blok"}}}"#, #"{"styles": {"a": {"color": nul}}}"#,
    #"{"styles": {"a": {"color": "~color.ligten(red, 10)"}}}"#,
    #"{"styles": {"a:hovr": {"color": "red"}}}"#,
  ]

  @Test("is a fix in a JSON sheet too", arguments: jsonTexts)
  func jsonSheets(text: String) {
    check(text) { JSONStyleSheet(SourceText($0, name: "theme.json")).tree }
  }

  private func check(_ text: String, _ tree: (String) -> SyntaxTree) {
    let suggested = findings(in: text, tree).filter {
      $0.diagnostic.message.contains("did you mean")
    }
    #expect(!suggested.isEmpty, "\(text)")
    #expect(suggested.allSatisfy { !$0.diagnostic.fixIts.isEmpty }, "\(text)")
    #expect(suggested.allSatisfy { $0.diagnostic.fixIts.allSatisfy { !$0.isSafe } })
    let source = SourceText(text, name: tree(text).stream.name)
    let fixed = Fixer(usesUnsafeFixes: true).fixed(source) { findings(in: $0, tree) }
    #expect(fixed.edited.isChanged)
    #expect(
      fixed.findings.allSatisfy { !$0.diagnostic.message.contains("did you mean") },
      "\(fixed.edited.text)")
    #expect(Fixer().fixed(source) { findings(in: $0, tree) }.edited.text == text)
  }

  private func findings(in text: String, _ tree: (String) -> SyntaxTree) -> [Finding] {
    Linter().report(on: [tree(text)]).findings
  }

  @Test("names missing arguments without a fix")
  func arguments() {
    let findings = findings(in: "a:is {}") { SyntaxTree(parsing: $0) }
    #expect(
      findings.map(\.diagnostic.message).contains(
        "unknown pseudo-class ':is'; ':is(…)' takes arguments"))
  }
}
