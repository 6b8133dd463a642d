// SPDX-License-Identifier: Apache-2.0

extension RuleParser {
  /// Reads a declaration that begins with the name at the position, or gives false and leaves the position where it was.
  ///
  /// Inside a block (`nested`) a `}` ends it; elsewhere that is a token of the value like any other.
  ///
  /// Defined by [consume a declaration](https://drafts.csswg.org/css-syntax-3/#consume-declaration).
  @inline(__always)
  mutating func consumeDeclaration(nested: Bool) -> Bool {
    let first = position
    position += 1
    skipTrivia()
    guard kind == .colon else {
      position = first
      return false
    }
    position += 1
    skipTrivia()
    let isCustom = stream.isCustomPropertyName(first)
    guard let value = consumeValue(isCustom: isCustom, nested: nested) else {
      position = first
      return false
    }
    append(value, first: first, isCustom: isCustom)
    return true
  }

  /// What the value of a declaration turned out to be.
  struct Value {
    /// The position of the first token that is not white space or a comment.
    var start: Int
    /// The position behind the last such token.
    var end: Int
    /// The position behind the last function or block; zero when there is none.
    var blockEnd = 0
    /// Whether a block in it is nested deeper than the limit.
    var isTooDeep = false
  }

  /// Passes over a value up to its semicolon, or gives nil when a block in it shows that this is no declaration.
  @inline(__always)
  private mutating func consumeValue(isCustom: Bool, nested: Bool) -> Value? {
    var value = Value(start: position, end: position)
    while true {
      value.end = skipPlainTokens(after: value.end)
      if kind == .semicolon { return value }
      switch kind {
      case .endOfFile:
        return value
      case .rightBrace where nested:
        return value
      case .leftBrace:
        // A {} block is only allowed as the entire value of a non-custom property.
        if !isCustom, position != value.start { return nil }
        if !skipBlock(remembering: !isCustom) { value.isTooDeep = true }
        value.blockEnd = position
        if !isCustom, !isFollowedByEndOfDeclaration(nested: nested) { return nil }
      case .function, .leftParenthesis, .leftBracket:
        if !skipBlock() { value.isTooDeep = true }
        value.blockEnd = position
      case .badString, .badURL:
        reportBadToken(position)
        position += 1
      case .rightBrace:
        reportUnmatchedBrace()
        position += 1
      default:
        position += 1
      }
      value.end = position
    }
  }

  /// Whether nothing but `!important` stands between the next token and the end of the declaration.
  private func isFollowedByEndOfDeclaration(nested: Bool) -> Bool {
    var at = position
    func skipTrivia() { while tokens[at].kind.isTrivia { at += 1 } }
    skipTrivia()
    if stream.isDelim(at, "!") {
      at += 1
      skipTrivia()
      guard isImportant(at) else { return false }
      at += 1
      skipTrivia()
    }
    switch tokens[at].kind {
    case .endOfFile, .semicolon: return true
    case .rightBrace: return nested
    default: return false
    }
  }

  private func isImportant(_ at: Int) -> Bool {
    tokens[at].kind == .ident && stream.value(of: at, equals: "important")
  }

  /// Adds the declaration's node, its `!important` taken off the value, and takes the semicolon.
  private mutating func append(_ value: Value, first: Int, isCustom: Bool) {
    var flags: SyntaxNode.Flags = isCustom ? .custom : []
    if value.blockEnd > 0 { flags.insert(.blocks) }
    var end = value.end
    if let shorter = endWithoutImportant(value) {
      flags.insert(.important)
      end = shorter
    }
    if kind == .semicolon { position += 1 }
    if value.isTooDeep {
      reportTooDeep(at: first)
      return appendRaw(from: first)
    }
    nodes.append(
      SyntaxNode(
        kind: .declaration, flags: flags, first: UInt32(truncatingIfNeeded: first),
        content: UInt32(truncatingIfNeeded: value.start),
        contentEnd: UInt32(truncatingIfNeeded: end),
        end: UInt32(truncatingIfNeeded: position),
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  /// The end of a value whose last two tokens are `!` and `important`, without these; nil for any other.
  ///
  /// A block at the end of the value hides what stands in it, which may be these two when the text never closes it.
  @inline(__always)
  private func endWithoutImportant(_ value: Value) -> Int? {
    let last = value.end - 1
    guard last > value.start, tokens[last].kind == .ident, value.end != value.blockEnd else {
      return nil
    }
    // Few values have an exclamation mark, which is found faster than the word is compared.
    let mark = lastBefore(last, from: value.start)
    guard mark >= value.start, stream.isDelim(mark, "!"), isImportant(last) else { return nil }
    return lastBefore(mark, from: value.start) + 1
  }

  /// The last position before `position` that is not white space or a comment; `start - 1` when there is none.
  @inline(__always)
  private func lastBefore(_ position: Int, from start: Int) -> Int {
    var at = position - 1
    while at >= start, tokens[at].kind.isTrivia { at -= 1 }
    return at
  }
}

extension TokenStream {
  /// Whether a name begins with two hyphens; escapes count as what they stand for.
  @inlinable @inline(__always)
  package func isCustomPropertyName(_ position: Int) -> Bool {
    let start = Int(tokens[position].start)
    if tokens[position].flags.contains(.escaped) { return value(of: position).hasPrefix("--") }
    return bytes[start] == 0x2D && bytes[start + 1] == 0x2D
  }
}
