// SPDX-License-Identifier: Apache-2.0

extension ReferenceTokenizer {
  // https://drafts.csswg.org/css-syntax-3/#consume-ident-like-token
  mutating func consumeIdentLikeToken() -> ReferenceToken {
    let start = position
    let string = consumeIdentSequence()
    guard peek() == "(" else { return name("ident-token", string, from: start) }
    position += 1
    guard isURL(string) else { return name("function-token", string, from: start) }
    let afterParenthesis = position
    while isWhitespace(peek()), isWhitespace(peek(1)) { position += 1 }
    if isQuote(peek()) || isWhitespace(peek()) && isQuote(peek(1)) {
      // Departs from the specification: the white space becomes a separate token.
      position = afterParenthesis
      return name("function-token", string, from: start)
    }
    return consumeURLToken(from: start)
  }

  private func name(_ type: String, _ value: String, from start: Int) -> ReferenceToken {
    var name = token(type, from: start)
    name.value = value
    name.isEscaped = hasEscape(from: start)
    return name
  }

  /// Returns whether a name is an ASCII case-insensitive match for "url".
  private func isURL(_ string: String) -> Bool {
    let scalars = Array(string.unicodeScalars)
    return scalars.count == 3 && (scalars[0] == "u" || scalars[0] == "U")
      && (scalars[1] == "r" || scalars[1] == "R") && (scalars[2] == "l" || scalars[2] == "L")
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-url-token
  private mutating func consumeURLToken(from start: Int) -> ReferenceToken {
    var value = String.UnicodeScalarView()
    while isWhitespace(peek()) { position += 1 }
    while true {
      switch consume() {
      case ")": return url(value, from: start)
      case nil:
        reconsume()
        return url(value, from: start, isUnterminated: true)
      case "\n", "\t", " ":
        while isWhitespace(peek()) { position += 1 }
        if peek() == nil { return url(value, from: start, isUnterminated: true) }
        guard peek() == ")" else { return consumeRemnantsOfBadURL(from: start) }
      case "\"", "'", "(": return consumeRemnantsOfBadURL(from: start)
      case "\\":
        reconsume()
        let isValid = isValidEscape()
        position += 1
        guard isValid else { return consumeRemnantsOfBadURL(from: start) }
        value.append(consumeEscapedCodePoint())
      case .some(let codePoint):
        if isNonPrintable(codePoint) { return consumeRemnantsOfBadURL(from: start) }
        value.append(codePoint)
      }
    }
  }

  private func url(
    _ value: String.UnicodeScalarView, from start: Int, isUnterminated: Bool = false
  ) -> ReferenceToken {
    var url = name("url-token", String(value), from: start)
    url.isUnterminated = isUnterminated
    return url
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-remnants-of-bad-url
  private mutating func consumeRemnantsOfBadURL(from start: Int) -> ReferenceToken {
    while let codePoint = peek() {
      if isValidEscape() {
        position += 1
        _ = consumeEscapedCodePoint()
      } else {
        position += 1
        if codePoint == ")" { break }
      }
    }
    return token("bad-url-token", from: start)
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-name
  mutating func consumeIdentSequence() -> String {
    var result = String.UnicodeScalarView()
    while true {
      if let codePoint = peek(), isIdent(codePoint) {
        position += 1
        result.append(codePoint)
      } else if isValidEscape() {
        position += 1
        result.append(consumeEscapedCodePoint())
      } else {
        return String(result)
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point
  mutating func consumeEscapedCodePoint() -> Unicode.Scalar {
    guard let codePoint = peek() else { return "\u{FFFD}" }
    position += 1
    guard let first = hexDigit(codePoint) else { return codePoint }
    var number = first
    var digits = 1
    while digits < 6, let next = peek(), let digit = hexDigit(next) {
      number = number * 16 + digit
      digits += 1
      position += 1
    }
    if isWhitespace(peek()) { position += 1 }
    // Zero, a surrogate, or greater than the maximum allowed code point.
    guard number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
    return scalar
  }

  private func hexDigit(_ codePoint: Unicode.Scalar) -> UInt32? {
    switch codePoint {
    case "0"..."9": codePoint.value - 0x30
    case "A"..."F": codePoint.value - 0x41 + 10
    case "a"..."f": codePoint.value - 0x61 + 10
    default: nil
    }
  }
}
