// SPDX-License-Identifier: Apache-2.0

/// Numbers for texts that are compared many times.
struct TextNumbers {
  /// The texts by their numbers.
  private(set) var texts: [String] = []
  private var numbers: [String: Int32] = [:]
  /// The total size of all texts in bytes.
  private(set) var byteCount = 0

  /// Returns the number of a text; equal texts have the same number.
  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(truncatingIfNeeded: texts.count)
    numbers[text] = number
    texts.append(text)
    byteCount += text.utf8.count
    return number
  }
}
