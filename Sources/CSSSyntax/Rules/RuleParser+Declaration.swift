// SPDX-License-Identifier: Apache-2.0

extension RuleParser {
  /// Parses a declaration that begins at the position, and returns whether there is one.
  ///
  /// On failure, the position is unchanged. In a block (`nested`), a `}` ends the declaration;
  /// elsewhere it is part of the value.
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

  /// The range of a declaration's value.
  struct Value {
    /// The position of the first token that is not white space or a comment.
    var start: Int
    /// The position after the last such token.
    var end: Int
    /// The position after the last function or block, or zero if there is none.
    var blockEnd = 0
    /// Whether it contains a block that is nested deeper than the limit.
    var isTooDeep = false
  }

  /// Skips a value up to its semicolon, or returns `nil` if a block shows it is no declaration.
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
        if !skipBlock(cachingEnds: !isCustom) { value.isTooDeep = true }
        value.blockEnd = position
        if !isCustom, !isFollowedByEndOfDeclaration(nested: nested) { return nil }
      case .function, .leftParenthesis, .leftBracket:
        if !skipBlock() { value.isTooDeep = true }
        value.blockEnd = position
      case .badString, .badURL:
        reportBadToken(at: position)
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

  /// Returns whether only `!important` remains before the end of the declaration.
  private func isFollowedByEndOfDeclaration(nested: Bool) -> Bool {
    var index = position
    func skipTrivia() { while tokens[index].kind.isTrivia { index += 1 } }
    skipTrivia()
    if stream.isDelim(index, "!") {
      index += 1
      skipTrivia()
      guard isImportant(at: index) else { return false }
      index += 1
      skipTrivia()
    }
    switch tokens[index].kind {
    case .endOfFile, .semicolon: return true
    case .rightBrace: return nested
    default: return false
    }
  }

  private func isImportant(at index: Int) -> Bool {
    tokens[index].kind == .ident && stream.value(of: index, equals: "important")
  }

  /// Appends the declaration's node, without `!important` in its value, and consumes the semicolon.
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

  /// Returns the end of a value without a trailing `!important`, or `nil` if there is none.
  ///
  /// A block at the end of the value is not inspected. It may contain these two tokens if it is
  /// unclosed.
  @inline(__always)
  private func endWithoutImportant(_ value: Value) -> Int? {
    let last = value.end - 1
    guard last > value.start, tokens[last].kind == .ident, value.end != value.blockEnd else {
      return nil
    }
    // Few values have an exclamation mark, and the check is cheaper than a comparison of the word.
    let exclamationMark = lastBefore(last, from: value.start)
    guard exclamationMark >= value.start, stream.isDelim(exclamationMark, "!"),
      isImportant(at: last)
    else { return nil }
    return lastBefore(exclamationMark, from: value.start) + 1
  }

  /// Returns the last position before `position` that is no white space or comment, or `start - 1`.
  @inline(__always)
  private func lastBefore(_ position: Int, from start: Int) -> Int {
    var index = position - 1
    while index >= start, tokens[index].kind.isTrivia { index -= 1 }
    return index
  }
}

extension TokenStream {
  /// Returns whether a name begins with two hyphens, with escapes resolved.
  @inlinable @inline(__always)
  package func isCustomPropertyName(_ position: Int) -> Bool {
    let start = Int(tokens[position].start)
    if tokens[position].flags.contains(.escaped) { return value(of: position).hasPrefix("--") }
    return bytes[start] == 0x2D && bytes[start + 1] == 0x2D
  }
}
