// SPDX-License-Identifier: Apache-2.0

/// Numbers for texts that are compared many times.
struct NumberedTexts {
  /// The texts by their numbers.
  private(set) var texts: [String] = []
  private var numbers: [String: Int32] = [:]
  /// How many bytes all texts have.
  private(set) var byteCount = 0

  /// The number of a text; the same for the same text.
  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(truncatingIfNeeded: texts.count)
    numbers[text] = number
    texts.append(text)
    byteCount += text.utf8.count
    return number
  }
}
