// SPDX-License-Identifier: Apache-2.0

extension ReferenceTokenizer {
  // https://drafts.csswg.org/css-syntax-3/#consume-comment
  mutating func consumeComment() -> ReferenceToken? {
    guard peek() == "/", peek(1) == "*" else { return nil }
    let start = position
    position += 2
    while peek() != nil, !(peek() == "*" && peek(1) == "/") { position += 1 }
    let isUnterminated = peek() == nil
    if !isUnterminated { position += 2 }
    var comment = token("comment", from: start)
    comment.isUnterminated = isUnterminated
    return comment
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-string-token
  mutating func consumeStringToken(
    ending: Unicode.Scalar, from start: Int
  ) -> ReferenceToken {
    var value = String.UnicodeScalarView()
    var isUnterminated = false
    loop: while true {
      switch consume() {
      case ending: break loop
      case nil:
        reconsume()
        isUnterminated = true
        break loop
      case "\n":
        reconsume()
        return token("bad-string-token", from: start)
      case "\\":
        if peek() == nil {
          // Do nothing.
        } else if peek() == "\n" {
          position += 1
        } else {
          value.append(consumeEscapedCodePoint())
        }
      case .some(let codePoint): value.append(codePoint)
      }
    }
    var string = token("string-token", from: start)
    string.value = String(value)
    string.isUnterminated = isUnterminated
    string.isEscaped = hasEscape(from: start)
    return string
  }
}
