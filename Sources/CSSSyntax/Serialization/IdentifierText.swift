// SPDX-License-Identifier: Apache-2.0

/// A name as CSS writes it, with escapes where they are needed.
///
/// ```swift
/// identifierText("md:w-1/2")   // #"md\:w-1\/2"#
/// identifierText("1up")        // #"\31 up"#
/// ```
///
/// Defined by [CSSOM, section 2.1](https://drafts.csswg.org/cssom-1/#serialize-an-identifier).
package func identifierText(_ name: String) -> String {
  if name == "-" { return #"\-"# }
  var result = ""
  var offset = 0
  for scalar in name.unicodeScalars {
    let isLeading = offset == 0 || offset == 1 && name.utf8.first == UInt8(ascii: "-")
    switch scalar.value {
    case 0: result.unicodeScalars.append("\u{FFFD}")
    case 1...0x1F, 0x7F: result += escapedCodePoint(scalar)
    case 0x30...0x39 where isLeading: result += escapedCodePoint(scalar)
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x80...:
      result.unicodeScalars.append(scalar)
    default:
      result += "\\"
      result.unicodeScalars.append(scalar)
    }
    offset += 1
  }
  return result
}

/// A code point as a backslash and its number.
func escapedCodePoint(_ scalar: Unicode.Scalar) -> String {
  "\\" + String(scalar.value, radix: 16) + " "
}

/// Whether the text can be written as an identifier without an escape.
///
/// Defined by [CSS Syntax, section 4.2](https://drafts.csswg.org/css-syntax-3/#ident-token-diagram).
package func isPlainIdentifier(_ text: String) -> Bool {
  func isStart(_ byte: UInt8) -> Bool { byte >= 0x80 || byte | 0x20 &- 0x61 < 26 || byte == 0x5F }
  let bytes = Array(text.utf8)
  guard let first = bytes.first else { return false }
  let second = bytes.count > 1 ? bytes[1] : 0
  guard isStart(first) || first == 0x2D && (isStart(second) || second == 0x2D) else { return false }
  return bytes.allSatisfy { isStart($0) || $0 == 0x2D || $0 &- 0x30 < 10 }
}
