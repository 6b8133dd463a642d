// SPDX-License-Identifier: Apache-2.0

/// Returns a text as a CSS string: in double quotes, with escapes where necessary.
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
    case 1...0x1F, 0x7F: result += escapedCodePoint(scalar)
    case 0x22, 0x5C:
      result += "\\"
      result.unicodeScalars.append(scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
