// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Returns the range of the first occurrence of an ASCII word, compared byte by byte, or `nil` if
  /// there is none.
  ///
  /// - Complexity: O(*n*) in the length of the text for a short word.
  func range(of word: StaticString) -> Range<Index>? {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var text = self
    let offset = text.withUTF8 { $0.firstOffset(of: word) }
    guard let offset else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: word.count)
  }

  /// Returns whether an ASCII word occurs in the text, compared byte by byte.
  package func mentions(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var text = self
    return text.withUTF8 { $0.firstOffset(of: word) } != nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first occurrence of a word, or `nil` if there is none.
  fileprivate func firstOffset(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = word.first, word.count <= count else { return word.isEmpty ? 0 : nil }
    var offset = 0
    while offset <= count - word.count {
      if self[offset] == first, word.indices.allSatisfy({ self[offset + $0] == word[$0] }) {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
