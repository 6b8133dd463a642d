// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting
import TestSupport
import Testing

@Suite("Long lists in a linted theme")
struct LongListTests {
  @Test(
    "take linear time", .tier(.standard),
    arguments: TestTier.part(of: LongList.all))
  func growth(list: LongList) {
    // The larger size exceeds the number of names that are compared for suggestions.
    expectGrowthOnOneThread(from: 1_200, list.testDescription) { count in
      _ = Linter().report(on: [SyntaxTree(parsing: list.css(count))])
    }
  }
}
