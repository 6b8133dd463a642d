// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("Shorthands of a rule set")
struct RuleSetShorthandTests {
  private func ruleSet(_ declarations: String) -> RuleSet {
    CSSStyleSheet(".a { \(declarations) }").ruleSet(for: ".a")
  }

  private static let sides: [(declarations: String, padding: Insets?, margin: Insets?)] = [
    ("padding: 4px 8px", Insets(top: 4, right: 8, bottom: 4, left: 8), nil),
    ("padding: 1px 2px 3px 4px", Insets(top: 1, right: 2, bottom: 3, left: 4), nil),
    ("padding-left: 1em; font-size: 10px", Insets(left: 10), nil),
    ("padding-inline: 3px; direction: rtl", Insets(right: 3, left: 3), nil),
    ("padding: 0", Insets(), nil), ("padding: 10%", nil, nil), ("padding: 1px 10%", nil, nil),
    ("margin: -1px", nil, Insets(-1)), ("margin: auto", nil, nil),
    ("margin: 1px auto", nil, nil), ("margin-top: 2px", nil, Insets(top: 2)),
    ("padding: calc(1px + 1em); margin: calc(1px + 1%); font-size: 4px", Insets(5), nil),
    ("color: red", nil, nil), ("padding: initial", Insets(), nil),
  ]

  @Test("padding and margin are four sides in px", arguments: sides)
  func side(declarations: String, padding: Insets?, margin: Insets?) {
    let ruleSet = ruleSet(declarations)
    #expect(ruleSet.padding == padding)
    #expect(ruleSet.margin == margin)
  }

  @Test(
    "a border radius applies to all corners",
    arguments: [
      ("border-radius: 6px", "6px"), ("border-radius: 6px / 3px", "6px 3px"),
      ("border-radius: 10%", "10%"), ("border-radius: 6px 6px 6px 6px", "6px"),
      ("border-radius: 6px 3px", nil), ("border-top-left-radius: 6px", nil),
      ("border-top-left-radius: 0", "0px"), ("color: red", nil),
    ] as [(String, String?)])
  func radius(declarations: String, radius: String?) {
    #expect(ruleSet(declarations).borderRadius?.cssValue.description == radius)
  }

  @Test("the shadows of a box have two names")
  func shadows() {
    let shadows = ruleSet("box-shadow: 1px 2px red, inset 0 0 3px blue").boxShadow
    #expect(shadows?.count == 2 && shadows?.last?.isInset == true)
    #expect(ruleSet("box-shadow: none").boxShadow == [])
    #expect(ruleSet("color: red").boxShadow == nil)
  }

  @Test("an unmatched selector has no shorthands")
  func unmatched() {
    let ruleSet = CSSStyleSheet(".a { padding: 1px }").ruleSet(for: ".b")
    #expect(ruleSet.padding == nil && ruleSet.margin == nil && ruleSet.borderRadius == nil)
  }
}
