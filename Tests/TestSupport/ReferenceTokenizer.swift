// SPDX-License-Identifier: Apache-2.0

/// A reference tokenizer of CSS Syntax Level 3, which follows the specification literally.
///
/// The tokenizer shares no code with the library, so that the two tokenizers can be compared:
///
/// ```swift
/// ReferenceTokenizer.tokens(of: "a{").map(\.type)  // ["ident-token", "{-token"]
/// ```
///
/// The tokenizer departs from the specification in two cases, in which the library's tokens cover
/// the source without gaps. A comment is a token. The white space between `url(` and a quote is a
/// whole white space token. The specification's function token includes all of it but the last code
/// point.
///
/// Defined by [CSS Syntax Level 3, section 4](https://drafts.csswg.org/css-syntax-3/#tokenization).
package struct ReferenceTokenizer {
  /// A code point of the preprocessed input stream, with its byte offset in the source.
  struct CodePoint {
    let scalar: Unicode.Scalar
    let offset: Int
    let isNUL: Bool
  }

  var stream: [CodePoint] = []
  /// The index of the next input code point.
  var position = 0
  /// The length of the source in bytes.
  var byteCount = 0

  /// Returns all tokens of a text, in order, without the end-of-file token.
  package static func tokens(of text: String) -> [ReferenceToken] {
    var tokenizer = ReferenceTokenizer(preprocessing: text)
    var tokens: [ReferenceToken] = []
    while let token = tokenizer.consumeToken() { tokens.append(token) }
    return tokens
  }

  // https://drafts.csswg.org/css-syntax-3/#input-preprocessing
  init(preprocessing text: String) {
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      let isNUL = scalar == "\u{0}"
      switch scalar {
      case "\r", "\u{C}": stream.append(CodePoint(scalar: "\n", offset: byteCount, isNUL: false))
      case "\u{0}": stream.append(CodePoint(scalar: "\u{FFFD}", offset: byteCount, isNUL: isNUL))
      default: stream.append(CodePoint(scalar: scalar, offset: byteCount, isNUL: false))
      }
      byteCount += UTF8.width(scalar)
      if scalar == "\r", scalars.first == "\n" {
        scalars.removeFirst()
        byteCount += 1
      }
    }
  }
}

// The input stream: https://drafts.csswg.org/css-syntax-3/#tokenizer-definitions
extension ReferenceTokenizer {
  /// Returns the code point at a distance from the next one, or `nil` for the end of file.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    position + distance < stream.count ? stream[position + distance].scalar : nil
  }

  mutating func consume() -> Unicode.Scalar? {
    let scalar = peek()
    position += 1
    return scalar
  }

  mutating func reconsume() { position -= 1 }

  /// Returns the byte offset in the source of the code point at an index.
  func offset(of index: Int) -> Int {
    index < stream.count ? stream[index].offset : byteCount
  }

  /// Returns a token from the code point at `start` to the next input code point.
  func token(_ type: String, from start: Int) -> ReferenceToken {
    ReferenceToken(type: type, range: offset(of: start)..<offset(of: min(position, stream.count)))
  }

  /// Returns whether any consumed code point since `start` is a backslash or was a NUL.
  func hasEscape(from start: Int) -> Bool {
    stream[start..<min(position, stream.count)].contains { $0.scalar == "\\" || $0.isNUL }
  }
}

extension ReferenceTokenizer {
  // https://drafts.csswg.org/css-syntax-3/#consume-token
  mutating func consumeToken() -> ReferenceToken? {
    if let comment = consumeComment() { return comment }
    let start = position
    guard let codePoint = consume() else { return nil }
    switch codePoint {
    case "\n", "\t", " ":
      while isWhitespace(peek()) { position += 1 }
      return token("whitespace-token", from: start)
    case "\"", "'": return consumeStringToken(ending: codePoint, from: start)
    case "#": return consumeHash(from: start)
    case "+", ".":
      reconsume()
      if startsNumber() { return consumeNumericToken() }
    case "-":
      reconsume()
      if startsNumber() { return consumeNumericToken() }
      if peek(1) == "-", peek(2) == ">" {
        position += 3
        return token("CDC-token", from: start)
      }
      if startsIdentSequence() { return consumeIdentLikeToken() }
    case "<":
      if peek() == "!", peek(1) == "-", peek(2) == "-" {
        position += 3
        return token("CDO-token", from: start)
      }
      reconsume()
    case "@":
      if startsIdentSequence() { return consumeAtKeyword(from: start) }
      reconsume()
    case "\\":
      reconsume()
      if isValidEscape() { return consumeIdentLikeToken() }
    case "0"..."9":
      reconsume()
      return consumeNumericToken()
    default:
      reconsume()
      if isIdentStart(codePoint) { return consumeIdentLikeToken() }
    }
    return consumeSingleCodePoint()
  }

  /// Consumes a token of one code point, or a delim token.
  private mutating func consumeSingleCodePoint() -> ReferenceToken? {
    let start = position
    guard let codePoint = consume() else { return nil }
    switch codePoint {
    case ":": return token("colon-token", from: start)
    case ";": return token("semicolon-token", from: start)
    case ",": return token("comma-token", from: start)
    case "(", ")", "[", "]", "{", "}": return token("\(codePoint)-token", from: start)
    default:
      var delim = token("delim-token", from: start)
      delim.value = String(Character(codePoint))
      return delim
    }
  }

  private mutating func consumeHash(from start: Int) -> ReferenceToken {
    guard isIdent(peek()) || isValidEscape() else {
      var delim = token("delim-token", from: start)
      delim.value = "#"
      return delim
    }
    let isID = startsIdentSequence()
    let value = consumeIdentSequence()
    var hash = token("hash-token", from: start)
    hash.isID = isID
    hash.value = value
    hash.isEscaped = hasEscape(from: start)
    return hash
  }

  private mutating func consumeAtKeyword(from start: Int) -> ReferenceToken {
    let value = consumeIdentSequence()
    var keyword = token("at-keyword-token", from: start)
    keyword.value = value
    keyword.isEscaped = hasEscape(from: start)
    return keyword
  }
}
