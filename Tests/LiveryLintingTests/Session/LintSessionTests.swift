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
    arguments: TestTier.part(of: 0..<96))
  func smallThemes(seed: Int) {
    let theme = Self.themes[seed % Self.themes.count]
    let configuration = Self.configurations[seed / Self.themes.count % Self.configurations.count]
    let editor = ThemeEditor(theme.sheets, imported: theme.imported, seed: UInt64(seed))
    Self.compare(
      editor, by: Self.linter(configuration, hasTrees: seed % 5 == 4), edits: TestTier.part(of: 64))
  }

  @Test(
    "reports what a new linter reports after random edits of the cases of a lint rule",
    arguments: RuleCaseTests.all)
  func cases(of rule: RuleCases) {
    let cases = (rule.rejected + rule.accepted).filter { $0.language == .css }
    let files = cases.reduce(into: Self.imported) { $0.merge($1.files) { $1 } }
    // A session checks single rules again for a local lint rule, which needs few edits to test.
    let seeds = LintRule.named(rule.rule)?.isLocal == true ? 0..<8 : 0..<24
    for seed in TestTier.part(of: seeds) where !cases.isEmpty {
      let texts = (0..<6).map { cases[(seed + $0 * max(1, cases.count / 6)) % cases.count] }
        .map(\.source.text)
      let sheets = [
        ("s.css", [texts[0], texts[2], texts[4]].joined(separator: "\n")),
        ("t.css", [texts[1], texts[3], texts[5]].joined(separator: " ")),
      ]
      Self.compare(
        ThemeEditor(sheets, imported: files, seed: UInt64(seed)),
        by: cases[seed % cases.count].linter(for: rule.rule), edits: TestTier.part(of: 112))
    }
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
      editor, by: Self.linter("base: three20", hasTrees: false), edits: TestTier.part(of: 10))
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

  /// Pairs of sheets with different findings in the rules that they share.
  ///
  /// The random edits seldom lead from one to the other.
  private static let pairs = [
    // The nesting of a rule, an invalid declaration, `!important`, a value that shows the focus and
    // the block of an at-rule.
    ("a { b {} c {} } a c {}", "a { b { c {} } } a c {}"),
    ("a { color: red } a {color}", "a { color: red } a {color: blue}"),
    (
      "a { top: 0 } @media print { a { top: 1px } }",
      "a { top: 0 !important } @media print { a { top: 1px } }"
    ),
    ("\(focus) a:focus { box-shadow: none }", "\(focus) a:focus { box-shadow: 0 0 1px red }"),
    ("@layer bsae { a {} } @layer base, theme", "@layer bsae { a {} } @layer base, theme{}"),
    // The nesting of a color, and the nesting and order of a variable.
    ("\(colors) b { a { color: black } }", "\(colors) b {} a { color: black }"),
    ("a { b {} --x: black } \(colors)", "a { b { --x: black } } \(colors)"),
    ("a { --x: black } b {} \(colors)", "a {} b { --x: black } \(colors)"),
    // A second background, after which the first one is not behind all elements.
    ("\(background) i { color: #ccc }", "\(background) i { color: #ccc } b { background: red }"),
    // At-rules that change the colors of elements without naming them.
    ("@layer y, x; \(layers)", "@layer x, y; \(layers)"), ("@layer y, x; \(layers)", layers),
    ("@import 'base.css'; \(colors)", "@import 'base.css' print; \(colors)"),
    (":root { --y: 1 } \(query)", ":root { --y: 2 } \(query)"),
    (
      "@property --x { syntax: '*'; inherits: true; initial-value: #999 } \(colors)",
      "@property --x { syntax: '*'; inherits: true; initial-value: black } \(colors)"
    ),
    (
      "@property --x { syntax: '*'; inherits: true; initial-value: red } \(motion)",
      "@property --x { syntax: '<color>'; inherits: true; initial-value: red } \(motion)"
    ),
    (
      "b { transition-behavior: allow-discrete } \(motion)",
      "b { transition-behavior: normal } \(motion)"
    ),
  ]

  private static let layers = "@layer x { \(colors) } @layer y { a { color: black } }"
  private static let focus = "a:focus { outline: none }"
  private static let query = "@container style(--y: 1) { \(colors) }"
  private static let background = "@import 'base.css'; :root { background: white }"
  private static let motion = "a { transition-property: --x; --x: red }"
  private static let colors = "a { color: var(--x, #999); background: white }"

  @Test("checks unchanged rules again if they depend on the edited one", arguments: pairs)
  func dependencies(first: String, second: String) {
    let imported = ["base.css": "a { background: black !important }"]
    Self.compare([first, second, first].map { Self.sources([("a.css", $0)], imported) })
  }

  @Test("checks a theme again if its sheets are in another order, or an imported one changes")
  func themes() {
    let sheets = [("a.css", Self.colors), ("b.css", "a { color: black }")]
    let edited = sheets.reversed().map { ($0.0, $0.1 + " b {}") }
    Self.compare([sheets, sheets.reversed(), sheets, edited].map { Self.sources($0) })
    let theme = [("a.css", "@import 'base.css'; button:hover {}")]
    let imported = "button:focus {} button:disabled {}"
    Self.compare(["", imported, ""].map { Self.sources(theme, ["base.css": $0]) })
  }

  private static func sources(
    _ sheets: [Sheet], _ imported: [String: String] = [:]
  ) -> [StyleSource] {
    var editor = ThemeEditor(sheets, imported: imported, seed: 0)
    return editor.sources()
  }

  /// Compares the reports of a session with those of a linter, which differ from one theme to the
  /// next.
  private static func compare(_ themes: [[StyleSource]]) {
    let reports = themes.map { lines(Linter().report(on: $0)) }
    #expect(zip(reports, reports.dropFirst()).allSatisfy { $0 != $1 })
    var session = LintSession(Linter())
    #expect(themes.map { lines(session.report(on: $0)) } == reports)
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
