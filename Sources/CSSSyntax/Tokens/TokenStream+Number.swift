// SPDX-License-Identifier: Apache-2.0

extension TokenStream {
  /// Returns the number of a number, percentage or dimension token; 50 for `50%`.
  ///
  /// The result is the nearest `Double`, which is infinite for a number such as `1e999`.
  ///
  /// Defined by [CSS Syntax Level 3, section 4.3.13](https://drafts.csswg.org/css-syntax-3/#convert-string-to-number).
  public func number(of position: Int) -> Double {
    checkPosition(position)
    let range = Int(tokens[position].start)..<numberEnd(of: position)
    let digits = utf8(in: range)
    return shortNumber(digits) ?? Double(String(decoding: digits, as: UTF8.self)) ?? 0
  }

  /// Returns the explicit sign of a numeric token, `+` or `-`, or `nil` if there is none.
  public func sign(of position: Int) -> Character? {
    checkPosition(position)
    return switch bytes[Int(tokens[position].start)] {
    case UInt8(ascii: "+"): "+"
    case UInt8(ascii: "-"): "-"
    default: nil
    }
  }

  /// Returns the unit of a dimension token, with escapes resolved, in its original case.
  public func unit(of position: Int) -> String {
    checkPosition(position)
    let range = unitRange(of: position)
    guard tokens[position].flags.contains(.escaped) else { return text(in: range) }
    return EscapeDecoder(utf8(in: range), kind: .ident).text
  }

  /// Returns the bytes of a dimension token's unit.
  package func unitRange(of position: Int) -> Range<Int> {
    numberEnd(of: position)..<Int(tokens[position + 1].start)
  }

  /// Returns the end of the number of a numeric token, at which its unit or percent sign begins.
  private func numberEnd(of position: Int) -> Int {
    let end = Int(tokens[position + 1].start)
    var index = Int(tokens[position].start)
    func skipDigits() { while index < end, bytes[index].isDigit { index += 1 } }
    if index < end, bytes[index].isSign { index += 1 }
    skipDigits()
    if index + 1 < end, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isDigit {
      index += 1
      skipDigits()
    }
    if index + 1 < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let exponent = bytes[index + 1].isSign ? index + 2 : index + 1
      if exponent < end, bytes[exponent].isDigit {
        index = exponent
        skipDigits()
      }
    }
    return index
  }

  /// Returns the value of a number that fits a `Double` exactly, without exponent, or `nil`.
  private func shortNumber(_ digits: UnsafeBufferPointer<UInt8>) -> Double? {
    guard digits.count <= 16 else { return nil }
    var mantissa = 0
    var scale = 1
    var isNegative = false
    var isFraction = false
    for byte in digits {
      if byte.isDigit {
        mantissa = mantissa * 10 + Int(byte - 0x30)
        if isFraction { scale *= 10 }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte.isSign {
        isNegative = byte == UInt8(ascii: "-")
      } else {
        return nil
      }
    }
    guard mantissa < 1 << 53 else { return nil }
    // Both operands are exact, so the quotient is the correctly rounded value.
    let value = Double(mantissa) / Double(scale)
    return isNegative ? -value : value
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  @inlinable
  package var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether the byte is a plus or a minus.
  @inlinable
  package var isSign: Bool { self == UInt8(ascii: "+") || self == UInt8(ascii: "-") }
}
