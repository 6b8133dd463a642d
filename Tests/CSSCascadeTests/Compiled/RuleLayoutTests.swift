// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSCascade

/// Tests that rules of a compiled theme have the same layout in memory as in the file.
@Suite struct RuleLayoutTests {
  @Test("a rule has the size of its words, and each field the offset of its word")
  func layout() {
    #expect(MemoryLayout<StyleRuleRecord>.stride == 24)
    #expect(MemoryLayout<StyleRuleRecord>.offset(of: \.source) == 0)
    #expect(MemoryLayout<StyleRuleRecord>.offset(of: \.node) == 4)
    #expect(MemoryLayout<StyleRuleRecord>.offset(of: \.selectorRange) == 8)
    #expect(MemoryLayout<StyleRuleRecord>.offset(of: \.declarationRange) == 16)
  }
}
