// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Testing

struct RuleSetDescriptionTests {
  @Test("prints a rule set as a rule without custom properties")
  func description() {
    let sheet = CSSStyleSheet(":root { --a: 1 } .title { color: navy; width: 2em }")
    #expect(
      sheet.ruleSet(for: ".title").description == ".title { color: rgb(0, 0, 128); width: 32px }")
    #expect(sheet.ruleSet(for: ".other").description == ".other {}")
  }
}
