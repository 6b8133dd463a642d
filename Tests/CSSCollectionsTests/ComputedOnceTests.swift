// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import Synchronization
import Testing

@Suite struct ComputedOnceTests {
  /// A shared value, and the number of its computations.
  private final class Shared: Sendable {
    let number = ComputedOnce<Int>()
    let count = Atomic(0)

    func value() -> Int {
      number.value {
        count.add(1, ordering: .relaxed)
        return 42
      }
    }
  }

  @Test("concurrent tasks get one value, computed once")
  func concurrent() async {
    let shared = Shared()
    #expect(shared.number.valueIfComputed == nil)
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { shared.value() } }
      for await value in group { #expect(value == 42) }
    }
    #expect(shared.count.load(ordering: .relaxed) == 1)
    #expect(shared.number.valueIfComputed == 42)
  }

  @Test("a known value is not computed")
  func known() {
    let number = ComputedOnce(1)
    #expect(number.value { 2 } == 1)
  }
}
