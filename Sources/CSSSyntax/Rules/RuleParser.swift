// SPDX-License-Identifier: Apache-2.0

/// The parser's algorithms over a token stream, writing nodes into one flat array.
///
/// Function names are the specification's. Where it says "mark the input" and "restore a mark", the parser looks ahead in
/// the token array; where it says "consume a component value", the parser passes over the tokens of one.
///
/// Defined by [CSS Syntax Level 3, section 5.5](https://drafts.csswg.org/css-syntax-3/#parser-algorithms).
struct RuleParser {
  /// Blocks nested deeper than this are passed over with a diagnostic.
  static let maximumDepth = 512

  let stream: TokenStream
  let tokens: UnsafePointer<Token>
  var nodes: [SyntaxNode] = []
  var log: DiagnosticLog

  /// The position of the next token.
  var position = 0
  /// The position behind the last bad string or url that was reported; what is passed over again is not reported again.
  var reportedEnd = 0
  /// The rules around the next token whose blocks are being read, by their nodes, outermost first.
  var openRules: [Int] = []
  /// The positions of the blocks that are being passed over; empty between calls.
  var openBlocks: [UInt32] = []
  /// The blocks that were passed over with the block around them, and may be again.
  var knownBlocks = KnownBlocks()

  init(_ stream: TokenStream) {
    self.stream = stream
    tokens = stream.tokens
    log = DiagnosticLog(stream.diagnostics)
    // Real sheets have a node for every 8 to 14 tokens; what is reserved and not used is never touched.
    nodes.reserveCapacity(stream.count / 8 + 4)
  }

  /// The kind of the next token; the stream ends with one of kind `.endOfFile`.
  @inline(__always)
  var kind: TokenKind { tokens[position].kind }

  @inline(__always)
  mutating func skipTrivia() {
    while kind.isTrivia { position += 1 }
  }
}

extension RuleParser {
  /// Defined by [consume a stylesheet's contents](https://drafts.csswg.org/css-syntax-3/#consume-stylesheet-contents).
  mutating func consumeStylesheetContents() {
    while true {
      switch kind {
      case .whitespace, .comment, .cdo, .cdc: position += 1
      case .endOfFile: return
      case .atKeyword: consumeAtRule(nested: false)
      default: consumeQualifiedRule(nested: false)
      }
    }
  }

  /// Defined by [consume a block's contents](https://drafts.csswg.org/css-syntax-3/#consume-block-contents).
  ///
  /// Reads up to the `}` of the block, or the end. The blocks inside are read by the same loop, so that the stack of calls
  /// does not grow with them.
  mutating func consumeBlockContents() {
    let depth = openRules.count
    while true {
      skipTrivia()
      // Nearly everything in blocks is a declaration.
      if kind == .ident {
        if !consumeDeclaration(nested: true) { consumeQualifiedRule(nested: true) }
        continue
      }
      switch kind {
      case .semicolon: position += 1
      case .endOfFile, .rightBrace:
        if openRules.count == depth { return }
        closeBlock()
      case .atKeyword: consumeAtRule(nested: true)
      default: consumeQualifiedRule(nested: true)
      }
    }
  }

  /// Defined by [consume an at-rule](https://drafts.csswg.org/css-syntax-3/#consume-at-rule).
  mutating func consumeAtRule(nested: Bool) {
    let index = open(.atRule)
    position += 1
    var preludeEnd = position
    while true {
      switch kind {
      case .semicolon:
        position += 1
        return close(index, preludeEnd: preludeEnd)
      case .endOfFile:
        return close(index, preludeEnd: preludeEnd)
      case .rightBrace where nested:
        return close(index, preludeEnd: preludeEnd)
      case .leftBrace:
        return consumeBlock(of: index)
      case .whitespace, .comment:
        position += 1
        continue
      case .rightBrace:
        reportUnmatchedBrace()
        position += 1
      default:
        consumeComponentValue(in: index)
      }
      preludeEnd = position
    }
  }

  /// Defined by [consume a qualified rule](https://drafts.csswg.org/css-syntax-3/#consume-qualified-rule).
  ///
  /// In a block a semicolon stops it; then, and wherever the specification returns nothing, a raw node is left.
  mutating func consumeQualifiedRule(nested: Bool) {
    let index = open(.qualifiedRule)
    while true {
      _ = skipPlainTokens(after: position)
      switch kind {
      case .endOfFile:
        return reject(index, nested: nested)
      case .semicolon where nested:
        position += 1
        return reject(index, nested: nested)
      case .rightBrace where nested:
        return reject(index, nested: nested)
      case .rightBrace:
        reportUnmatchedBrace()
        position += 1
      case .leftBrace:
        if beginsLikeCustomProperty(index) { return rejectCustomProperty(index) }
        return consumeBlock(of: index)
      default:
        consumeComponentValue(in: index)
      }
    }
  }

  /// Defined by [consume a block](https://drafts.csswg.org/css-syntax-3/#consume-block).
  mutating func consumeBlock(of index: Int) {
    let brace = position
    nodes[index].content = UInt32(truncatingIfNeeded: brace)
    guard openRules.count < Self.maximumDepth else {
      reportTooDeep(at: brace)
      nodes[index].flags.insert(.tooDeep)
      skipBlock()
      nodes[index].contentEnd = UInt32(truncatingIfNeeded: position)
      return close(index)
    }
    position += 1
    openRules.append(index)
    // The block of a nested rule is read by the loop that reads the block around it.
    guard openRules.count == 1 else { return }
    consumeBlockContents()
    closeBlock()
  }

  /// Ends the innermost open rule with its `}`, or with the text.
  private mutating func closeBlock() {
    guard let index = openRules.popLast() else { return }
    nodes[index].contentEnd = UInt32(truncatingIfNeeded: position)
    if kind == .rightBrace {
      position += 1
    } else {
      reportUnclosed(at: Int(nodes[index].content))
    }
    close(index)
  }
}

extension RuleParser {
  /// Begins a node at the next token; its block, should it find one, is set by `consumeBlock`.
  mutating func open(_ kind: SyntaxNode.Kind) -> Int {
    let first = UInt32(truncatingIfNeeded: position)
    nodes.append(
      SyntaxNode(
        kind: kind, flags: [], first: first, content: .max, contentEnd: .max, end: first, next: 0))
    return nodes.count - 1
  }

  /// Ends a rule and its subtree before the next token.
  mutating func close(_ index: Int) {
    nodes[index].end = UInt32(truncatingIfNeeded: position)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Ends an at-rule without a block before the next token.
  mutating func close(_ index: Int, preludeEnd: Int) {
    nodes[index].content = UInt32(truncatingIfNeeded: position)
    nodes[index].contentEnd = UInt32(truncatingIfNeeded: preludeEnd)
    close(index)
  }

  /// Ends a qualified rule that found no block: it becomes a raw node.
  private mutating func reject(_ index: Int, nested: Bool) {
    let first = Int(nodes[index].first)
    nodes.removeLast(nodes.count - index)
    appendRaw(from: first)
    reportRejected(from: first, nested: nested)
  }

  /// A raw node from a token to the next one.
  mutating func appendRaw(from first: Int) {
    let index = nodes.count
    let end = UInt32(truncatingIfNeeded: position)
    nodes.append(
      SyntaxNode(
        kind: .raw, flags: [], first: UInt32(truncatingIfNeeded: first), content: end,
        contentEnd: end, end: end, next: UInt32(truncatingIfNeeded: index + 1)))
  }

  /// Whether a rule's prelude begins with a name in two hyphens and a colon.
  @inline(__always)
  private func beginsLikeCustomProperty(_ index: Int) -> Bool {
    var at = Int(nodes[index].first)
    guard tokens[at].kind == .ident, stream.isCustomPropertyName(at) else { return false }
    at += 1
    while tokens[at].kind.isTrivia { at += 1 }
    return tokens[at].kind == .colon
  }

  /// Drops what looks like a custom property with its block, so that it does not become a rule.
  ///
  /// Inside a block it is always a declaration: only the top level of a sheet comes here.
  private mutating func rejectCustomProperty(_ index: Int) {
    let first = Int(nodes[index].first)
    nodes.removeLast(nodes.count - index)
    skipBlock()
    appendRaw(from: first)
    log.add(
      Diagnostic(
        .misplacedCustomProperty, range: stream.range(of: first),
        facts: [stream.found(first..<first + 1)]))
  }
}
