// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An e-mail address in a text.
enum MailAddress {
  /// Returns the link around an `@` character, if there is one.
  ///
  /// - Parameters:
  ///   - atSign: the byte offset of the `@`.
  ///   - bytes: the text in UTF-8.
  ///   - limit: the minimum byte offset of the link.
  /// - Returns: the link, or `nil` if there is no valid address.
  static func link(around atSign: Int, in bytes: [UInt8], from limit: Int) -> TextLink? {
    // RFC 5321: at most 64 bytes before the `@` and 255 bytes after it.
    let earliest = max(limit, atSign - 65)
    var start = atSign
    while start > earliest, bytes[start - 1].isLocalByte { start -= 1 }
    guard atSign - start <= 64 else { return nil }
    while start < atSign, bytes[start] == UInt8(ascii: ".") { start += 1 }
    guard start < atSign, bytes[atSign - 1] != UInt8(ascii: ".") else { return nil }
    if start > 0, bytes[start - 1] == UInt8(ascii: "@") || followsLetter(start, in: bytes) {
      return nil
    }
    guard let end = domainEnd(from: atSign + 1, in: bytes) else { return nil }
    return TextLink(start..<end, in: bytes, prefix: "mailto:")
  }

  /// Returns whether a non-ASCII letter precedes the address, which would cut a word.
  private static func followsLetter(_ start: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[start - 1] >= 0x80 else { return false }
    var lead = start - 1
    while lead > 0, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    // Two-byte letters are Latin, Greek, Cyrillic and others; East Asian text has no spaces between
    // words.
    return 0xC3...0xDF ~= bytes[lead]
  }

  /// Returns the end of the domain, or `nil` if it has fewer than two labels, or if the last one
  /// has only one byte or a digit.
  private static func domainEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    var end: Int?
    var labels = 0
    let latest = min(bytes.count, start + 255)
    while index < latest {
      let label = index
      var isWord = true
      while index < latest, bytes[index].isDomainByte {
        if bytes[index].isASCIIDigit { isWord = false }
        index += 1
      }
      // A label does not end with a hyphen.
      var labelEnd = index
      while labelEnd > label, bytes[labelEnd - 1] == UInt8(ascii: "-") { labelEnd -= 1 }
      guard labelEnd > label, bytes[label] != UInt8(ascii: "-") else { break }
      labels += 1
      end = labels > 1 && isWord && labelEnd - label > 1 ? labelEnd : nil
      guard labelEnd == index, index < latest, bytes[index] == UInt8(ascii: "."),
        index + 1 < latest, bytes[index + 1].isDomainByte, bytes[index + 1] != UInt8(ascii: "-")
      else { break }
      index += 1
    }
    // A domain that is too long, or that another `@` follows, is invalid.
    if latest < bytes.count, index >= latest - 1 { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: "@") { return nil }
    return end
  }
}

extension UInt8 {
  /// Whether the byte is valid before the `@`.
  fileprivate var isLocalByte: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "%"):
      true
    default: isASCIILetter || isASCIIDigit
    }
  }

  /// Whether the byte is valid in a domain label: letters of one or two bytes, digits and hyphens.
  fileprivate var isDomainByte: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || 0xC3...0xDF ~= self
      || 0x80...0xBF ~= self
  }
}
