// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Livery
import LiveryFormatting
import LiveryPrinting
import TestSupport
import Testing

/// Tests that sheets over the compiled default style sheet resolve as over the parsed one.
@Suite struct CompiledBaseTests {
  private static let sheets = [
    "",
    ".badge { --badge-color: navy; color: red } navigationBar { background-color: teal }",
    """
    @layer low, high;
    @layer low { .badge { color: green } toolbar { height: 3px !important } }
    :root { --link-text-color: #c0392b; --unheard: 1 }
    @media (prefers-color-scheme: dark) { body { color: var(--link-text-color) } }
    @scope (toolbar) { .button { color: var(--unheard, blue) } :scope { top: 1px } }
    @property --registered { syntax: "<length>"; inherits: false; initial-value: 2px }
    @keyframes spin { from { top: 0 } to { top: 1px } }
    .new > .newer { width: var(--registered); & .badge { color: lime } }
    """,
    ".badge { color: } @media ( { } .x > > .y { top: 1px } @keyframes { } @keyframes a { from { top: } }",
  ]

  /// Returns a sheet over both forms of the default style sheet, with a changed environment.
  private func stacks(_ text: String) throws -> (compiled: CSSStyleSheet, parsed: CSSStyleSheet) {
    var compiled = Theme.defaultSheet
    var parsed = Theme.defaultSheet.parsed
    compiled.add(text, name: "app.css")
    parsed.add(text, name: "app.css")
    compiled.environment.colorScheme = .dark
    parsed.environment.colorScheme = .dark
    return (compiled, parsed)
  }

  @Test("each selector has the same values and explanations", arguments: sheets)
  func values(text: String) throws {
    let (compiled, parsed) = try stacks(text)
    let selectors = Set(parsed.rules.flatMap(\.selectors)).sorted()
    for selector in TestTier.part(of: selectors)
      + [".badge", "toolbar .button", ".new > .newer .badge", ":root", "body"]
    {
      for state in [ControlState.normal, .highlighted] {
        let results = [compiled, parsed].map { sheet in
          sheet.prepare(selector, state: state).values.map { "\($0.name): \($0.value)" }
        }
        #expect(results[0] == results[1], "\(selector)")
      }
      let explanations = [compiled, parsed].map { sheet in
        sheet.explanations(of: sheet.prepare(selector), states: []).map { explanation in
          TextSink.text { ExplanationReport(explanation).text(into: &$0) }
        }
      }
      #expect(explanations[0] == explanations[1], "\(selector)")
    }
  }

  @Test("diagnostics, rules and the compiled theme are the same", arguments: sheets)
  func text(text: String) throws {
    let (compiled, parsed) = try stacks(text)
    #expect(compiled.diagnostics.map(\.description) == parsed.diagnostics.map(\.description))
    #expect(compiled.rules.map(\.selectors) == parsed.rules.map(\.selectors))
    #expect(
      compiled.keyframes(named: "spin")?.frames.count
        == parsed.keyframes(named: "spin")?.frames.count)
    #expect(!compiled.isCompiled)
    let isSame = compiled.compiled() == parsed.compiled()
    #expect(isSame)
  }

  @Test("replaces the default sheet and removes the replacement")
  func replacement() throws {
    var (compiled, _) = try stacks(".badge { color: red }")
    compiled.replace("<default>", with: ".badge { top: 1px }")
    #expect(compiled.css(".badge", "top")?.description == "1px")
    #expect(compiled.css("navigationBar", "background-color") == nil)
    compiled = try stacks(".badge { color: red }").compiled
    compiled.remove("app.css")
    let expected = Theme.defaultSheet.parsed.prepare("navigationBar").values.map(\.name)
    #expect(compiled.prepare("navigationBar").values.map(\.name) == expected)
  }
}
