// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

@Suite struct StyleApplyingTests {
  private struct Badge: StyleApplying {
    var color = CSSColor.black
    var isHidden = false

    mutating func apply(_ ruleSet: RuleSet) {
      if let color = ruleSet.color { self.color = color }
      isHidden = ruleSet.isHidden
    }
  }

  @Test("a value applies what a rule set defines and keeps the rest")
  func apply() {
    let sheet = CSSStyleSheet(".a { color: red } .b { visibility: hidden }")
    var badge = Badge()
    badge.apply(sheet.ruleSet(for: ".a"))
    badge.apply(sheet.ruleSet(for: ".b"))
    #expect(badge.color == CSSColor(.red))
    #expect(badge.isHidden)
  }
}
