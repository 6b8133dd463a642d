// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The ranges around an offset of a sheet that an editor selects one after the other.
struct SelectionRanges {
  private let tree: SyntaxTree
  private let offset: Int
  private var ranges: [Range<Int>] = []

  /// Returns the byte ranges around an offset, from the innermost to the outermost.
  static func around(_ offset: Int, in tree: SyntaxTree) -> [Range<Int>] {
    var selection = SelectionRanges(tree: tree, offset: offset)
    selection.collect()
    return selection.ranges
  }

  private init(tree: SyntaxTree, offset: Int) {
    self.tree = tree
    self.offset = offset
  }

  private mutating func collect() {
    for node in enclosingNodes() {
      switch Syntax(tree, node) {
      case .qualifiedRule(let rule):
        addBlock(of: node)
        addTokens(in: rule.prelude, isSelector: true)
        add(rule.range)
      case .atRule(let rule):
        addBlock(of: node)
        addTokens(in: rule.prelude, isSelector: false)
        add(tree.stream.range(of: rule.tokens.lowerBound))
        add(rule.range)
      case .declaration(let declaration):
        add(tree.stream.range(of: declaration.tokens.lowerBound))
        addTokens(in: declaration.value, isSelector: false)
        let end = tree.stream.trimmed(declaration.tokens).upperBound
        let hasSemicolon = end > 0 && tree.stream[end - 1].kind == .semicolon
        add(
          tree.stream.byteRange(of: declaration.tokens.lowerBound..<(hasSemicolon ? end - 1 : end)))
      case .raw(let raw): add(raw.range)
      }
    }
  }

  /// Returns the nodes that contain the offset, from the innermost to the outermost.
  private func enclosingNodes() -> [Int] {
    var found: [Int] = []
    var index = 0
    var end = tree.nodes.count
    while index < end {
      let node = tree.nodes[index]
      let range = tree.stream.byteRange(of: Int(node.first)..<Int(node.end))
      guard range.lowerBound <= offset, offset <= range.upperBound else {
        index = Int(node.next)
        continue
      }
      // The end of a rule is also the start of the next one, which is preferred.
      if offset == range.upperBound, let next = sibling(of: index, before: end) {
        index = next
        continue
      }
      found.append(index)
      end = Int(node.next)
      index += 1
    }
    return found.reversed()
  }

  /// Returns the next node if it begins at the offset.
  private func sibling(of index: Int, before end: Int) -> Int? {
    let next = Int(tree.nodes[index].next)
    guard next < end else { return nil }
    return tree.stream.range(of: Int(tree.nodes[next].first)).lowerBound == offset ? next : nil
  }

  /// Adds the contents of a block, and the block with its braces.
  private mutating func addBlock(of node: Int) {
    let record = tree.nodes[node]
    guard record.content < record.end else { return }
    let open = tree.stream.range(of: Int(record.content))
    let isClosed = record.contentEnd < record.end
    let close =
      isClosed
      ? tree.stream.range(of: Int(record.contentEnd)).lowerBound
      : tree.stream.byteRange(of: Int(record.first)..<Int(record.end)).upperBound
    add(open.upperBound..<max(open.upperBound, close))
    add(open.lowerBound..<(isClosed ? close + 1 : close))
  }

  /// Adds the token at the offset, the functions around it, its part between commas, and all
  /// tokens.
  private mutating func addTokens(in tokens: Range<Int>, isSelector: Bool) {
    let stream = tree.stream
    let whole = stream.byteRange(of: tokens)
    guard !tokens.isEmpty, whole.lowerBound <= offset, offset <= whole.upperBound else { return }
    var open: [Int] = []
    var inner: [Range<Int>] = []
    for token in tokens {
      let kind = stream[token].kind
      let range = stream.range(of: token)
      if kind.closesBlock, let opening = open.popLast() {
        let block = stream.range(of: opening).lowerBound..<range.upperBound
        if block.lowerBound <= offset, offset <= block.upperBound {
          inner.append(stream.range(of: opening).upperBound..<range.lowerBound)
          inner.append(block)
        }
      }
      if kind.isOpening { open.append(token) }
      guard !kind.isTrivia, range.lowerBound <= offset, offset <= range.upperBound else { continue }
      if isSelector, kind == .delim { continue }
      add(range)
      let isNamed = isSelector && kind == .ident && token > tokens.lowerBound
      if isNamed, stream.isDelim(token - 1, ".") || stream[token - 1].kind == .colon {
        add(range.lowerBound - 1..<range.upperBound)
      }
    }
    for range in inner { add(range) }
    addPart(of: tokens)
    add(whole)
  }

  /// Adds the part of a list that contains the offset.
  private mutating func addPart(of tokens: Range<Int>) {
    let stream = tree.stream
    var start = tokens.lowerBound
    while start < tokens.upperBound {
      let end = TokenCursor(stream, start..<tokens.upperBound).nextComma
      let part = stream.trimmed(start..<end)
      if !part.isEmpty { add(stream.byteRange(of: part)) }
      start = end + 1
    }
  }

  /// Adds a range that contains the offset and is larger than the last one.
  private mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty, range.lowerBound <= offset, offset <= range.upperBound else { return }
    if let last = ranges.last {
      guard range != last, range.lowerBound <= last.lowerBound, last.upperBound <= range.upperBound
      else { return }
    }
    ranges.append(range)
  }
}
