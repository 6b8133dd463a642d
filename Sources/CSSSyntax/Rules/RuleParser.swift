// SPDX-License-Identifier: Apache-2.0

/// The parser algorithms over a token stream, which write nodes into one flat array.
///
/// Function names are the specification's. Where the specification marks the input and restores the
/// mark, the parser looks ahead in the token array. Where it consumes a component value, the parser
/// skips the tokens of the value.
///
/// Defined by [CSS Syntax Level 3, section 5.5](https://drafts.csswg.org/css-syntax-3/#parser-algorithms).
struct RuleParser {
  /// The maximum nesting depth of blocks; deeper ones are skipped with a diagnostic.
  static let maximumDepth = 512

  let stream: TokenStream
  let tokens: UnsafePointer<Token>
  var nodes: [SyntaxNode] = []
  var log: DiagnosticLog

  /// The position of the next token.
  var position = 0
  /// The position after the last reported bad string or url, to avoid duplicate reports.
  var reportedEnd = 0
  /// The nodes of the rules whose blocks are being parsed, outermost first.
  var openRules: [Int] = []
  /// The positions of the blocks that are being skipped; empty between calls.
  var openBlocks: [UInt32] = []
  /// The blocks inside the last skipped block, which may be skipped again.
  var blockEnds = BlockEndCache()

  init(_ stream: TokenStream) {
    self.init(stream, at: 0)
    // Real style sheets have a node for every 8 to 14 tokens; unused reserved memory is never
    // touched.
    nodes.reserveCapacity(stream.count / 8 + 4)
  }

  /// Creates a parser without nodes at a position.
  init(_ stream: TokenStream, at position: Int) {
    self.stream = stream
    self.position = position
    tokens = stream.tokens
    log = DiagnosticLog(stream.diagnostics)
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
  ///
  /// - Parameter isEnd: Whether to stop before the rule that begins at a position.
  @inline(__always)
  mutating func consumeStylesheetContents(until isEnd: (Int) -> Bool = { _ in false }) {
    while true {
      switch kind {
      case .whitespace, .comment, .cdo, .cdc: position += 1
      case .endOfFile: return
      case _ where isEnd(position): return
      case .atKeyword: consumeAtRule(nested: false)
      default: consumeQualifiedRule(nested: false)
      }
    }
  }

  /// Defined by [consume a block's contents](https://drafts.csswg.org/css-syntax-3/#consume-block-contents).
  ///
  /// Parses up to the `}` of the block, or the end. The loop also parses nested blocks, so that the
  /// call stack does not grow with them.
  mutating func consumeBlockContents() {
    let depth = openRules.count
    while true {
      skipTrivia()
      // Nearly all block contents are declarations.
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
  /// In a block, a semicolon ends the rule. Then, and wherever the specification returns nothing, a
  /// raw node is appended.
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
    // The loop that parses the enclosing block also parses the block of a nested rule.
    guard openRules.count == 1 else { return }
    consumeBlockContents()
    closeBlock()
  }

  /// Ends the innermost open rule at its `}`, or at the end of the text.
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
