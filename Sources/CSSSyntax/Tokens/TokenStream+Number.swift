// SPDX-License-Identifier: Apache-2.0

extension TokenStream {
  /// The number that a number, percentage or dimension token is written with; 50 for `50%`.
  ///
  /// The nearest `Double`, which is infinite for one like `1e999`.
  ///
  /// Defined by [CSS Syntax Level 3, section 4.3.13](https://drafts.csswg.org/css-syntax-3/#convert-string-to-number).
  public func number(of position: Int) -> Double {
    checkPosition(position)
    let range = Int(tokens[position].start)..<numberEnd(of: position)
    let digits = utf8(in: range)
    return shortNumber(digits) ?? Double(String(decoding: digits, as: UTF8.self)) ?? 0
  }

  /// The sign that a numeric token is written with: `+`, `-` or nil.
  public func sign(of position: Int) -> Character? {
    checkPosition(position)
    return switch bytes[Int(tokens[position].start)] {
    case UInt8(ascii: "+"): "+"
    case UInt8(ascii: "-"): "-"
    default: nil
    }
  }

  /// The unit of a dimension token with its escapes resolved, in the case it is written in.
  public func unit(of position: Int) -> String {
    checkPosition(position)
    let range = unitRange(of: position)
    guard tokens[position].flags.contains(.escaped) else { return text(in: range) }
    return EscapeDecoder(utf8(in: range), kind: .ident).text
  }

  /// The bytes of a dimension token's unit.
  package func unitRange(of position: Int) -> Range<Int> {
    numberEnd(of: position)..<Int(tokens[position + 1].start)
  }

  /// Where the number of a numeric token ends and its unit or percent sign begins.
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

  /// The value of a number without exponent whose digits fit a Double exactly, or nil: nearly every number in a sheet.
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
