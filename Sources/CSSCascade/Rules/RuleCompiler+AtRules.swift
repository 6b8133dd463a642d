// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension RuleCompiler {
  /// The block of an at-rule whose rules may take part in the cascade; nil for every other at-rule.
  ///
  /// What an at-rule says that is no rule, such as a font, is recorded.
  mutating func atRuleBlock(
    _ index: Int, _ node: SyntaxNode, in outer: Block, of tree: SyntaxTree
  ) -> Block? {
    let hasBlock = node.content < node.end
    var block = outer
    block = Block(
      end: Int(node.next), context: outer.context, rule: outer.rule, nesting: outer.nesting)
    let isInside: Bool
    switch KnownAtRule(tree.stream, Int(node.first)) {
    case .media: isInside = hasBlock && enterMedia(node, of: tree.stream, &block.context)
    case .supports: isInside = hasBlock && supports(node, of: tree.stream)
    case .container: isInside = hasBlock && enterContainer(node, of: tree.stream, &block.context)
    case .layer: isInside = enterLayer(index, node, of: tree, &block.context)
    case .scope: isInside = hasBlock && enterScope(index, node, in: outer, of: tree.stream, &block)
    case .fontFace, .keyframes, .property:
      // Style rules hold no rules that define something for the whole sheet.
      if outer.nesting == nil { record(index, of: tree, in: outer.context) }
      isInside = false
    case nil: isInside = false
    }
    return isInside ? block : nil
  }

  private func prelude(_ node: SyntaxNode) -> Range<Int> { Int(node.first) + 1..<Int(node.content) }

  private mutating func enterMedia(
    _ node: SyntaxNode, of stream: TokenStream, _ context: inout RuleContext
  ) -> Bool {
    enter(MediaQueryList(stream, prelude(node), log: &log), &context)
    return true
  }

  /// Puts media queries around what follows.
  private mutating func enter(_ queries: MediaQueryList, _ context: inout RuleContext) {
    records.media.append(MediaRecord(outer: context.media, queries: queries))
    context.media = UInt32(truncatingIfNeeded: records.media.count - 1)
  }

  private mutating func supports(_ node: SyntaxNode, of stream: TokenStream) -> Bool {
    SupportsCondition(stream, prelude(node), log: &log).holds
  }

  private mutating func enterContainer(
    _ node: SyntaxNode, of stream: TokenStream, _ context: inout RuleContext
  ) -> Bool {
    guard let conditions = ContainerCondition.list(stream, prelude(node), log: &log) else {
      return false
    }
    records.containers.append(ContainerRecord(outer: context.container, conditions: conditions))
    context.container = UInt32(truncatingIfNeeded: records.containers.count - 1)
    return true
  }

  private mutating func enterLayer(
    _ index: Int, _ node: SyntaxNode, of tree: SyntaxTree, _ context: inout RuleContext
  ) -> Bool {
    guard let rule = LayerRule(tree, index, log: &log) else { return false }
    let layers = rule.layers(
      in: &records.layers[Int(context.origin.rawValue)], inside: context.layer, at: node,
      of: tree.stream, log: &log)
    for layer in layers { appear(layer, context) }
    guard rule.isBlock, let layer = layers.first else { return false }
    context.layer = layer
    return true
  }

  /// Notes that a layer is named or opened.
  private mutating func appear(_ layer: LayerID, _ context: RuleContext) {
    var appearance = context
    appearance.layer = layer
    records.appearances.append(appearance)
  }
}

extension RuleCompiler {
  /// Reads `@scope (<scope-start>)? [to (<scope-end>)]?`.
  ///
  /// Defined by [CSS Cascade 6, section 2.5.1](https://drafts.csswg.org/css-cascade-6/#scope-syntax).
  private mutating func enterScope(
    _ index: Int, _ node: SyntaxNode, in outer: Block, of stream: TokenStream, _ block: inout Block
  ) -> Bool {
    var cursor = TokenCursor(stream, prelude(node))
    var roots: Range<Int>?
    var limits = 0..<0
    if cursor.peek() == .leftParenthesis {
      guard let list = selectors(&cursor, in: outer, isLimit: false) else { return false }
      roots = list
    }
    if cursor.peek() == .ident, stream.value(of: cursor.position, equals: "to") {
      _ = cursor.next()
      guard let list = selectors(&cursor, in: outer, isLimit: true) else { return false }
      limits = list
    }
    guard cursor.isAtEnd() else {
      let _: Void? = cursor.expected("'(' or '{'")
      log.add(.invalidPrelude(.invalidScope, &cursor))
      return false
    }
    enterScope(roots, limits, &block.context)
    block.nesting = nil
    block.rule = scopeRule(index)
    return true
  }

  /// Puts a scope around what follows.
  private mutating func enterScope(
    _ roots: Range<Int>?, _ limits: Range<Int>, _ context: inout RuleContext
  ) {
    records.scopes.append(ScopeRecord(outer: context.scope, roots: roots, limits: limits))
    context.scope = UInt32(truncatingIfNeeded: records.scopes.count - 1)
  }

  /// Reads a list of selectors in parentheses; those of limits are relative to the scoping root.
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
  /// Adds an imported sheet where its rule stands.
  mutating func compile(_ imported: ImportedSource, of tree: SyntaxTree, in outer: RuleContext) {
    let rule = imported.rule
    var context = outer
    if let supports = rule.supports,
      !SupportsCondition(tree.stream, supports, allowsDeclaration: true, log: &log).holds
    {
      return
    }
    if !rule.media.isEmpty { enter(MediaQueryList(tree.stream, rule.media, log: &log), &context) }
    if let layer = rule.layer {
      var table = records.layers[Int(outer.origin.rawValue)]
      let number =
        switch layer {
        case .anonymous: table.anonymousLayer(in: outer.layer)
        case .named(let name): table.layer(named: name, in: outer.layer)
        }
      records.layers[Int(outer.origin.rawValue)] = table
      guard let number else {
        return log.add(.tooManyLayers(in: table, at: tree.nodes[rule.node], of: tree.stream))
      }
      appear(number, context)
      context.layer = number
    }
    if let scope = rule.scope, !enterScope(scope, of: tree.stream, &context) { return }
    compile(imported.source, in: context)
  }

  /// Reads the `scope()` of an import: a prelude as that of `@scope`, or a list of selectors without parentheses.
  private mutating func enterScope(
    _ tokens: Range<Int>, of stream: TokenStream, _ context: inout RuleContext
  ) -> Bool {
    let outer = Block(end: 0, context: context)
    var cursor = TokenCursor(stream, tokens)
    var roots: Range<Int>?
    var limits = 0..<0
    let isPrelude =
      cursor.peek() == .leftParenthesis
      || cursor.peek() == .ident && stream.value(of: cursor.position, equals: "to")
    if !isPrelude, !cursor.isAtEnd() {
      guard
        let list = records.selectors.parseList(
          stream, tokens, nestedIn: nil, isScoped: context.scope != 0, names: &records.names,
          log: &log)
      else { return false }
      roots = list
    } else {
      if cursor.peek() == .leftParenthesis {
        guard let list = selectors(&cursor, in: outer, isLimit: false) else { return false }
        roots = list
      }
      if cursor.peek() == .ident, cursor.next() != nil {
        guard let list = selectors(&cursor, in: outer, isLimit: true) else { return false }
        limits = list
      }
    }
    enterScope(roots, limits, &context)
    return true
  }
}
