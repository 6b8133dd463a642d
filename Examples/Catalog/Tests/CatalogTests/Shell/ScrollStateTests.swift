// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Catalog

@Suite struct ScrollStateTests {
  @Test(
    "clamps the offset to the content",
    arguments: [
      (100.0, 100.0), (-10.0, 0.0), (1_000.0, 700.0), (.greatestFiniteMagnitude, 700.0),
      (-.greatestFiniteMagnitude, 0.0), (99.6, 100.0),
    ])
  func offset(_ distance: Double, _ offset: Double) {
    var scroll = ScrollState()
    _ = scroll.update(height: 1_000, in: 300)
    #expect(scroll.scroll(by: distance, in: 300) == (offset != 0))
    #expect(scroll.offset == offset)
  }

  @Test("reduces the offset for shorter content")
  func shorterContent() {
    var scroll = ScrollState()
    _ = scroll.update(height: 1_000, in: 300)
    _ = scroll.scroll(by: 700, in: 300)
    #expect(scroll.update(height: 400, in: 300) == true)
    #expect(scroll.offset == 100)
    #expect(scroll.update(height: 200, in: 300) == true)
    #expect(scroll.offset == 0)
    #expect(scroll.update(height: .nan, in: 300) == false)
  }
}
