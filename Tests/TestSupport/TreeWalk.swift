// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A walk through a syntax tree, node by node like a printer, that finds its faults.
///
/// The text is assembled from the nodes and the gaps between them, independently of the tree's
/// text:
///
/// ```swift
/// let walk = TreeWalk(SyntaxTree(parsing: "a { b: c } /* d */"))
/// walk.text     // "a { b: c } /* d */"
/// walk.faults   // []
/// ```
package struct TreeWalk {
  /// The faults: overlapping nodes, tokens outside of all nodes, and invalid ranges.
  package private(set) var faults: [String] = []
  /// The bytes of the text.
  package private(set) var bytes: [UInt8] = []

  private let tree: SyntaxTree
  /// The position of the next token.
  private var position = 0

  /// Walks through a tree.
  package init(_ tree: SyntaxTree) {
    self.tree = tree
    walk(0..<tree.nodes.count, end: tree.stream.count)
  }

  /// The text as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Walks through sibling nodes, and the gaps between and after them up to a token.
  private mutating func walk(_ siblings: Range<Int>, end: Int) {
    var index = siblings.lowerBound
    while index < siblings.upperBound {
      let node = tree.nodes[index]
      let next = Int(node.next)
      check(next > index && next <= siblings.upperBound, "node \(index) has next \(next)")
      check(node.first < node.end, "node \(index) has no tokens")
      check(Int(node.first) >= position, "node \(index) begins in the one before it")
      check(Int(node.end) <= end, "node \(index) ends behind its parent's block")
      guard faults.isEmpty else { return }
      addGap(to: Int(node.first))
      visit(node, index)
      index = next
    }
    addGap(to: end)
  }

  private mutating func visit(_ node: SyntaxNode, _ index: Int) {
    let content = Int(node.content)
    let end = Int(node.end)
    let firstKind = kind(node.first)
    switch Syntax(tree, index) {
    case .qualifiedRule(let rule):
      check(content < end, "rule \(index) has no block")
      check(rule.prelude, in: Int(node.first)..<content, index)
      visitBlock(of: node, index)
    case .atRule(let rule):
      check(firstKind == .atKeyword, "at-rule \(index) begins with \(firstKind)")
      check(rule.prelude, in: Int(node.first)..<content, index)
      if rule.hasBlock { visitBlock(of: node, index) } else { visitLeaf(node, index) }
    case .declaration(let declaration):
      check(firstKind == .ident, "declaration \(index) begins with \(firstKind)")
      check(declaration.value, in: Int(node.first) + 2..<end, index)
      visitLeaf(node, index)
    case .raw: visitLeaf(node, index)
    }
  }

  private mutating func visitBlock(of node: SyntaxNode, _ index: Int) {
    let contentEnd = Int(node.contentEnd)
    let opening = kind(node.content)
    check(opening == .leftBrace, "the block of \(index) begins with \(opening)")
    let isClosed = kind(node.contentEnd) == .rightBrace && node.end == node.contentEnd + 1
    check(isClosed || node.end == node.contentEnd, "the block of \(index) ends elsewhere")
    let isSkipped = node.flags.contains(.tooDeep) && Int(node.next) == index + 1
    guard !isSkipped else { return visitLeaf(node, index) }
    add(upTo: Int(node.content) + 1)
    walk(index + 1..<Int(node.next), end: contentEnd)
    add(upTo: Int(node.end))
  }

  private mutating func visitLeaf(_ node: SyntaxNode, _ index: Int) {
    check(Int(node.next) == index + 1, "node \(index) has nodes below it")
    add(upTo: Int(node.end))
  }

  /// Adds the tokens outside of nodes.
  ///
  /// These are white space, comments and semicolons, and outside of rules also `<!--` and `-->`.
  private mutating func addGap(to end: Int) {
    for token in position..<max(position, end) {
      let kind = tree.stream[token].kind
      let isLost = !kind.isTrivia && ![.semicolon, .cdo, .cdc].contains(kind)
      check(!isLost, "token \(token), \(kind), belongs to no node")
    }
    add(upTo: end)
  }

  private mutating func add(upTo end: Int) {
    guard position <= end else { return check(false, "token \(end) comes twice") }
    bytes.append(contentsOf: tree.stream.text(of: position..<end).utf8)
    position = end
  }

  private func kind(_ position: UInt32) -> TokenKind { tree.stream[Int(position)].kind }

  private mutating func check(_ part: Range<Int>, in whole: Range<Int>, _ index: Int) {
    check(
      part.lowerBound >= whole.lowerBound && part.upperBound <= whole.upperBound,
      "\(part) of node \(index) is outside of \(whole)")
  }

  private mutating func check(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { faults.append(fault()) }
  }
}
