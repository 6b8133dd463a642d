// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import TestSupport
import Testing

@Suite("Long lists in a printed theme")
struct LongListTests {
  @Test(
    "take linear time to format", .tier(.standard),
    arguments: TestTier.part(of: LongList.all))
  func formatting(list: LongList) {
    expectGrowth(from: 1_000, list.testDescription) { count in
      let text = Formatter(SyntaxTree(parsing: list.css(count))).formattedText
      #expect(text.hasSuffix("}\n"))
    }
  }

  @Test(
    "take linear time to minify", .tier(.standard),
    arguments: TestTier.part(of: LongList.all))
  func minifying(list: LongList) {
    expectGrowth(from: 1_000, list.testDescription) { count in
      let text = Minifier(SyntaxTree(parsing: list.css(count))).text
      #expect(text.hasSuffix("}"))
    }
  }
}
