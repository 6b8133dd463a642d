// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import Testing

@Suite struct LongestIncreasingSubsequenceTests {
  @Test("the result increases, and no increasing subsequence is longer", arguments: 0..<8)
  func permutations(count: Int) {
    visitPermutations(of: Array(0..<count)) { numbers in
      let indices = longestIncreasingSubsequence(of: numbers)
      #expect(indices == indices.sorted())
      #expect(zip(indices, indices.dropFirst()).allSatisfy { numbers[$0] < numbers[$1] })
      #expect(indices.count == longestLength(numbers))
    }
  }

  @Test("sorted numbers are all included, and only one of numbers in reverse order")
  func extremes() {
    #expect(longestIncreasingSubsequence(of: Array(0..<1000)) == Array(0..<1000))
    #expect(longestIncreasingSubsequence(of: (0..<1000).reversed()).count == 1)
  }

  /// Returns the maximum length, by a comparison of all pairs.
  private func longestLength(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }

  private func visitPermutations(of numbers: [Int], _ visit: ([Int]) -> Void) {
    func extend(_ chosen: [Int], _ remainder: [Int]) {
      if remainder.isEmpty { return visit(chosen) }
      for (index, number) in remainder.enumerated() {
        var others = remainder
        others.remove(at: index)
        extend(chosen + [number], others)
      }
    }
    extend([], numbers)
  }
}
