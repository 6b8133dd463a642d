// SPDX-License-Identifier: Apache-2.0

// Checks of the next input code points.
extension ReferenceTokenizer {
  // https://drafts.csswg.org/css-syntax-3/#starts-with-a-valid-escape
  func isValidEscape(at distance: Int = 0) -> Bool {
    peek(distance) == "\\" && peek(distance + 1) != "\n"
  }

  // https://drafts.csswg.org/css-syntax-3/#would-start-an-identifier
  func startsIdentSequence() -> Bool {
    switch peek() {
    case "-": isIdentStart(peek(1)) || peek(1) == "-" || isValidEscape(at: 1)
    case "\\": isValidEscape()
    case let first: isIdentStart(first)
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#starts-with-a-number
  func startsNumber() -> Bool {
    switch peek() {
    case "+", "-": isDigit(peek(1)) || peek(1) == "." && isDigit(peek(2))
    case ".": isDigit(peek(1))
    case let first: isDigit(first)
    }
  }
}

// https://drafts.csswg.org/css-syntax-3/#tokenizer-definitions
extension ReferenceTokenizer {
  func isDigit(_ codePoint: Unicode.Scalar?) -> Bool {
    guard let codePoint else { return false }
    return codePoint >= "0" && codePoint <= "9"
  }

  func isWhitespace(_ codePoint: Unicode.Scalar?) -> Bool {
    codePoint == "\n" || codePoint == "\t" || codePoint == " "
  }

  func isQuote(_ codePoint: Unicode.Scalar?) -> Bool { codePoint == "\"" || codePoint == "'" }

  func isIdentStart(_ codePoint: Unicode.Scalar?) -> Bool {
    guard let codePoint else { return false }
    switch codePoint {
    case "A"..."Z", "a"..."z", "_": return true
    default: return isNonASCIIIdent(codePoint)
    }
  }

  func isIdent(_ codePoint: Unicode.Scalar?) -> Bool {
    isIdentStart(codePoint) || isDigit(codePoint) || codePoint == "-"
  }

  func isNonPrintable(_ codePoint: Unicode.Scalar) -> Bool {
    switch codePoint.value {
    case 0...8, 0xB, 0xE...0x1F, 0x7F: true
    default: false
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#non-ascii-ident-code-point
  private func isNonASCIIIdent(_ codePoint: Unicode.Scalar) -> Bool {
    switch codePoint.value {
    case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F,
      0x2040, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD:
      true
    case let value: value >= 0x10000
    }
  }
}
