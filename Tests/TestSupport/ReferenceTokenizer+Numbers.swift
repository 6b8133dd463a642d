// SPDX-License-Identifier: Apache-2.0

extension ReferenceTokenizer {
  // https://drafts.csswg.org/css-syntax-3/#consume-numeric-token
  mutating func consumeNumericToken() -> ReferenceToken {
    let start = position
    let number = consumeNumber()
    var unit = ""
    var type = "number-token"
    if startsIdentSequence() {
      type = "dimension-token"
      unit = consumeIdentSequence()
    } else if peek() == "%" {
      type = "percentage-token"
      position += 1
    }
    var token = token(type, from: start)
    token.number = Double(number.representation) ?? .nan
    token.isInteger = number.isInteger
    token.unit = unit
    token.isEscaped = hasEscape(from: start)
    return token
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-number
  private mutating func consumeNumber() -> (representation: String, isInteger: Bool) {
    var isInteger = true
    var representation = String.UnicodeScalarView()
    func append(_ tokenizer: inout ReferenceTokenizer, _ count: Int) {
      for _ in 0..<count {
        if let codePoint = tokenizer.consume() { representation.append(codePoint) }
      }
    }
    func appendDigits(_ tokenizer: inout ReferenceTokenizer) {
      while tokenizer.isDigit(tokenizer.peek()) { append(&tokenizer, 1) }
    }
    if peek() == "+" || peek() == "-" { append(&self, 1) }
    appendDigits(&self)
    if peek() == ".", isDigit(peek(1)) {
      append(&self, 2)
      isInteger = false
      appendDigits(&self)
    }
    if peek() == "E" || peek() == "e" {
      let isSigned = peek(1) == "-" || peek(1) == "+"
      if isDigit(peek(isSigned ? 2 : 1)) {
        append(&self, isSigned ? 3 : 2)
        isInteger = false
        appendDigits(&self)
      }
    }
    return (String(representation), isInteger)
  }
}
