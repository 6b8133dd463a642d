// SPDX-License-Identifier: Apache-2.0

/// Some elements of a run of a tree, one bit each, in memory that is lent for one call.
struct ElementSet {
  let words: UnsafeMutableBufferPointer<UInt64>
  /// The index of the first element of the run.
  let first: Int

  /// Whether an element of the run is in the set.
  @inline(__always)
  func contains(_ element: Int) -> Bool {
    words[(element - first) >> 6] >> UInt64((element - first) & 63) & 1 != 0
  }

  /// Adds an element of the run; tells whether it is new.
  @inline(__always)
  func insert(_ element: Int) -> Bool {
    let bit = UInt64(1) << UInt64((element - first) & 63)
    let word = (element - first) >> 6
    if words[word] & bit != 0 { return false }
    words[word] |= bit
    return true
  }

  /// Takes all elements out.
  func removeAll() { words.update(repeating: 0) }

  /// Takes those out for which `condition` does not hold.
  @inline(__always)
  func filter(_ condition: (Int) -> Bool) {
    forEach { element in
      if !condition(element) {
        words[(element - first) >> 6] &= ~(1 << UInt64((element - first) & 63))
      }
    }
  }

  /// Calls `body` with every element, in order.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        body(first + index << 6 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }
}
