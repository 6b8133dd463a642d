// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for objects of a program that receive a style.
@Suite struct ApplyTests {
  private final class Label: StyleApplying {
    var color = CSSColor.black
    var font: CSSFont?
    var isHidden = false
    var applications = 0

    func apply(_ ruleSet: RuleSet) {
      if let color = ruleSet.color { self.color = color }
      font = ruleSet.font
      isHidden = ruleSet.isHidden
      applications += 1
    }
  }

  private struct Badge: StyleApplying {
    var background: CSSColor?
    var width = 10.0

    mutating func apply(_ ruleSet: RuleSet) {
      if let color = ruleSet.backgroundColor { background = color }
      if let width = ruleSet.width?.resolved(percentagesOf: 300, auto: width) { self.width = width }
    }
  }

  private let theme = Theme(
    CSSStyleSheet(
      """
      .a { color: red; font: bold 20px Arial }
      .a:hover { color: lime; visibility: hidden }
      .b { background-color: blue; width: 50% }
      """))

  @Test("a rule set applies its values to an object, also in a state")
  func object() {
    let label = Label()
    #expect(theme.apply(".a", to: label))
    #expect(label.color == CSSColor(.red))
    #expect(label.font?.description == "bold 20px Arial")
    #expect(!label.isHidden)
    #expect(theme.apply(".a", to: label, state: .highlighted))
    #expect(label.color == CSSColor(.lime))
    #expect(label.isHidden)
  }

  @Test("applies declared values and keeps the others")
  func value() {
    var badge = Badge()
    let isApplied = theme.apply(".b", to: &badge)
    #expect(isApplied)
    #expect(badge.background == CSSColor(.blue))
    #expect(badge.width == 150)
    theme.apply(".a", to: &badge)
    #expect(badge.background == CSSColor(.blue))
  }

  @Test("an object without a matching rule does not change")
  func unmatched() {
    let label = Label()
    label.color = CSSColor(.navy)
    #expect(!theme.apply(".nosuch", to: label))
    #expect(!theme.apply("", to: label))
    #expect(label.applications == 0)
    var badge = Badge()
    let isApplied = theme.apply(".nosuch", to: &badge)
    #expect(!isApplied)
    #expect(badge.background == nil)
  }
}
