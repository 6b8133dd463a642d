// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of the queries that return `nil`.
@Suite struct UnansweredTests {
  @Test(
    "returns nil if no rule matches the element itself",
    arguments: [
      Question("body { color: red }", ".nosuch", "color", nil),
      Question("a { color: red }", "a .nosuch", "color", nil),
      Question("a { color: red } .nosuch a { color: blue }", ".nosuch", "color", nil),
      Question(":root { --x: 1 }", ".nosuch", "--x", nil),
      Question("", "a", "color", nil),
    ])
  func unmatched(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "inherits if any rule matches",
    arguments: [
      Question("body { color: red } .a {}", ".a", "color", "rgb(255, 0, 0)"),
      Question("body { color: red } * {}", ".nosuch", "color", "rgb(255, 0, 0)"),
      Question(":root { --x: 1 } .a {}", ".a", "--x", "1"),
      Question("b { color: red } .a {}", "b .a", "color", "rgb(255, 0, 0)"),
    ])
  func matched(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "returns nil instead of the initial value of an undeclared property",
    arguments: [
      Question("a { color: red }", "a", "font-size", nil),
      Question("a { color: red }", "a", "visibility", nil),
      Question("body { width: 1px } a { color: red }", "a", "width", nil),
      Question("body { background-color: red } a { color: red }", "a", "background-color", nil),
      Question("a { nonsense: 1 }", "a", "nonsense", nil),
      Question("a { color: nonsense }", "a", "color", nil),
    ])
  func undeclared(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "returns an initial value that is declared",
    arguments: [
      Question("a { width: initial }", "a", "width", "auto"),
      Question("a { color: initial }", "a", "color", "rgb(0, 0, 0)"),
      Question("a { font-size: initial }", "a", "font-size", "16px"),
      Question("a { color: var(--nosuch) }", "a", "color", "rgb(0, 0, 0)"),
    ])
  func initial(_ question: Question) {
    #expect(question.answer == question.expected)
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
