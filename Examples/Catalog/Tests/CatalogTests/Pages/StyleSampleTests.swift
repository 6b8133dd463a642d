// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines
import Testing

@testable import Catalog

@Suite struct StyleSampleTests {
  @Test(
    "each sample is a style of the default style sheet",
    arguments: StyleSample.all.flatMap(\.samples).map(\.name))
  func samples(_ name: String) {
    #expect(!Theme().pipeline(for: ".\(name)").steps.isEmpty)
  }

  @Test("no style is shown twice")
  func duplicates() {
    let names = StyleSample.all.flatMap(\.samples).map(\.name)
    #expect(Set(names).count == names.count)
  }
}
