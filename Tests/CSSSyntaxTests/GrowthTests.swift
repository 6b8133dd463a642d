// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@Suite("The measured growth of work")
struct GrowthTests {
  /// Performs a number of additions.
  private func add(_ steps: Int) {
    var sum = 0
    for step in 0..<steps { sum &+= step ^ sum }
    #expect(sum != .min)
  }

  @Test("linear work is within the limit")
  func linear() {
    let growth = Growth(from: 1_000_000) { add($0) }
    #expect(!growth.isExceeded, "\(growth)")
    expectGrowth(from: 1_000_000) { add($0) }
  }

  @Test("quadratic work exceeds the limit and is an issue")
  func quadratic() {
    let growth = Growth(from: 1_500) { add($0 * $0) }
    #expect(growth.isExceeded, "\(growth)")
    withKnownIssue { expect(growth) }
  }

  @Test("the larger size is measured first, and short work is within the limit")
  func sizes() {
    var sizes: [Int] = []
    let growth = Growth(from: 10, factor: 3, atMost: 1) { sizes.append($0) }
    #expect(sizes == [30, 10, 10])
    #expect(!growth.isExceeded)
  }

  @Test("a description has both sizes")
  func description() {
    let text = Growth(from: 10) { _ in }.description
    #expect(text.hasPrefix("size 10: ") && text.contains(" ms, size 40: "))
    #expect(text.hasSuffix(" times as long"))
  }
}
