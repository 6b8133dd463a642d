// SPDX-License-Identifier: Apache-2.0

/// Bytes as text in base64.
///
/// ```swift
/// Base64Text(Array("CSS!".utf8)).text    // "Q1NTIQ=="
/// ```
///
/// Defined by [RFC 4648, section 4](https://www.rfc-editor.org/rfc/rfc4648#section-4).
struct Base64Text {
  /// The text.
  let text: String

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Encodes bytes.
  init(_ bytes: [UInt8]) {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      // Three bytes become four digits of six bits each.
      var bits = 0
      for byte in group { bits = bits << 8 | Int(byte) }
      bits <<= (3 - group.count) * 8
      for digit in 0..<4 {
        let isPadding = digit > group.count
        text.append(
          isPadding ? UInt8(ascii: "=") : Self.digits[bits >> (18 - 6 * digit) & 63])
      }
    }
    self.text = String(decoding: text, as: UTF8.self)
  }
}
