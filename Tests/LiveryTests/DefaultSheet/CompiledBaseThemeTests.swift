// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryBases
import LiveryFormatting
import LiveryPrinting
import TestSupport
import Testing

/// Tests that the compiled base themes resolve as their parsed texts.
@Suite(.serialized) struct CompiledBaseThemeTests {
  /// A base theme in both forms.
  struct Forms: @unchecked Sendable, CustomTestStringConvertible {
    let compiled: CSSStyleSheet
    let parsed: CSSStyleSheet

    let bytes: UnsafeRawBufferPointer

    init(_ base: BaseTheme) {
      bytes = base.bytes
      compiled = base.sheet
      parsed = base.sheet.parsed
    }

    var selectors: [String] { Set(parsed.rules.flatMap(\.selectors)).sorted() }
    var testDescription: String { compiled.description }
  }

  private static let bases = BaseTheme.allCases.map(Forms.init)

  @Test("the library contains the compiled form of the text", arguments: bases)
  func bytes(base: Forms) {
    #expect(base.compiled.isCompiled && !base.parsed.isCompiled)
    let isCurrent = Array(base.bytes) == base.parsed.compiled()
    #expect(isCurrent, "run Scripts/generate base-themes")
  }

  @Test("each selector has the same value of each property, in each state", arguments: bases)
  func values(base: Forms) {
    #expect(base.selectors.count > 100)
    let states: [ControlState] = [.normal, .highlighted, .disabled, .selected, .focused]
    for selector in TestTier.part(of: base.selectors) + [":root", "nothing", "a:b:", ""] {
      for state in states {
        let (first, second) = (
          base.compiled.prepare(selector, state: state), base.parsed.prepare(selector, state: state)
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

  @Test("each value has the same explanation, with the same positions", arguments: bases)
  func explanations(base: Forms) {
    for selector in TestTier.part(of: base.selectors) {
      let expected = explanations(of: selector, in: base.parsed)
      #expect(explanations(of: selector, in: base.compiled) == expected)
    }
  }

  private func explanations(of selector: String, in sheet: CSSStyleSheet) -> String {
    let explanations = sheet.explanations(of: sheet.prepare(selector), states: [])
    return TextSink.text { sink in
      ExplanationReport.text(explanations.map { ExplanationReport($0) }, into: &sink)
    }
  }

  @Test("rules, diagnostics, text and dumps are the same", arguments: bases)
  func text(base: Forms) {
    for dump in [dump, rules, \.description] { #expect(dump(base.compiled) == dump(base.parsed)) }
    #expect(base.compiled.diagnostics.isEmpty && base.parsed.diagnostics.isEmpty)
    #expect(base.compiled.sources.map(\.origin) == [.default])
    #expect(base.compiled.sources.flatMap(\.files) == [])
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
}

extension CSSStyleSheet {
  /// The sheets, parsed from their texts.
  var parsed: CSSStyleSheet { CSSStyleSheet(index.fullyParsed, environment: environment) }
}
