// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An address of e-mail in a text.
enum MailAddress {
  /// The link around an `@`, if there is one.
  ///
  /// - Parameters:
  ///   - at: where the `@` stands.
  ///   - bytes: the text.
  ///   - limit: where the link may begin at the earliest.
  /// - Returns: The link, or nil if what stands there is no address.
  static func link(around at: Int, in bytes: [UInt8], from limit: Int) -> TextLink? {
    // RFC 5321: 64 bytes before the sign, 255 behind it.
    let earliest = max(limit, at - 65)
    var start = at
    while start > earliest, bytes[start - 1].isLocalByte { start -= 1 }
    guard at - start <= 64 else { return nil }
    while start < at, bytes[start] == UInt8(ascii: ".") { start += 1 }
    guard start < at, bytes[at - 1] != UInt8(ascii: ".") else { return nil }
    if start > 0, bytes[start - 1] == UInt8(ascii: "@") || followsLetter(start, in: bytes) {
      return nil
    }
    guard let end = domainEnd(from: at + 1, in: bytes) else { return nil }
    return TextLink(start..<end, in: bytes, prefix: "mailto:")
  }

  /// Whether a letter that the address cannot hold stands right before it: it would be cut.
  private static func followsLetter(_ start: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[start - 1] >= 0x80 else { return false }
    var lead = start - 1
    while lead > 0, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    // Latin, Greek, Cyrillic and other letters of two bytes; East Asia writes no spaces.
    return 0xC3...0xDF ~= bytes[lead]
  }

  /// Where the domain ends, or nil if there is none with two labels of which the last is a word.
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
      // A hyphen ends no label.
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
    // One that is too long, and one that another sign follows, is none.
    if latest < bytes.count, index >= latest - 1 { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: "@") { return nil }
    return end
  }
}

extension UInt8 {
  /// Whether the part before the sign may hold the byte.
  fileprivate var isLocalByte: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "%"):
      true
    default: isASCIILetter || isASCIIDigit
    }
  }

  /// Whether a label of the domain may hold the byte: letters of one or two bytes, digits and hyphens.
  fileprivate var isDomainByte: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || 0xC3...0xDF ~= self
      || 0x80...0xBF ~= self
  }
}
