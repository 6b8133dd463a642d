// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

@testable import Catalog

@Suite struct StyleSampleTests {
  @Test(arguments: StyleSample.all.flatMap(\.samples).map(\.name))
  func everySampleIsAStyleOfTheDefaultSheet(_ name: String) {
    #expect(!Theme().pipeline(for: ".\(name)").steps.isEmpty)
  }

  @Test func noStyleIsShownTwice() {
    let names = StyleSample.all.flatMap(\.samples).map(\.name)
    #expect(Set(names).count == names.count)
  }
}
