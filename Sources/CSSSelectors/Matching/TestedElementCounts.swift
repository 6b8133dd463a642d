// SPDX-License-Identifier: Apache-2.0

/// The number of elements that were tried for each argument; zero by default.
struct TestedElementCounts: Sendable {
  private var counts: [Int] = []

  subscript(argument: UInt32) -> Int {
    get { argument < counts.count ? counts[Int(argument)] : 0 }
    set {
      if argument >= counts.count {
        let missing = max(Int(argument) + 1, counts.count * 2) - counts.count
        counts.append(contentsOf: repeatElement(0, count: missing))
      }
      counts[Int(argument)] = newValue
    }
  }
}
