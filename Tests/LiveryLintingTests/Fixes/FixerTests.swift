// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryJSON
import Testing

@testable import LiveryLinting

@Suite struct FixerTests {
  private func lint(_ text: String) -> [Finding] {
    Linter().report(on: [SyntaxTree(parsing: text, name: "a.css")]).findings
  }

  @Test(
    "applies safe fixes, and unsafe ones on request",
    arguments: [
      ("a { color: none }", "a { color: none }", "a { color: transparent }"),
      ("a { colour: red }", "a { colour: red }", "a { color: red }"),
      // A finding that the first fix reveals is fixed in the next pass.
      ("a { colour: none }", "a { colour: none }", "a { color: transparent }"),
      (
        "@meida print { a { colour: red } }", "@meida print { a { colour: red } }",
        "@media print { a { color: red } }"
      ),
      ("a { color: red }", "a { color: red }", "a { color: red }"), ("", "", ""),
    ])
  func fixes(source: String, safe: String, unsafe: String) {
    for (isUnsafe, expected) in [(false, safe), (true, unsafe)] {
      let fixed = Fixer(usesUnsafeFixes: isUnsafe).fixed(SourceText(source), by: lint)
      #expect(fixed.edited.text == expected)
      #expect(fixed.edited.isChanged == (source != expected))
      #expect(fixed.isFullyFixed)
      #expect(fixed.findings.map(\.diagnostic) == lint(expected).map(\.diagnostic))
      #expect(EditedText(SourceText(source), fixed.edited.edits).text == expected)
    }
  }

  @Test("fixes a JSON style sheet in its JSON text")
  func json() {
    let source = #"{ "a": { "color": "none" } }"#
    func lint(_ text: String) -> [Finding] {
      let sheet = JSONStyleSheet(SourceText(text, name: "a.json"))
      return Linter().report(on: [sheet.tree]).findings
    }
    let found = lint(source)
    let fixable = found.contains { !$0.diagnostic.fixIts.isEmpty }
    let fixed = Fixer(usesUnsafeFixes: true).fixed(SourceText(source), known: found, by: lint)
    #expect(fixed.edited.isChanged == fixable)
    #expect(lint(fixed.edited.text).count <= found.count)
  }

  private static let kind = Diagnostic.Kind("x", .warning) { _ in "x" }

  /// Returns findings with the edits that a function returns for a text.
  private func findings(
    _ edits: @escaping (String) -> [[Diagnostic.FixIt]]
  ) -> (String) -> [Finding] {
    { text in
      edits(text).map {
        Finding(
          rule: LintRule.all[0], stream: TokenStream(text),
          diagnostic: Diagnostic(Self.kind, range: 0..<0, fixIts: $0))
      }
    }
  }

  @Test("applies the edits of a finding together or not at all")
  func combinedFixes() {
    let mixed = findings { text in
      text.hasPrefix("a")
        ? [
          [
            .init(range: 0..<1, replacement: "b", isSafe: true),
            .init(range: 1..<2, replacement: "c", isSafe: false),
          ]
        ]
        : []
    }
    #expect(!Fixer().fixed(SourceText("aa"), by: mixed).edited.isChanged)
    #expect(Fixer(usesUnsafeFixes: true).fixed(SourceText("aa"), by: mixed).edited.text == "bc")
  }

  @Test("applies conflicting fixes one after another")
  func overlapping() {
    let overlapping = findings { text in
      text.utf8.enumerated().filter { $0.element == UInt8(ascii: "a") }.map { offset, _ in
        let end = min(offset + 2, text.utf8.count)
        let rest = text.utf8.dropFirst(offset + 1).prefix(end - offset - 1)
        return [.init(range: offset..<end, replacement: "b" + String(rest)!, isSafe: true)]
      }
    }
    let fixed = Fixer().fixed(SourceText("aaaa"), by: overlapping)
    #expect(fixed.edited.text == "bbbb")
    #expect(fixed.count == 4 && fixed.isFullyFixed)
    #expect(fixed.edited.edits == [TextEdit(range: 0..<4, replacement: "bbbb")])
  }

  @Test("stops at fixes that undo each other")
  func endless() {
    let endless = findings { text in
      [[.init(range: 0..<1, replacement: text == "a" ? "b" : "a", isSafe: true)]]
    }
    let fixed = Fixer().fixed(SourceText("a"), by: endless)
    #expect(!fixed.isFullyFixed)
    #expect(fixed.count == Fixer.maximumPasses)
  }
}
