// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// Edits of a style sheet that parse only a part of it.
///
/// Between two rules of the top level, the parser has no state except the nodes and the diagnostics
/// so far. So the nodes of a rule depend only on its tokens, and on the end of the text if the rule
/// extends to it.
extension SyntaxTree {
  /// Returns the tree of the text after an edit, equal to that of a full parse.
  ///
  /// ```swift
  /// let tree = SyntaxTree(parsing: "a { color: red }")
  /// let edit = TextEdit(range: 11..<14, replacement: "blue")
  /// tree.applying(edit).text    // "a { color: blue }"
  /// ```
  ///
  /// The tree must be that of a style sheet, which ``init(parsing:)`` returns. Tokens and top-level
  /// rules that the edit cannot change are copied.
  ///
  /// - Parameter edit: The edit; its range must begin and end between characters.
  /// - Returns: The tree, with the name and the base of this one.
  /// - Complexity: O(*n*) in the length of the text, but only copies outside of the edited rules.
  package func applying(_ edit: TextEdit) -> SyntaxTree {
    let (edited, replacement) = stream.applying(edit)
    guard let replacement, !DiagnosticLog(diagnostics).isFull else {
      return SyntaxTree(parsing: edited)
    }
    return SyntaxTree(RuleParser(edited, reusing: self, replacement))
  }
}

extension RuleParser {
  /// Parses a style sheet after an edit, reusing the rules that the edit cannot change.
  init(_ stream: TokenStream, reusing tree: SyntaxTree, _ replacement: TokenReplacement) {
    let reused = tree.rulesBefore(replacement.old.lowerBound)
    self.init(stream, at: reused.end)
    nodes.reserveCapacity(tree.nodes.count + replacement.new.count / 8 + 16)
    nodes += tree.nodes[..<reused.nodes]
    tree.diagnostics(in: 0..<reused.end).forEach { log.add($0) }
    var next = reused.nodes
    consumeStylesheetContents { position in
      guard position >= replacement.new.upperBound else { return false }
      let first = position - replacement.tokenShift
      while next < tree.nodes.count, tree.nodes[next].first < first {
        next = Int(tree.nodes[next].next)
      }
      return next < tree.nodes.count && tree.nodes[next].first == first
    }
    if kind != .endOfFile { append(tree, from: next, replacement) }
  }

  /// Appends the nodes of a tree from a rule of the top level on, and their diagnostics.
  private mutating func append(_ tree: SyntaxTree, from next: Int, _ replacement: TokenReplacement)
  {
    let first = Int(tree.nodes[next].first)
    let nodeShift = nodes.count - next
    nodes += tree.nodes[next...].lazy.map {
      $0.moved(tokens: replacement.tokenShift, nodes: nodeShift)
    }
    for diagnostic in tree.diagnostics(in: first..<tree.stream.count) {
      log.add(diagnostic.moved(replacement.byteShift))
    }
  }
}

extension SyntaxTree {
  /// Returns the nodes of the top-level rules that depend only on tokens before a position.
  ///
  /// - Parameter position: The position of a token.
  /// - Returns: The number of nodes, and the position after their last token.
  fileprivate func rulesBefore(_ position: Int) -> (nodes: Int, end: Int) {
    var rules = (nodes: 0, end: 0)
    while rules.nodes < nodes.count {
      let rule = nodes[rules.nodes]
      // A rule that extends to the end of the text may be unclosed.
      if rule.end > position || rule.end == stream.count { break }
      rules = (Int(rule.next), Int(rule.end))
    }
    return rules
  }

  /// Returns the diagnostics of the top-level rules in a range of tokens.
  fileprivate func diagnostics(in positions: Range<Int>) -> ArraySlice<Diagnostic> {
    var parsed = diagnostics.indices.dropFirst(stream.diagnostics.count)
    if let last = stream.last, last.flags.contains(.unterminated) { parsed = parsed.dropLast() }
    let range = stream.byteRange(of: positions)
    let start = parsed.partitioningIndex { diagnostics[$0].range.lowerBound >= range.lowerBound }
    let end = parsed.partitioningIndex { diagnostics[$0].range.lowerBound >= range.upperBound }
    return diagnostics[start..<end]
  }
}

extension SyntaxNode {
  /// Returns the node with all positions moved by a number of tokens and a number of nodes.
  fileprivate func moved(tokens: Int, nodes: Int) -> SyntaxNode {
    let tokens = UInt32(truncatingIfNeeded: tokens)
    return SyntaxNode(
      kind: kind, flags: flags, first: first &+ tokens, content: content &+ tokens,
      contentEnd: contentEnd &+ tokens, end: end &+ tokens,
      next: next &+ UInt32(truncatingIfNeeded: nodes))
  }
}

extension Diagnostic {
  /// Returns the diagnostic with all ranges moved by a number of bytes.
  fileprivate func moved(_ distance: Int) -> Diagnostic {
    func moved(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + distance..<range.upperBound + distance
    }
    var copy = Diagnostic(
      kind, range: moved(range), facts: facts,
      fixIts: fixIts.map {
        FixIt(range: moved($0.range), replacement: $0.replacement, isSafe: $0.isSafe)
      })
    copy.severity = severity
    return copy
  }
}
