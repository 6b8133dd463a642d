// SPDX-License-Identifier: Apache-2.0

extension RuleParser {
  /// Skips tokens that neither open nor close a construct.
  ///
  /// Returns the position after the last of them that is no white space or comment, or `end` if
  /// there is none.
  @inline(__always)
  mutating func skipPlainTokens(after end: Int) -> Int {
    var (index, end) = (position, end)
    while true {
      let kind = tokens[index].kind
      if kind.isStructural { break }
      index += 1
      if !kind.isTrivia { end = index }
    }
    position = index
    return end
  }

  /// Skips a component value of a rule's prelude.
  @inline(__always)
  mutating func consumeComponentValue(in index: Int) {
    switch kind {
    case .function, .leftParenthesis, .leftBracket:
      let first = position
      if !skipBlock() {
        reportTooDeep(at: first)
        nodes[index].flags.insert(.tooDeep)
      }
    case .badString, .badURL:
      reportBadToken(at: position)
      position += 1
    default: position += 1
    }
  }

  /// Skips a block or function with everything nested in it, without recursion.
  ///
  /// A block that is first parsed as a value and then as a rule would be skipped once for each
  /// enclosing rule. With `cachingEnds`, the ends of inner blocks are cached, which keeps the time
  /// linear.
  ///
  /// - Returns: Whether the nesting is within the limit.
  @discardableResult
  mutating func skipBlock(cachingEnds: Bool = false) -> Bool {
    if !cachingEnds, let isWithinLimit = skipShallowBlock() { return isWithinLimit }
    if cachingEnds {
      if let end = blockEnds.end(of: position) {
        position = end
        return !blockEnds.isTooDeep
      }
      blockEnds.removeAll()
    }
    var deepest = 0
    openBlocks.removeAll(keepingCapacity: true)
    blocks: repeat {
      switch kind {
      case .endOfFile: break blocks
      case .function, .leftParenthesis, .leftBracket, .leftBrace:
        if cachingEnds, !openBlocks.isEmpty, kind == .leftBrace { blockEnds.open(position) }
        openBlocks.append(UInt32(truncatingIfNeeded: position))
        deepest = max(deepest, openBlocks.count)
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let open = openBlocks.last, kind == tokens[Int(open)].kind.closing else { break }
        openBlocks.removeLast()
        if cachingEnds, kind == .rightBrace { blockEnds.close(Int(open), at: position + 1) }
      case .badString, .badURL: reportBadToken(at: position)
      default: break
      }
      position += 1
    } while !openBlocks.isEmpty
    if let outermost = openBlocks.first { reportUnclosed(at: Int(outermost)) }
    let isTooDeep = deepest + openRules.count > Self.maximumDepth
    if cachingEnds { blockEnds.isTooDeep = isTooDeep }
    return !isTooDeep
  }

  /// Skips a valid block that is nested at most 32 levels deep, or returns `nil` without a change.
  ///
  /// The expected closing tokens of the open blocks are stored in one number, two bits for each
  /// level.
  private mutating func skipShallowBlock() -> Bool? {
    var closings: UInt64 = 0
    var depth = 0
    var deepest = 0
    var index = position
    while true {
      switch tokens[index].kind {
      case .function, .leftParenthesis:
        closings = closings << 2 | 1
        depth += 1
      case .leftBracket:
        closings = closings << 2 | 2
        depth += 1
      case .leftBrace:
        closings = closings << 2 | 3
        depth += 1
      case .rightParenthesis: close(1)
      case .rightBracket: close(2)
      case .rightBrace: close(3)
      case .endOfFile, .badString, .badURL: return nil
      default: break
      }
      index += 1
      if depth == 0 { break }
      if depth > 32 { return nil }
      deepest = max(deepest, depth)
      while !tokens[index].kind.isStructural { index += 1 }
    }
    position = index
    return deepest + openRules.count <= Self.maximumDepth

    func close(_ number: UInt64) {
      guard closings & 3 == number else { return }
      closings >>= 2
      depth -= 1
    }
  }
}

extension TokenKind {
  /// Whether the token opens or closes a construct, or is bad, and so needs inspection.
  @inline(__always)
  var isStructural: Bool { Self.structural &>> UInt32(rawValue) & 1 != 0 }

  /// A bit for each kind, so that one test covers all of them.
  private static var structural: UInt32 {
    let openings = function.bit | leftParenthesis.bit | leftBracket.bit | leftBrace.bit
    let closings = rightParenthesis.bit | rightBracket.bit | rightBrace.bit
    return openings | closings | semicolon.bit | badString.bit | badURL.bit | endOfFile.bit
  }

  private var bit: UInt32 { 1 &<< UInt32(rawValue) }
}
