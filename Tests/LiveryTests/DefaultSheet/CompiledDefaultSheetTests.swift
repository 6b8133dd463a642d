// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Livery
import LiveryFormatting
import LiveryPrinting
import TestSupport
import Testing

/// Tests that the compiled default style sheet resolves as the parsed `Resources/default.css`.
@Suite struct CompiledDefaultSheetTests {
  private static let parsed = Theme.parsedDefaultSheet
  private static let selectors = Set(parsed.rules.flatMap(\.selectors)).sorted()

  private let compiled: CSSStyleSheet

  init() throws { compiled = try #require(Theme.compiledDefaultSheet) }

  @Test("the library contains the compiled form of its text")
  func bytes() {
    let isCurrent = Array(Theme.compiledDefaultTheme) == Self.parsed.compiled()
    #expect(isCurrent, "run Scripts/generate default-theme")
    #expect(Theme.defaultSheet.isCompiled)
  }

  @Test("each selector has the same value of each property, in each state")
  func values() {
    #expect(Self.selectors.count > 100)
    let states: [ControlState] = [.normal, .highlighted, .disabled, .selected, .focused]
    for selector in TestTier.part(of: Self.selectors) + [":root", "nothing", "a:b:", ""] {
      for state in states {
        let (first, second) = (
          compiled.prepare(selector, state: state), Self.parsed.prepare(selector, state: state)
        )
        #expect(lines(first) == lines(second), "\(selector)")
        #expect(first.cascadedNames == second.cascadedNames, "\(selector)")
        #expect(first.isMatched == second.isMatched, "\(selector)")
        #expect(first.diagnostics == second.diagnostics, "\(selector)")
      }
    }
  }

  /// The values of all longhands and variables.
  private func lines(_ element: PreparedSelector) -> [String] {
    element.values.map { "\($0.name): \($0.value)" }
      + Property.allCases.map { "\($0): \(element.css($0)?.description ?? "none")" }
  }

  @Test("each value has the same explanation, with the same positions")
  func explanations() {
    for selector in TestTier.part(of: Self.selectors) {
      let expected = explanations(of: selector, in: Self.parsed)
      #expect(explanations(of: selector, in: compiled) == expected)
    }
  }

  private func explanations(of selector: String, in sheet: CSSStyleSheet) -> String {
    let explanations = sheet.explanations(of: sheet.prepare(selector), states: [])
    return TextSink.text { sink in
      ExplanationReport.text(explanations.map { ExplanationReport($0) }, into: &sink)
    }
  }

  @Test("rules, diagnostics, text and dumps are the same")
  func text() {
    for dump in [dump, rules, description] { #expect(dump(compiled) == dump(Self.parsed)) }
    #expect(compiled.diagnostics.isEmpty && Self.parsed.diagnostics.isEmpty)
    #expect(compiled.sources.map(\.name) == ["<default>"])
    #expect(compiled.sources.map(\.origin) == [.default])
    #expect(compiled.sources.map(\.files) == Self.parsed.sources.map(\.files))
  }

  private func dump(_ sheet: CSSStyleSheet) -> String {
    TextSink.text { RulesDump(sheet).text(into: &$0) }
  }

  private func rules(_ sheet: CSSStyleSheet) -> String {
    sheet.rules.map { rule in
      let declarations = rule.declarations.map { "\($0.name) \($0.range)" }
      return "\(rule.selectors) \(rule.node) \(declarations)"
    }.joined(separator: "\n")
  }

  private func description(_ sheet: CSSStyleSheet) -> String { sheet.description }
}
