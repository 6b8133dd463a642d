// SPDX-License-Identifier: Apache-2.0

/// A string as CSS writes it: in double quotes, with escapes where they are needed.
///
/// ```swift
/// stringText(#"say "hi""#)   // "say \"hi\""
/// ```
///
/// Defined by [CSSOM, section 2.1](https://drafts.csswg.org/cssom-1/#serialize-a-string).
package func stringText(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0: result.unicodeScalars.append("\u{FFFD}")
    case 1...0x1F, 0x7F: result += "\\" + String(scalar.value, radix: 16) + " "
    case 0x22, 0x5C:
      result += "\\"
      result.unicodeScalars.append(scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
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
