// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

// https://drafts.csswg.org/css-syntax-3/#consume-declaration
extension ReferenceParser {
  mutating func consumeDeclaration(nested: Bool) -> ReferenceSyntax? {
    // 1. The name.
    guard next == .ident else {
      consumeRemnantsOfBadDeclaration(nested: nested)
      return nil
    }
    let name = consume()
    // 2. and 3. The colon.
    discardWhitespace()
    guard next == .colon else {
      consumeRemnantsOfBadDeclaration(nested: nested)
      return nil
    }
    discard()
    // 4. and 5. The value.
    discardWhitespace()
    var value = consumeListOfComponentValues(stop: .semicolon, nested: nested)
    // 6. `!important`.
    let isImportant = removeImportant(&value)
    // 7. White space at the end.
    while let last = value.last, isWhitespace(last) { value.removeLast() }
    // 8. A {} block is only allowed as the entire value of a non-custom property.
    let isCustom = source.value(of: name).hasPrefix("--")
    let containsBlock = value.contains { kind(of: $0) == .leftBrace }
    if !isCustom, containsBlock, value.filter({ !isWhitespace($0) }).count > 1 { return nil }
    return .declaration(name: name, value: value, isImportant: isImportant)
  }

  /// Removes the last two values that are not white space if they are `!` and `important`.
  private func removeImportant(_ value: inout [ReferenceValue]) -> Bool {
    let last = value.indices.filter { !isWhitespace(value[$0]) }.suffix(2)
    guard last.count == 2, case .token(let mark) = value[last[last.startIndex]],
      case .token(let word) = value[last[last.startIndex + 1]],
      source[mark].kind == .delim, source.text(of: mark) == "!", source[word].kind == .ident,
      isImportant(source.value(of: word))
    else { return false }
    for index in last.reversed() { value.remove(at: index) }
    return true
  }

  /// Returns whether a name is an ASCII case-insensitive match for "important".
  private func isImportant(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy(\.isASCII) && name.lowercased() == "important"
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-the-remnants-of-a-bad-declaration
  mutating func consumeRemnantsOfBadDeclaration(nested: Bool) {
    while true {
      switch next {
      case .endOfFile, .semicolon: return discard()
      case .rightBrace where nested: return
      case .rightBrace: discard()
      default: _ = consumeComponentValue()
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-list-of-components
  mutating func consumeListOfComponentValues(stop: TokenKind?, nested: Bool) -> [ReferenceValue] {
    var values: [ReferenceValue] = []
    while true {
      if next == .endOfFile || next == stop { return values }
      if next == .rightBrace {
        if nested { return values }
        // This is a parse error.
        values.append(.token(consume()))
      } else {
        values.append(consumeComponentValue())
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-component-value
  mutating func consumeComponentValue() -> ReferenceValue {
    switch next {
    case .leftBrace: consumeSimpleBlock(ending: .rightBrace)
    case .leftBracket: consumeSimpleBlock(ending: .rightBracket)
    case .leftParenthesis: consumeSimpleBlock(ending: .rightParenthesis)
    case .function: consumeFunction()
    default: .token(consume())
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-simple-block
  private mutating func consumeSimpleBlock(ending: TokenKind) -> ReferenceValue {
    let opening = consume()
    return .block(opening, consumeValues(upTo: ending))
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-function
  private mutating func consumeFunction() -> ReferenceValue {
    let name = consume()
    return .function(name, consumeValues(upTo: .rightParenthesis))
  }

  private mutating func consumeValues(upTo ending: TokenKind) -> [ReferenceValue] {
    var values: [ReferenceValue] = []
    while next != .endOfFile, next != ending { values.append(consumeComponentValue()) }
    discard()
    return values
  }
}
