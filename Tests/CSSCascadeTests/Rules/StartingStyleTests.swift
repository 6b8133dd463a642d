// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import CSSValues
import Testing

@testable import CSSCascade

/// The rules of `@starting-style`, as
/// https://drafts.csswg.org/css-transitions-2/#defining-before-change-style defines them.
@Suite struct StartingStyleTests {
  /// A toolbar in a window of known size, with two buttons.
  private static let window: StyleElement = {
    var ok = StyleElement("button", id: "ok", classes: ["primary"])
    ok.states = ["hover"]
    var window = StyleElement(
      "window",
      children: [StyleElement("toolbar", children: [ok, StyleElement("button")])])
    window.size = StyleSize(width: 400)
    return window
  }()

  /// Returns the values of `order` in the rules that match an element with those in
  /// `@starting-style`, from lowest to highest precedence.
  private func orders(
    _ sheet: CSSStyleSheet, at element: Int = 2, in window: StyleElement = window
  ) -> [String]? {
    let rules = sheet.styleCache.rules
    let index = rules.index.fullyParsed
    let tree = StyledTree(of: window, in: sheet)
    var styler = TreeStyler(rules)
    let styles = styler.styles(of: tree.nodes)
    let lists = styler.startingLists(of: [element], in: tree.nodes, styles: styles)
    guard let list = lists[element] else { return nil }
    return styler.store.tables.lists.address(of: list).pointee.matches.map { match in
      guard Int(match.rule) < index.rules.count else { return "inline" }
      let rule = StyleRule(index, index.rules[Int(match.rule)])
      return rule.declarations.map { $0.tree.stream.text(of: $0.value) }.joined(separator: ",")
    }
  }

  @Test(
    "a rule in @starting-style takes part in the matches like any other rule",
    arguments: [
      ("button { order: 1 } @starting-style { button { order: 2 } }", ["1", "2"]),
      ("@starting-style { button { order: 2 } } button { order: 1 }", ["2", "1"]),
      ("@STARTING-style/**/{ button { order: 2 } }", ["2"]),
      (
        "@starting-style { #ok { order: 3 } button { order: 1 } } .primary { order: 2 }",
        ["1", "2", "3"]
      ),
      ("@starting-style { @starting-style { button { order: 1 } } }", ["1"]),
      ("@starting-style { button { order: 1; &:hover { order: 2 } } }", ["1", "2"]),
      ("@starting-style { toolbar > button:first-child { order: 1 } }", ["1"]),
      // In other at-rules, and around them.
      ("@media all { @starting-style { button { order: 1 } } }", ["1"]),
      ("@starting-style { @media all { button { order: 1 } } }", ["1"]),
      ("@supports (color: red) { @starting-style { button { order: 1 } } }", ["1"]),
      ("@layer a { @starting-style { #ok { order: 1 } } } button { order: 2 }", ["1", "2"]),
      (
        "@layer a, b; @layer b { button { order: 2 } } @starting-style { @layer a { #ok { order: 1 } } }",
        ["1", "2"]
      ),
      (
        "@scope (toolbar) { @starting-style { button { order: 2 } } } @scope (window) { button { order: 1 } }",
        ["1", "2"]
      ),
      ("@starting-style { @scope (toolbar) { button { order: 1 } } }", ["1"]),
      ("@scope (button) { @starting-style { order: 1 } }", ["1"]),
      // In style rules.
      ("button { order: 1; @starting-style { order: 2 } }", ["1", "2"]),
      ("button { @starting-style { order: 1 } order: 2 }", ["", "1", "2"]),
      ("toolbar { @starting-style { button { order: 1 } } }", ["1"]),
      ("toolbar { @starting-style { > button { &.primary { order: 1 } } } }", ["", "1"]),
      ("button { @media all { @starting-style { order: 1 } } }", ["", "1"]),
    ])
  func matches(css: String, orders: [String]) {
    #expect(self.orders(CSSStyleSheet(css)) == orders)
  }

  @Test(
    "there are no matches without a rule in @starting-style that matches the element",
    arguments: [
      "", "button { order: 1 }", "@starting-style {} button { order: 1 }",
      "@starting-style { label { order: 1 } } button { order: 2 }",
      "@media print { @starting-style { button { order: 1 } } }",
      "@starting-style { @media print { button { order: 1 } } }",
      "@supports (x: y) { @starting-style { button { order: 1 } } }",
      "@scope (label) { @starting-style { button { order: 1 } } }",
      "@starting-style { order: 1 }", "@starting-style; button { order: 1 }",
      "@starting-style x { button { order: 1 } }", "@starting-style () { button { order: 1 } }",
      "button { @starting-style x { order: 1 } }",
    ])
  func noMatches(css: String) { #expect(orders(CSSStyleSheet(css)) == nil) }

  @Test("a container query refers to the styles of the ancestors")
  func containers() {
    let sheet = CSSStyleSheet(
      """
      window { container-type: inline-size }
      @container (width > 300px) { @starting-style { button { order: 1 } } button { order: 2 } }
      @starting-style { @container (width > 500px) { button { order: 3 } } }
      """)
    #expect(orders(sheet) == ["1", "2"])
    #expect(orders(sheet, at: 1) == nil)
  }

  @Test("the matches include the inline style and rules of the sheet that do not match others")
  func attached() {
    let sheet = CSSStyleSheet("button { order: 1 } @starting-style { #ok { order: 2 } }")
    var window = Self.window
    window.children[0].children[0].inlineStyle = "order: 3"
    #expect(orders(sheet, in: window) == ["1", "2", "inline"])
    #expect(orders(sheet, at: 3, in: window) == nil)
  }

  @Test("whether sheets have starting styles depends on their media queries")
  func hasStartingStyles() {
    #expect(!CSSStyleSheet("a { order: 1 }").styleCache.rules.hasStartingStyles)
    #expect(CSSStyleSheet("@starting-style { a {} }").styleCache.rules.hasStartingStyles)
    var sheet = CSSStyleSheet(
      "@media (prefers-color-scheme: dark) { a { @starting-style { order: 1 } } }")
    #expect(!sheet.styleCache.rules.hasStartingStyles)
    sheet.environment.colorScheme = .dark
    #expect(sheet.styleCache.rules.hasStartingStyles)
  }

  @Test("styles are the same with and without starting styles")
  func styles() {
    let plain =
      "@layer a, b; @layer b { button { order: 2 } } .primary { order: 1; &:hover { top: 2px } }"
    let sheet = CSSStyleSheet(
      plain + " @starting-style { button { order: 3 !important; --x: 1 } #ok:hover { top: 9px } }")
    #expect(sheet.css("button#ok.primary", "order")?.description == "1")
    #expect(sheet.css("button", "--x") == nil)
    #expect(sheet.rules.count == 3)
    var tree = StyledTree(of: Self.window, in: sheet)
    #expect(tree.style(at: 2)[.top].description == "2px")
    #expect(tree.style(at: 3)[.order].description == "2")
    var ok = Self.window.children[0].children[0]
    ok.states = []
    let update = tree.update(2, to: ok)
    #expect(update.restyled == 1)
    #expect(
      tree.style(at: 2)[.top]
        == StyledTree(of: Self.window, in: CSSStyleSheet(plain)).style(at: 3)[.top])
  }

  @Test("a prelude is reported, and the rule is ignored")
  func prelude() {
    let sheet = CSSStyleSheet("@starting-style (a) { button { order: 1 } }", name: "a.css")
    #expect(
      sheet.diagnostics.map(\.diagnostic.message) == [
        "expected '{' in '@starting-style', found '('; the rule is ignored"
      ])
    #expect(CSSStyleSheet("@starting-style /**/ { a {} }").diagnostics.isEmpty)
  }

  @Test("a compiled theme has the same matches")
  func compiled() throws {
    let source = CSSStyleSheet(
      """
      button { order: 1 } @starting-style { @layer a { button { order: 2 } } }
      toolbar { @starting-style { button { order: 3 } } }
      @starting-style { @keyframes spin { to { order: 4 } } }
      """, name: "a.css")
    var sheet = try CSSStyleSheet(compiled: source.compiled())
    #expect(sheet.styleCache.rules.hasStartingStyles)
    #expect(sheet.css("toolbar button", "order")?.description == "1")
    #expect(sheet.keyframes(named: "spin")?.frames.count == 1)
    #expect(orders(sheet) == ["2", "1", "3"])
    // Rules of another sheet follow those of the theme.
    sheet.add("@starting-style { button { order: 5 } }", name: "b.css")
    #expect(orders(sheet) == ["2", "1", "5", "3"])
  }
}
