// SPDX-License-Identifier: Apache-2.0

extension RuleParser {
  /// Passes over one component value of a rule's prelude.
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
      reportBadToken(position)
      position += 1
    default: position += 1
    }
  }

  /// Passes over a block or function with all that is nested in it, without recursion.
  ///
  /// A block that is read as a value first and as a rule after that would be passed over once for each rule around it;
  /// `remembering` the blocks inside keeps that linear.
  ///
  /// - Returns: whether it stayed within the nesting limit.
  @discardableResult
  mutating func skipBlock(remembering: Bool = false) -> Bool {
    if remembering {
      if let end = knownBlocks.end(of: position) {
        position = end
        return !knownBlocks.isTooDeep
      }
      knownBlocks.removeAll()
    }
    var deepest = 0
    openBlocks.removeAll(keepingCapacity: true)
    blocks: repeat {
      switch kind {
      case .endOfFile: break blocks
      case .function, .leftParenthesis, .leftBracket, .leftBrace:
        if remembering, !openBlocks.isEmpty, kind == .leftBrace { knownBlocks.open(position) }
        openBlocks.append(UInt32(truncatingIfNeeded: position))
        deepest = max(deepest, openBlocks.count)
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let open = openBlocks.last, kind == tokens[Int(open)].kind.closing else { break }
        openBlocks.removeLast()
        if remembering, kind == .rightBrace { knownBlocks.close(Int(open), at: position + 1) }
      case .badString, .badURL: reportBadToken(position)
      default: break
      }
      position += 1
    } while !openBlocks.isEmpty
    if let outermost = openBlocks.first { reportUnclosed(at: Int(outermost)) }
    let isTooDeep = deepest + openRules.count > Self.maximumDepth
    if remembering { knownBlocks.isTooDeep = isTooDeep }
    return !isTooDeep
  }
}
