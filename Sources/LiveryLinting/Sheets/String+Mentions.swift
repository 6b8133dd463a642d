// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Where some ASCII letters stand in the text for the first time, byte for byte.
  func range(of word: StaticString) -> Range<Index>? {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let start = utf8.indices.first { utf8[$0...].starts(with: word) }
    return start.map { $0..<utf8.index($0, offsetBy: word.count) }
  }

  /// Whether some ASCII letters stand in the text, byte for byte.
  package func mentions(_ word: StaticString) -> Bool { range(of: word) != nil }
}
