// SPDX-License-Identifier: Apache-2.0

/// Returns a name as a CSS identifier, with escapes where necessary.
///
/// ```swift
/// identifierText("md:w-1/2")   // #"md\:w-1\/2"#
/// identifierText("1up")        // #"\31 up"#
/// ```
///
/// Defined by [CSSOM, section 2.1](https://drafts.csswg.org/cssom-1/#serialize-an-identifier).
package func identifierText(_ name: String) -> String {
  if name.utf8.isPlainWord { return name }
  if name == "-" { return #"\-"# }
  var result = ""
  var offset = 0
  for scalar in name.unicodeScalars {
    let isLeading = offset == 0 || offset == 1 && name.utf8.first == UInt8(ascii: "-")
    switch scalar.value {
    case 0: result.unicodeScalars.append("\u{FFFD}")
    case 1...0x1F, 0x7F: result += escapedCodePoint(scalar)
    case 0x30...0x39 where isLeading: result += escapedCodePoint(scalar)
    case _ where scalar.isIdentifier: result.unicodeScalars.append(scalar)
    default:
      result += "\\"
      result.unicodeScalars.append(scalar)
    }
    offset += 1
  }
  return result
}

extension String.UTF8View {
  /// Whether the text is ASCII letters, and after the first also digits and hyphens.
  fileprivate var isPlainWord: Bool {
    var isFirst = true
    for byte in self {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        if isFirst { return false }
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }
}

/// Returns a code point as a backslash and its number.
func escapedCodePoint(_ scalar: Unicode.Scalar) -> String {
  "\\" + String(scalar.value, radix: 16) + " "
}

/// Returns whether the text can be written as an identifier without an escape.
///
/// Defined by [CSS Syntax, section 4.2](https://drafts.csswg.org/css-syntax-3/#ident-token-diagram).
package func isPlainIdentifier(_ text: String) -> Bool {
  var remainder = text.unicodeScalars[...]
  if remainder.first == "-" {
    remainder.removeFirst()
    if remainder.first == "-" { return remainder.allSatisfy(\.isIdentifier) }
  }
  guard let first = remainder.first, first.isIdentifierStart else { return false }
  return remainder.allSatisfy(\.isIdentifier)
}

extension Unicode.Scalar {
  /// Defined by [ident-start code point](https://drafts.csswg.org/css-syntax-3/#ident-start-code-point).
  fileprivate var isIdentifierStart: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F,
      0x2040, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...:
      true
    default: false
    }
  }

  /// Defined by [ident code point](https://drafts.csswg.org/css-syntax-3/#ident-code-point).
  fileprivate var isIdentifier: Bool {
    isIdentifierStart || 0x30...0x39 ~= value || value == 0x2D
  }
}
