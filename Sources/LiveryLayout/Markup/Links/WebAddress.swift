// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A web address with a scheme or with `www.`.
enum WebAddress {
  /// Returns the link that starts at a byte offset, if any.
  static func link(at start: Int, in bytes: [UInt8]) -> TextLink? {
    guard start == 0 || !bytes[start - 1].isWordByte else { return nil }
    guard let scheme = schemes.first(where: { begins($0, at: start, in: bytes) }) else {
      return nil
    }
    let host = start + scheme.count
    guard host < bytes.count, bytes[host].isHostByte, !isBreak(at: host, in: bytes) else {
      return nil
    }
    let end = trimmed(host..<self.end(from: host, in: bytes), in: bytes)
    return TextLink(start..<end, in: bytes, prefix: scheme == www ? "http://" : "")
  }

  private static let www = Array("www.".utf8)
  private static let schemes =
    ["http://", "https://", "ftp://", "mailto:"].map { Array($0.utf8) } + [www]

  private static func begins(_ scheme: [UInt8], at start: Int, in bytes: [UInt8]) -> Bool {
    guard start + scheme.count <= bytes.count else { return false }
    for index in scheme.indices where bytes[start + index].lowercased != scheme[index] {
      return false
    }
    return true
  }

  /// Returns the end of the address: the next white space, quote or invalid character.
  private static func end(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, !isBreak(at: index, in: bytes) { index += 1 }
    return index
  }

  /// Returns whether the character at a byte offset cannot be part of an address.
  private static func isBreak(at index: Int, in bytes: [UInt8]) -> Bool {
    let byte = bytes[index]
    if byte < 0x80 {
      switch byte {
      case 0...0x20, 0x7F: return true
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"),
        UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "|"):
        return true
      default: return false
      }
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let last = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (byte, next) {
    // The spaces and quotes of Latin-1.
    case (0xC2, 0x80...0xA0), (0xC2, 0xAB), (0xC2, 0xBB): return true
    // U+2000 to U+200B, quotes, U+2026 to U+202F.
    case (0xE2, 0x80): return last <= 0x8B || 0x98...0x9F ~= last || 0xA6...0xAF ~= last
    case (0xE2, 0x81): return last == 0x9F
    // U+3000 to U+301F: East Asian spaces, commas, full stops and brackets.
    case (0xE3, 0x80): return last <= 0x9F
    // The full-width ! ( ) , . : ; ? and the byte order mark.
    case (0xEF, 0xBC): return [0x81, 0x88, 0x89, 0x8C, 0x8E, 0x9A, 0x9B, 0x9F].contains(last)
    case (0xEF, 0xBB): return last == 0xBF
    default: return false
    }
  }

  /// Returns the end without trailing punctuation and without unbalanced brackets.
  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    var depth = [0, 0, 0]
    for index in range {
      guard let (kind, step) = bytes[index].bracket else { continue }
      depth[kind] += step
    }
    var end = range.upperBound
    while end > range.lowerBound + 1 {
      let byte = bytes[end - 1]
      if let (kind, step) = byte.bracket {
        guard step > 0 || depth[kind] < 0 else { break }
        depth[kind] -= step
      } else if !byte.isTrailingPunctuation {
        break
      }
      end -= 1
    }
    return end
  }
}

extension UInt8 {
  /// Whether the byte is part of a word, so that no address starts after it.
  fileprivate var isWordByte: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }

  /// Whether the byte can start a host.
  fileprivate var isHostByte: Bool {
    isASCIILetter || isASCIIDigit || self >= 0x80 || self == UInt8(ascii: "[")
  }

  /// Whether the byte is punctuation that does not belong to the end of an address.
  fileprivate var isTrailingPunctuation: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// The kind of a bracket, and 1 for an opening or -1 for a closing bracket.
  fileprivate var bracket: (kind: Int, step: Int)? {
    switch self {
    case UInt8(ascii: "("): (0, 1)
    case UInt8(ascii: ")"): (0, -1)
    case UInt8(ascii: "["): (1, 1)
    case UInt8(ascii: "]"): (1, -1)
    case UInt8(ascii: "{"): (2, 1)
    case UInt8(ascii: "}"): (2, -1)
    default: nil
    }
  }
}
