// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import LiveryLinting
import LiveryPrinting
import TestSupport
import Testing

/// Tests that the reports of a session equal those of a linter that checks everything anew.
@Suite struct LintSessionTests {
  /// The themes to edit, each with the texts that its sheets can import.
  private static let themes: [(sheets: [Sheet], imported: [String: String])] = [
    ([("a.css", plain)], imported),
    ([("t.css", plain), ("m.css", nested), ("n.css", brand)], imported),
    ([("b.css", ":root { --z: 2px }"), ("m.css", plain), ("n.css", brand)], ["c.css": ".c {}"]),
    ([("a.css", examples(\.bad))], imported),
    ([("a.css", examples(\.good)), ("n.css", brand)], imported),
    ([("a.css", nested + plain)], [:]),
  ]

  private typealias Sheet = (name: String, text: String)

  private static let plain = """
    :root { --x: red; --y: var(--x) }
    .a { color: #777; background: #888 }
    .a:hover { color: var(--y) }
    .b { padding: 1px; padding: 2px }
    .b.a { color: red }
    button:hover { color: blue }
    .a { color: var(--x); background-color: white }
    .c { margin-left: 1px; margin: 2px }

    """

  private static let nested = """
    .card { color: #888; background: #999; &:hover { color: red; .b & { top: 1px } } }
    @layer base, theme; @layer base { .a { color: red } .a { top: 0 } }
    @container style(--x: red) { .b { color: red; quotes: 'x' } }
    @scope (.a) { .b { color: #777; background: #888 } }
    .q { content: 'x'; color: #FFF; width: 0px }

    """

  private static let brand = """
    @import "b.css";
    .button { color: var(--x); padding: var(--z) }
    .a .b { background-color: var(--y) }
    @media (prefers-color-scheme: dark) { :root { --x: white } .a { color: #222 } }

    """

  private static let imported = [
    "b.css": ".imported:hover { color: var(--x) } :root { --z: 1px }",
    "c.css": "@import \"b.css\"; .c { color: red }",
  ]

  private static let configurations = [
    "", "strict: true", "base: three20", "base: harbor\nstrict: true", "extends: default",
    """
    types: {button: {states: [hover, disabled]}, label: {states: [hover]}}
    classes: [a, b, button]
    variables: [--x]
    properties: {-x-gap: {grammar: '<length>'}}
    strict: true
    """,
    "target: gtk-4.14\nstrict: true",
    "rules: {max-nesting-depth: {severity: warning, limit: 1}, property-order: error}",
  ]

  private static func examples(_ example: KeyPath<LintRule, LintExample>) -> String {
    LintRule.all.map { $0[keyPath: example] }.filter { $0.language == .css }.map(\.source)
      .joined(separator: "\n")
  }

  private static func linter(_ configuration: String, hasTrees: Bool) -> Linter {
    let text = SourceText(configuration, name: ".livery.yml")
    var linter = Linter(ParsedConfiguration(text).configuration)
    let tree = #"{"type": "window", "children": [{"type": "button", "classes": ["a", "b"]}]}"#
    if hasTrees, let root = TreeDescription(parsing: SourceText(tree)).root {
      linter.trees = [root]
    }
    return linter
  }

  private static func lines(_ report: LintReport) -> [String] {
    report.bySheet.enumerated().flatMap { number, findings in
      findings.map { finding in
        """
        \(number) \(finding.rule.name) \(finding.stream.name) \(finding.diagnostic) \
        \(finding.diagnostic.message) \(finding.dependency)
        """
      }
    }
  }

  /// Edits a theme and compares both reports after each edit.
  private static func compare(_ editor: ThemeEditor, by linter: Linter, edits: Int) {
    var editor = editor
    var session = LintSession(linter)
    for number in 0...edits {
      if number > 0 { editor.edit() }
      let sources = editor.sources()
      let difference = lines(session.report(on: sources))
        .difference(from: lines(linter.report(on: sources)))
      guard difference.isEmpty else {
        Issue.record("edit \(number): \(difference) in \(editor.names.map(editor.text))")
        return
      }
    }
  }

  @Test(
    "reports what a new linter reports after random edits",
    arguments: TestTier.part(of: 0..<192))
  func smallThemes(seed: Int) {
    let theme = Self.themes[seed % Self.themes.count]
    let configuration = Self.configurations[seed / Self.themes.count % Self.configurations.count]
    let editor = ThemeEditor(theme.sheets, imported: theme.imported, seed: UInt64(seed))
    Self.compare(
      editor, by: Self.linter(configuration, hasTrees: seed % 5 == 4), edits: TestTier.part(of: 80))
  }

  @Test(
    "reports what a new linter reports after random edits of sheets in use", .needsCorpora,
    arguments: TestTier.part(of: Corpora.files(in: "real-world", endings: ["css", "qss"])))
  func sheetsInUse(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    // Larger sheets take long without optimization.
    guard text.utf8.count < 200_000 || TestTier.campaign.isIncluded else { return }
    let editor = ThemeEditor(
      [("t.css", Self.plain), ("sheet.css", text), ("n.css", Self.brand)], imported: Self.imported,
      seed: UInt64(text.utf8.count))
    Self.compare(
      editor, by: Self.linter("base: three20", hasTrees: false), edits: TestTier.part(of: 16))
  }

  @Test("finds what an edit adds, and forgets what it removes")
  func edits() {
    var session = LintSession(Linter())
    func findings(_ text: String) -> [String] {
      session.report(on: [SyntaxTree(parsing: text, name: "a.css")]).findings
        .map { "\($0.rule.name) \($0.diagnostic.range)" }
    }
    let value = "invalid-value"
    #expect(
      findings("a { colour: red } b { top: 1 }") == ["unknown-property 4..<10", "\(value) 27..<28"])
    #expect(findings("a { color: red } b { top: 1 }") == ["\(value) 26..<27"])
    #expect(findings("a { color: red } b { top: 1px }") == [])
    #expect(findings("") == [])
    #expect(findings("b { top: 1 }") == ["\(value) 9..<10"])
  }

  @Test("moves the numbers of lines with the rules that they name")
  func lines() {
    var session = LintSession(Linter())
    func messages(_ text: String) -> [String] {
      session.report(on: [SyntaxTree(parsing: text, name: "a.css")]).findings
        .filter { $0.rule == .named("duplicate-selector") }.map(\.diagnostic.message)
    }
    let rules = ".a { top: 0 }\n.b { top: 0 }\n.a { left: 0 }\n"
    #expect(messages("i { top: 0 }\n" + rules) == ["'.a' repeats the selector of line 2"])
    #expect(messages("i { top: 0 }\n\n" + rules) == ["'.a' repeats the selector of line 3"])
    #expect(messages(rules) == ["'.a' repeats the selector of line 1"])
  }
}
