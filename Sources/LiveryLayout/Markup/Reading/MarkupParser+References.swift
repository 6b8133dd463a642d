// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension MarkupParser {
  /// Reads a character reference in text, or its `&` as text if it is invalid.
  mutating func readReference() {
    guard let (character, end) = reference(at: position, isInAttribute: false) else {
      return readAsText()
    }
    position = end
    tree.append(String(character).utf8)
  }

  /// Returns the value of an attribute with its character references resolved.
  mutating func value(at range: Range<Int>) -> String {
    let raw = bytes[range]
    guard raw.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0 || $0 == 0x0D }) else {
      return String(decoding: raw, as: UTF8.self)
    }
    var value: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let (character, end) = referenceInValue(at: index) {
        value.append(contentsOf: String(character).utf8)
        index = end
        continue
      }
      switch bytes[index] {
      case 0:
        value.append(contentsOf: "\u{FFFD}".utf8)
        reportNull(at: index)
      case 0x0D where index + 1 < range.upperBound && bytes[index + 1] == 0x0A: break
      case 0x0D: value.append(0x0A)
      case let byte: value.append(byte)
      }
      index += 1
    }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func referenceInValue(at index: Int) -> (Unicode.Scalar, end: Int)? {
    bytes[index] == UInt8(ascii: "&") ? reference(at: index, isInAttribute: true) : nil
  }

  /// Returns the character of a reference and the end of the reference, or `nil` if it is invalid.
  private mutating func reference(
    at start: Int, isInAttribute: Bool
  ) -> (Unicode.Scalar, end: Int)? {
    guard start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == UInt8(ascii: "#") { return number(at: start) }
    var end = start + 1
    while end < bytes.count, bytes[end].isASCIILetter || bytes[end].isASCIIDigit { end += 1 }
    guard end > start + 1, end - start <= NamedCharacters.longest else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") {
      if let found = NamedCharacters.scalar(name) { return (found, end + 1) }
      let facts = suggestion(for: name, among: NamedCharacters.names)
      report(.unknownReference, at: start..<end + 1, [.subject(name)] + facts)
      return nil
    }
    // HTML: in attributes, `?a=1&copy=2` is an address.
    if isInAttribute, end < bytes.count, bytes[end] == UInt8(ascii: "=") { return nil }
    guard let found = NamedCharacters.scalarWithoutSemicolon(name) else { return nil }
    reportUnended(start..<end)
    return (found, end)
  }

  /// Returns the character of a numeric reference.
  private mutating func number(at start: Int) -> (Unicode.Scalar, end: Int)? {
    var end = start + 2
    let isHex = end < bytes.count && bytes[end].lowercased == UInt8(ascii: "x")
    if isHex { end += 1 }
    let digits = end
    var code: UInt32 = 0
    while end < bytes.count, let digit = bytes[end].hexDigitValue, isHex || digit < 10 {
      code = min(code * (isHex ? 16 : 10) + digit, 0x11_0000)
      end += 1
    }
    guard end > digits else { return nil }
    let replaced = NamedCharacters.replacement(of: code)
    if replaced.value != code {
      report(
        .invalidCharacter, at: start..<end,
        [
          .subject(code > 0x10_FFFF ? "a number above U+10FFFF" : codePoint(code)),
          .expected(codePoint(replaced.value)),
        ])
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      reportUnended(start..<end)
      return (replaced, end)
    }
    return (replaced, end + 1)
  }

  private func codePoint(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private mutating func reportUnended(_ range: Range<Int>) {
    let text = shortened(String(decoding: bytes[range].prefix(61), as: UTF8.self))
    report(.unendedReference, at: range, [.found(text)])
  }
}
