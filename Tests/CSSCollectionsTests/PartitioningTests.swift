// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import Testing

/// Tests for the binary search of the first element of the second part of a collection.
@Suite struct PartitioningTests {
  @Test("finds the index that a linear search finds", arguments: 0..<40)
  func likeASearch(count: Int) {
    let numbers = (0..<count).map { $0 / 3 * 2 }
    for limit in -1...count {
      let expected = numbers.firstIndex { $0 >= limit } ?? numbers.endIndex
      #expect(numbers.partitioningIndex { $0 >= limit } == expected)
      #expect(numbers.indices.partitioningIndex { numbers[$0] >= limit } == expected)
    }
  }

  @Test("a slice has the indices of its collection")
  func slice() {
    let numbers = Array(0..<100)[20..<80]
    #expect(numbers.partitioningIndex { $0 >= 50 } == 50)
    #expect(numbers.partitioningIndex { _ in false } == 80)
    #expect(numbers.partitioningIndex { _ in true } == 20)
  }

  @Test("compares at most twenty of a million elements")
  func logarithmic() {
    var count = 0
    let index = (0..<1_000_000).partitioningIndex {
      count += 1
      return $0 >= 765_432
    }
    #expect(index == 765_432)
    #expect(count <= 20)
  }
}
