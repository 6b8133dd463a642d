// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// The path with percent-encoded bytes, except slashes and unreserved characters.
  ///
  /// ```swift
  /// "themes/my theme.css".percentEncodedPath    // "themes/my%20theme.css"
  /// ```
  ///
  /// Defined by [RFC 3986, section 2](https://www.rfc-editor.org/rfc/rfc3986#section-2).
  package var percentEncodedPath: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
