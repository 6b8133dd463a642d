// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues
import Testing

@Suite struct ExplanationTests {
  /// Returns the candidates as `value: reason`, for `.a` in `section`.
  private static func lines(
    _ css: String, _ property: String = "width", of selector: String = "section .a"
  ) -> [String] {
    lines(CSSStyleSheet(css, name: "a.css").explain(selector, property).candidates)
  }

  private static func lines(_ candidates: [Candidate]) -> [String] {
    candidates.map { "\($0.value)\($0.isImportant ? " !important" : ""): \($0.reason)" }
  }

  private static let rows: [(String, [String])] = [
    (".a { width: 1px }", ["1px: wins"]),
    (".a { width: 1px } .b { width: 2px }", ["1px: wins"]),
    (".a { width: 1px } .a { width: 2px }", ["2px: wins", "1px: lost to a later declaration"]),
    (
      ".a { width: 1px; width: 2px }",
      ["2px: wins", "1px: lost to a later declaration of the same block"]
    ),
    (
      "section .a { width: 1px } .a { width: 2px }",
      ["1px: wins", "2px: lost to specificity (0,1,1)"]
    ),
    (
      ".a { width: 1px !important } section .a { width: 2px }",
      ["1px !important: wins", "2px: lost to an important declaration"]
    ),
    (
      "@layer one, two; @layer two { .a { width: 2px } } @layer one { section .a { width: 1px } }",
      ["2px: wins", "1px: lost to layer 'two'"]
    ),
    (
      "@layer one { .a { width: 1px } } .a { width: 2px }",
      ["2px: wins", "1px: lost to what is in no layer"]
    ),
    (
      "@layer one { .a { width: 1px !important } } .a { width: 2px !important }",
      ["1px !important: wins", "2px !important: lost to layer 'one'"]
    ),
    (
      "@scope (body) { .a { width: 1px } } @scope (section) { .a { width: 2px } } .a { width: 3px }",
      [
        "2px: wins", "1px: lost to a nearer scope, 1 step up",
        "3px: lost to a nearer scope, 1 step up",
      ]
    ),
    (
      ".a { width: 1px; width: bogus }",
      [
        "bogus: invalid: invalid value for 'width': found 'bogus', expected auto | <length-percentage [0,∞]> | min-content | max-content | fit-content() | stretch | fit-content | contain",
        "1px: wins",
      ]
    ),
    (
      ".a { width: 1px } .a { width: var(--b) }",
      [
        "var(--b): wins, but is invalid at computed-value time: 'width' is invalid at computed-value time because '--b' has no value and there is no fallback",
        "1px: lost to a later declaration",
      ]
    ),
    (
      "@layer one { .a { width: 1px } } .a { width: 2px } .a { width: revert-layer }",
      [
        "revert-layer: takes declarations back with 'revert-layer'",
        "2px: taken back by 'revert-layer'", "1px: wins",
      ]
    ),
    (
      ".a { width: 1px } .a { width: var(--r, revert) }",
      ["var(--r, revert): takes declarations back with 'revert'", "1px: taken back by 'revert'"]
    ),
    (
      ".a { width: 1px } @media (width > 600px) { .a { width: 2px } @media print { .a { width: 3px } } }",
      [
        "1px: wins",
        "3px: condition does not hold: @media (width > 600px), @media print",
        "2px: condition does not hold: @media (width > 600px)",
      ]
    ),
    (
      ".a { width: 1px } @container card (width > 400px) { .a { width: 2px } }",
      ["1px: wins", "2px: condition does not hold: @container card (width > 400px)"]
    ),
    (
      ".a { width: 1px } @scope (.card) to (.end) { .a { width: 2px } .b { width: 3px } }",
      ["1px: wins", "2px: condition does not hold: @scope (.card) to (:scope .end)"]
    ),
    (
      ".a { width: 1px } @starting-style { .a { width: 2px } } .a { @starting-style { width: 3px } }",
      ["1px: wins"]
    ),
    (".a { width: inherit }", ["inherit: wins; the value is the parent's"]),
    (".a { all: initial } .a { height: 1px }", ["initial: wins"]),
  ]

  @Test("each candidate has its reason", arguments: rows)
  func reasons(css: String, expected: [String]) {
    #expect(Self.lines(css) == expected)
  }

  @Test("distinguishes origins")
  func origins() {
    var sheet = CSSStyleSheet(".a { width: 1px }", name: "d.css", origin: .default)
    sheet.add(".a { width: 2px !important }", name: "u.css", origin: .user)
    sheet.add(".a { width: 3px }", name: "a.css")
    sheet.add(".a { width: 4px !important }", name: "b.css")
    let explanation = sheet.explain(".a", "width")
    #expect(
      Self.lines(explanation.candidates) == [
        "2px !important: wins", "4px !important: lost to the user's sheets",
        "3px: lost to an important declaration", "1px: lost to an important declaration",
      ])
    #expect(explanation.candidates.map(\.origin) == [.user, .author, .author, .default])
    #expect(explanation.candidates.map(\.location?.file) == ["u.css", "b.css", "a.css", "d.css"])
    #expect(explanation.source == .declaration)
    #expect(explanation.value == "2px")
  }

  @Test("a candidate has its rule, its position and its rule context")
  func places() throws {
    let sheet = CSSStyleSheet(
      """
      @layer base.buttons {
        section {
          .a, #b { color: red; margin: 1PX  2px }
        }
      }
      @scope (section) { .a { width: 1px; margin-top: 3px } }
      """, name: "a.css")
    let explanation = sheet.explain("section > .a", "margin-top")
    let scoped = try #require(explanation.candidates.first)
    #expect(scoped.scope?.rule == "@scope (section)")
    #expect(scoped.scope?.proximity == 1)
    let candidate = try #require(explanation.candidates.last)
    #expect(candidate.property == "margin")
    #expect(candidate.value == "1px 2px")
    #expect(candidate.selector == "section .a")
    #expect(candidate.layer == "base.buttons")
    #expect(candidate.specificity.description == "(0,1,1)")
    #expect(candidate.location?.description == "a.css:3:26")
    #expect(!candidate.wins)
  }

  @Test("explains an inherited value at its declaration")
  func inheritance() {
    let css = """
      :root { color: teal } body { color: navy }
      section { color: inherit } .a { width: 1px }
      """
    let explanation = CSSStyleSheet(css).explain("section .a", "color")
    #expect(explanation.value == "rgb(0, 128, 128)")
    #expect(explanation.source == .inheritance)
    #expect(explanation.candidates.isEmpty)
    #expect(explanation.inheritedFrom.map(\.element) == ["section", "body"])
    #expect(
      explanation.inheritedFrom.map { Self.lines($0.candidates) } == [
        ["inherit: wins; the value is the parent's"],
        ["teal: wins", "navy: lost to specificity (0,1,0)"],
      ])
  }

  @Test("explains a shorthand with all candidates of its longhands")
  func shorthands() {
    let css = ".a { margin: 1px } .a { margin-top: 2px } .a { margin-top: 3px }"
    let explanation = CSSStyleSheet(css).explain(".a", "margin")
    #expect(explanation.value == "3px 1px 1px")
    #expect(
      Self.lines(explanation.candidates) == [
        "3px: wins", "2px: lost to a later declaration", "1px: wins",
      ])
  }

  @Test("explains custom properties")
  func customProperties() {
    let css = ":root { --x: 1 } .a { --x: 2; width: 1px } .a { --x: var(--y) }"
    let explanation = CSSStyleSheet(css).explain(".a", "--x")
    #expect(explanation.value == nil)
    #expect(
      explanation.candidates.map(\.reason.name) == [
        "invalid-at-computed-value-time", "order",
      ])
    let root = CSSStyleSheet(":root { --x: 1 } .a { top: 0 }").explain(".a", "--x")
    #expect(root.value == "1")
    #expect(root.source == .inheritance)
    #expect(root.inheritedFrom.first?.candidates.first?.wins == true)
  }

  @Test(
    "explains a variable without a value",
    arguments: [
      (
        "--x: var(--y)", "--y",
        "'--x' is invalid at computed-value time because '--y' has no value and there is no fallback"
      ),
      ("--x: var(--x)", "--x", "'--x'"),
    ])
  func variables(declaration: String, name: String, problem: String) {
    let explanation = CSSStyleSheet(".a { \(declaration) }").explain(".a", "--x")
    #expect(explanation.candidates.first?.reason.description.contains(problem) == true)
  }

  @Test("explains registered custom properties by their registrations")
  func registrations() {
    let css = """
      @property --x { syntax: "<length>"; inherits: false; initial-value: 3px }
      section { --x: 4px } .a { top: 0 } .b { --x: red } .c { font-size: var(--x); --x: 2em }
      """
    let sheet = CSSStyleSheet(css)
    let plain = sheet.explain("section .a", "--x")
    #expect(plain.value == "3px")
    #expect(plain.source == .initialValue)
    #expect(plain.inheritedFrom.isEmpty)
    let mismatch = sheet.explain(".b", "--x")
    #expect(mismatch.value == "3px")
    #expect(mismatch.candidates.map(\.reason.name) == ["invalid-at-computed-value-time"])
    let cycle = sheet.explain(".c", "font-size")
    #expect(cycle.value == sheet.css(".c", "font-size")?.description)
    #expect(cycle.candidates.map(\.reason.name) == ["invalid-at-computed-value-time"])
  }

  @Test("explains why there is no value")
  func nothing() {
    let sheet = CSSStyleSheet(".a { color: red } @media print { .b { color: red } }")
    let initial = sheet.explain(".a", "width")
    #expect(initial.source == .initialValue)
    #expect(initial.value == nil)
    #expect(initial.initialValue == "auto")
    #expect(initial.candidates.isEmpty)
    let unmatched = sheet.explain(".b", "color")
    #expect(unmatched.source == .unmatched)
    #expect(unmatched.value == nil)
    #expect(unmatched.candidates.map(\.reason.name) == ["condition"])
    #expect(sheet.explain("a, b", "color").source == .unknown)
    #expect(!sheet.explain("a, b", "color").diagnostics.isEmpty)
    #expect(
      sheet.explain(".a", "colour").diagnostics.map(\.message) == [
        "unknown property 'colour'; did you mean 'color'?"
      ])
    #expect(sheet.explain(".a", "--nobody").source == .initialValue)
  }

  @Test("applies states as css() does")
  func states() {
    let sheet = CSSStyleSheet(
      ".a { color: red } .a:hover { color: blue } .a:state(x) { color: lime }")
    #expect(sheet.explain(".a", "color", state: .highlighted).value == "rgb(0, 0, 255)")
    #expect(sheet.explain(".a", "color", states: ["x"]).candidates.first?.value == "lime")
  }
}
