// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension RuleCompiler {
  /// Parses the prelude of an `@scope` rule and adds the scope to a block.
  ///
  /// The grammar is `(<scope-start>)? [to (<scope-end>)]?`.
  ///
  /// Defined by [CSS Cascade 6, section 2.5.1](https://drafts.csswg.org/css-cascade-6/#scope-syntax).
  mutating func enterScope(
    _ node: SyntaxNode, at index: Int, in outer: Block, of stream: TokenStream,
    _ block: inout Block
  ) -> Bool {
    guard let (roots, limits) = scope(TokenCursor(stream, prelude(node)), in: outer) else {
      return false
    }
    enterScope(from: roots, to: limits, &block.context)
    block.nesting = nil
    block.rule = scopeRule(index)
    return true
  }

  /// Parses the `scope()` of an import: a prelude like that of `@scope`, or a list of selectors
  /// without parentheses.
  mutating func enterScope(
    _ tokens: Range<Int>, of stream: TokenStream, _ context: inout RuleContext
  ) -> Bool {
    let cursor = TokenCursor(stream, tokens)
    var ahead = cursor
    let isPrelude =
      ahead.isAtEnd() || ahead.peek() == .leftParenthesis
      || ahead.peek() == .ident && stream.value(of: ahead.position, equals: "to")
    if isPrelude {
      let outer = Block(end: 0, context: context)
      guard let (roots, limits) = scope(cursor, in: outer) else { return false }
      enterScope(from: roots, to: limits, &context)
      return true
    }
    let roots = records.selectors.parseList(
      stream, tokens, nestedIn: nil, isScoped: context.scope != 0, names: &records.names, log: &log)
    guard let roots else { return false }
    enterScope(from: roots, to: 0..<0, &context)
    return true
  }

  /// Parses the selectors of scoping roots and limits up to the end, or logs a diagnostic and
  /// returns `nil` for a syntax error.
  private mutating func scope(
    _ prelude: TokenCursor, in outer: Block
  ) -> (roots: Range<Int>?, limits: Range<Int>)? {
    var cursor = prelude
    var roots: Range<Int>?
    var limits = 0..<0
    if cursor.peek() == .leftParenthesis {
      guard let list = selectors(&cursor, in: outer, isLimit: false) else { return nil }
      roots = list
    }
    if cursor.peek() == .ident, cursor.stream.value(of: cursor.position, equals: "to") {
      _ = cursor.next()
      guard let list = selectors(&cursor, in: outer, isLimit: true) else { return nil }
      limits = list
    }
    guard cursor.isAtEnd() else {
      let _: Void? = cursor.expected("'(' or '{'")
      log.add(.invalidPrelude(.invalidScope, &cursor))
      return nil
    }
    return (roots, limits)
  }

  /// Adds a scope to the context.
  private mutating func enterScope(
    from roots: Range<Int>?, to limits: Range<Int>, _ context: inout RuleContext
  ) {
    records.conditions.scopes.append(
      ScopeRecord(outer: context.scope, roots: roots, limits: limits))
    context.scope = UInt32(truncatingIfNeeded: records.conditions.scopes.count - 1)
  }

  /// Parses a list of selectors in parentheses.
  ///
  /// Those of limits are relative to the scoping root.
  private mutating func selectors(
    _ cursor: inout TokenCursor, in outer: Block, isLimit: Bool
  ) -> Range<Int>? {
    guard cursor.peek() == .leftParenthesis, cursor.next() != nil else {
      let _: Void? = cursor.expected("'('")
      log.add(.invalidPrelude(.invalidScope, &cursor))
      return nil
    }
    let stream = cursor.stream
    let tokens = cursor.contents { inner in
      let start = inner.position
      inner.skipToEnd()
      return start..<inner.position
    }
    guard let tokens else { return nil }
    return records.selectors.parseList(
      stream, tokens, nestedIn: isLimit ? nil : outer.nesting,
      isScoped: isLimit || outer.context.scope != 0 && outer.nesting == nil,
      names: &records.names, log: &log)
  }
}

extension RuleCompiler {
  /// Returns the rule for declarations directly in an `@scope`, which apply to the scoping root
  /// with zero specificity.
  ///
  /// Defined by [CSS Cascade 6, section 2.5.2](https://drafts.csswg.org/css-cascade-6/#scope-effects).
  mutating func scopeRule(_ node: Int) -> Rule? {
    if scopeSelector == nil {
      let stream = TokenStream(":where(:scope)")
      var silent = DiagnosticLog()
      scopeSelector = records.selectors.parseList(
        stream, 0..<stream.count, nestedIn: nil, names: &records.names, log: &silent)
    }
    return scopeSelector.map { Rule(node: node, selectors: $0) }
  }
}
