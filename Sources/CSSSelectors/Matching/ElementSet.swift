// SPDX-License-Identifier: Apache-2.0

/// A set of elements of a range of a tree, as one bit for each, in borrowed temporary memory.
struct ElementSet {
  let words: UnsafeMutableBufferPointer<UInt64>
  /// The index of the first element of the range.
  let first: Int

  /// Returns whether an element of the range is in the set.
  @inline(__always)
  func contains(_ element: Int) -> Bool {
    words[(element - first) >> 6] >> UInt64((element - first) & 63) & 1 != 0
  }

  /// Inserts an element of the range and returns whether it is new.
  @inline(__always)
  func insert(_ element: Int) -> Bool {
    let bit = UInt64(1) << UInt64((element - first) & 63)
    let word = (element - first) >> 6
    if words[word] & bit != 0 { return false }
    words[word] |= bit
    return true
  }

  /// Removes all elements.
  func removeAll() { words.update(repeating: 0) }

  /// Removes the elements that do not satisfy `condition`.
  @inline(__always)
  func filter(_ condition: (Int) -> Bool) {
    forEach { element in
      if !condition(element) {
        words[(element - first) >> 6] &= ~(1 << UInt64((element - first) & 63))
      }
    }
  }

  /// Calls `body` with each element, in order.
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
