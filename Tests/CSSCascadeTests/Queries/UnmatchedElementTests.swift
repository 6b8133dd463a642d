// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of the queries that return `nil`.
@Suite struct UnmatchedElementTests {
  @Test(
    "returns nil if no rule matches the element itself",
    arguments: [
      StyleQuery("body { color: red }", ".nosuch", "color", nil),
      StyleQuery("a { color: red }", "a .nosuch", "color", nil),
      StyleQuery("a { color: red } .nosuch a { color: blue }", ".nosuch", "color", nil),
      StyleQuery(":root { --x: 1 }", ".nosuch", "--x", nil),
      StyleQuery("", "a", "color", nil),
    ])
  func unmatched(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "inherits if any rule matches",
    arguments: [
      StyleQuery("body { color: red } .a {}", ".a", "color", "rgb(255, 0, 0)"),
      StyleQuery("body { color: red } * {}", ".nosuch", "color", "rgb(255, 0, 0)"),
      StyleQuery(":root { --x: 1 } .a {}", ".a", "--x", "1"),
      StyleQuery("b { color: red } .a {}", "b .a", "color", "rgb(255, 0, 0)"),
    ])
  func matched(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "returns nil instead of the initial value of an undeclared property",
    arguments: [
      StyleQuery("a { color: red }", "a", "font-size", nil),
      StyleQuery("a { color: red }", "a", "visibility", nil),
      StyleQuery("body { width: 1px } a { color: red }", "a", "width", nil),
      StyleQuery("body { background-color: red } a { color: red }", "a", "background-color", nil),
      StyleQuery("a { nonsense: 1 }", "a", "nonsense", nil),
      StyleQuery("a { color: nonsense }", "a", "color", nil),
    ])
  func undeclared(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "returns an initial value that is declared",
    arguments: [
      StyleQuery("a { width: initial }", "a", "width", "auto"),
      StyleQuery("a { color: initial }", "a", "color", "rgb(0, 0, 0)"),
      StyleQuery("a { font-size: initial }", "a", "font-size", "16px"),
      StyleQuery("a { color: var(--nosuch) }", "a", "color", "rgb(0, 0, 0)"),
    ])
  func initial(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "the rule set of an unmatched element is empty, with fallbacks for derived values"
  )
  func ruleSet() {
    let ruleSet = CSSStyleSheet("body { color: red; font-size: 30px }").ruleSet(for: ".nosuch")
    #expect(!ruleSet.isMatched)
    #expect(ruleSet.selector == ".nosuch")
    #expect(ruleSet.color == nil)
    #expect(ruleSet[.fontSize] == nil)
    #expect(ruleSet.font.description == "14px sans-serif")
  }
}
