// SPDX-License-Identifier: Apache-2.0
import CBareScanner

/// The reference for reading: a text in place, and an array of tokens that is reused between runs.
final class BareScanner {
  private let text: UnsafeMutableBufferPointer<CChar>
  private let tokens: UnsafeMutableBufferPointer<bare_token>
  private let length: Int

  /// Copies a text, which must not contain a NUL byte, and allocates its tokens.
  init(_ source: String) {
    length = source.utf8.count
    text = .allocate(capacity: length + 2)
    text.initialize(repeating: 0)
    for (index, byte) in source.utf8.enumerated() { text[index] = CChar(bitPattern: byte) }
    // The pages of the array are untouched before the scanner writes to them.
    tokens = .allocate(capacity: max(length, 1))
  }

  deinit {
    text.deallocate()
    tokens.deallocate()
  }

  /// Scans the text, and returns the number of its tokens.
  func scan() -> Int {
    bare_scan(text.baseAddress, length, tokens.baseAddress)
  }
}
