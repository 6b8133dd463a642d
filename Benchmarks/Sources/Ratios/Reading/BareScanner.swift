// SPDX-License-Identifier: Apache-2.0
import CBareScanner

/// The measure of all things: a text in place, and an array that holds its tokens from run to run.
final class BareScanner {
  private let text: UnsafeMutableBufferPointer<CChar>
  private let tokens: UnsafeMutableBufferPointer<bare_token>
  private let length: Int

  /// Copies a text, which must not hold a NUL, and makes room for its tokens.
  init(_ source: String) {
    length = source.utf8.count
    text = .allocate(capacity: length + 2)
    text.initialize(repeating: 0)
    for (index, byte) in source.utf8.enumerated() { text[index] = CChar(bitPattern: byte) }
    // No page of it is used before the scanner writes to it.
    tokens = .allocate(capacity: max(length, 1))
  }

  deinit {
    text.deallocate()
    tokens.deallocate()
  }

  /// Scans the text; the number of its tokens.
  func scan() -> Int {
    bare_scan(text.baseAddress, length, tokens.baseAddress)
  }
}
