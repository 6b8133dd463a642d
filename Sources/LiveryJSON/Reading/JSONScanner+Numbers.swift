// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension JSONScanner {
  /// A syntax error of a number.
  enum NumberError: Hashable {
    case plusSign, leadingZero, digitAfterMinus, digitBeforePoint, digitAfterPoint, digitInExponent
    case end
  }

  /// Returns the token of a number; an invalid number is reported.
  mutating func number(_ range: Range<Int>) -> JSONLexeme {
    guard let error = numberError(source.utf8(in: range)) else {
      return JSONLexeme(kind: .number, range: range)
    }
    log.add(
      Diagnostic(
        .invalidJSONNumber, range: range, facts: [source.found(range), .expected(error.text)]))
    return JSONLexeme(kind: .invalidNumber, range: range)
  }

  /// Defined by [RFC 8259, section 6](https://www.rfc-editor.org/rfc/rfc8259#section-6).
  private func numberError(_ bytes: UnsafeBufferPointer<UInt8>) -> NumberError? {
    var rest = bytes[...]
    func skipDigits() -> Int {
      let count = rest.count
      rest = rest.drop { $0.isDigit }
      return count - rest.count
    }
    if rest.first == UInt8(ascii: "+") { return .plusSign }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let beginsWithZero = rest.first == UInt8(ascii: "0")
    let digits = skipDigits()
    if digits == 0 {
      return rest.first == UInt8(ascii: ".") ? .digitBeforePoint : .digitAfterMinus
    }
    if beginsWithZero, digits > 1 { return .leadingZero }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if skipDigits() == 0 { return .digitAfterPoint }
    }
    if let letter = rest.first, letter.lowercased == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first?.isSign == true { rest.removeFirst() }
      if skipDigits() == 0 { return .digitInExponent }
    }
    return rest.isEmpty ? nil : .end
  }
}
