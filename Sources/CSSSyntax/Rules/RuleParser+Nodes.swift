// SPDX-License-Identifier: Apache-2.0

/// The nodes that the algorithms append, and those that they remove again.
extension RuleParser {
  /// Begins a node at the next token; `consumeBlock` sets its block, if there is one.
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

  /// Replaces a qualified rule without a block by a raw node.
  mutating func reject(_ index: Int, nested: Bool) {
    let first = Int(nodes[index].first)
    nodes.removeLast(nodes.count - index)
    appendRaw(from: first)
    reportRejected(from: first, mayBeDeclaration: nested)
  }

  /// Appends a raw node from a token to the next one.
  mutating func appendRaw(from first: Int) {
    let index = nodes.count
    let end = UInt32(truncatingIfNeeded: position)
    nodes.append(
      SyntaxNode(
        kind: .raw, flags: [], first: UInt32(truncatingIfNeeded: first), content: end,
        contentEnd: end, end: end, next: UInt32(truncatingIfNeeded: index + 1)))
  }

  /// Returns whether a rule's prelude begins with a custom property name and a colon.
  @inline(__always)
  func beginsLikeCustomProperty(_ index: Int) -> Bool {
    var token = Int(nodes[index].first)
    guard tokens[token].kind == .ident, stream.isCustomPropertyName(token) else { return false }
    token += 1
    while tokens[token].kind.isTrivia { token += 1 }
    return tokens[token].kind == .colon
  }

  /// Rejects a rule that looks like a custom property, with its block.
  ///
  /// In a block it is always a declaration, so this applies only at the top level of a style sheet.
  mutating func rejectCustomProperty(_ index: Int) {
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
