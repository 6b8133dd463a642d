// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension SheetDeclarations {
  /// Returns the block of an `@scope`, whose own declarations are those of the scoping root.
  ///
  /// - Parameters:
  ///   - rule: The at-rule.
  ///   - outer: The block that contains the rule.
  ///   - inner: The block of the rule, treated as any other at-rule.
  /// - Returns: The block.
  mutating func scopeBlock(of rule: AtRule, in outer: Block, _ inner: Block) -> Block {
    var block = inner
    guard outer.isCompiled ? inner.isCompiled : parseScope(rule, in: outer) else {
      block.content = .dropped
      block.container = append(DeclarationContainer(.dropped, node: rule.index))
      return block
    }
    block.parent = nil
    block.isScoped = true
    if scopingRoot == nil {
      let stream = TokenStream(":where(:scope)")
      scopingRoot = selectors.parseList(
        stream, 0..<stream.count, nestedIn: nil, names: &names, log: &log)
    }
    block.container = append(DeclarationContainer(node: rule.index, selectors: scopingRoot))
    return block
  }

  /// Returns whether the prelude of an `@scope` is `(<scope-start>)? [to (<scope-end>)]?`.
  private mutating func parseScope(_ rule: AtRule, in outer: Block) -> Bool {
    var cursor = TokenCursor(tree.stream, rule.prelude)
    let isScoped = outer.isScoped && outer.parent == nil
    if cursor.peek() == .leftParenthesis {
      guard parseScopeList(&cursor, nestedIn: outer.parent, isScoped: isScoped) else {
        return false
      }
    }
    if cursor.peek() == .ident, tree.stream.value(of: cursor.position, equals: "to") {
      _ = cursor.next()
      guard parseScopeList(&cursor, nestedIn: nil, isScoped: true) else { return false }
    }
    return cursor.isAtEnd()
  }

  /// Returns whether a list of selectors in parentheses follows, and consumes it.
  private mutating func parseScopeList(
    _ cursor: inout TokenCursor, nestedIn parent: Range<Int>?, isScoped: Bool
  ) -> Bool {
    guard cursor.peek() == .leftParenthesis, cursor.next() != nil else { return false }
    let tokens = cursor.contents { inner in
      let start = inner.position
      inner.skipToEnd()
      return start..<inner.position
    }
    guard let tokens else { return false }
    return selectors.parseList(
      tree.stream, tokens, nestedIn: parent, isScoped: isScoped, names: &names, log: &log) != nil
  }
}
