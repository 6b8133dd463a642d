// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of the at-rules whose rules take part in the cascade.
@Suite struct ConditionTests {
  @Test(
    "applies the rules of matching at-rules",
    arguments: [
      "@media", "@media all", "@media screen", "@media only screen", "@media not print",
      "@MEDIA Screen", "@media print, screen",
      "@media screen, (width > 1px)", "@media /**/ all /**/", "@media (a, b), all",
      "@supports (color: red)", "@layer base", "@scope",
      "@media all { @media screen", "@media s\\63 reen",
    ])
  func matches(condition: String) {
    let sheet = CSSStyleSheet("\(condition) { a { color: red } }")
    #expect(sheet.text("a", "color") == "rgb(255, 0, 0)")
  }

  @Test(
    "ignores the rules of other at-rules and unmatched conditions",
    arguments: [
      "@media print", "@media not all", "@media not screen", "@media only print",
      "@media screen and (width > 1px)", "@media (screen)",
      "@media screen print", "@media 'screen'", "@media foo(x, screen, y)", "@media (x, screen)",
      "@media [a, all, b]", "@media print { @media screen", "@media screen { @media print",
      "@supports (color: reddish)", "@layer a, b", "@container (width > 1px)", "@font-face",
      "@keyframes spin", "@nonsense", "@starting-style", "@media all { @starting-style",
    ])
  func doesNotHold(condition: String) {
    let sheet = CSSStyleSheet("\(condition) { a { color: red } } b { color: red }")
    #expect(sheet.text("a", "color") == nil)
  }

  @Test(
    "applies rules after an at-rule",
    arguments: ["@import 'x';", "@media print { a {} }", "@x {}"])
  func rest(rule: String) {
    #expect(CSSStyleSheet("\(rule) a { color: red }").text("a", "color") == "rgb(255, 0, 0)")
  }

  @Test("equal queries match by their context")
  func equalQueries() {
    let sheet = CSSStyleSheet(
      """
      @media print { @media all { a { color: red } } }
      @media screen { @media all { b { color: red } } @media all { c { color: red } } }
      @media all { d { color: red } }
      @media print { @media all { e { color: red } } f { color: red } }
      """)
    #expect(sheet.rules.map(\.selectors) == [["b"], ["c"], ["d"]])
  }

  @Test("declarations directly in a top-level at-rule have no effect")
  func noSubject() {
    #expect(CSSStyleSheet("@media all { color: red } a {}").text("a", "color") == nil)
  }

  @Test("returns the rules whose conditions match")
  func rules() {
    let sheet = CSSStyleSheet(
      """
      a {} @media print { b {} } @supports (x: y) { c {} } @layer { d {} } @scope (x) { e {} }
      @container (width > 1px) { f {} } @media screen { g { & h {} } } @starting-style { i {} }
      """)
    let selectors = [["a"], ["d"], [":scope e"], ["f"], ["g"], ["g h"]]
    #expect(sheet.rules.map(\.selectors) == selectors)
  }
}
