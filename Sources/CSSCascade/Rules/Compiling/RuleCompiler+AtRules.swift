// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RuleCompiler {
  /// Returns the block of an at-rule whose rules may take part in the cascade, or `nil` for any
  /// other at-rule.
  ///
  /// Contents other than style rules, such as a font, are recorded.
  mutating func atRuleBlock(
    _ index: Int, _ node: SyntaxNode, in outer: Block, of tree: SyntaxTree
  ) -> Block? {
    let hasBlock = node.content < node.end
    var block = outer
    block = Block(
      end: Int(node.next), context: outer.context, rule: outer.rule, nesting: outer.nesting)
    let isInside: Bool
    switch AtRuleKind(tree.stream, Int(node.first)) {
    case .media:
      isInside = hasBlock
      if hasBlock { enterMedia(prelude(node), of: tree.stream, &block.context) }
    case .supports: isInside = hasBlock && supports(node, of: tree.stream)
    case .container: isInside = hasBlock && enterContainer(node, of: tree.stream, &block.context)
    case .layer:
      isInside = enterLayer(index, of: tree, isInRule: outer.nesting != nil, &block.context)
    case .scope:
      isInside = hasBlock && enterScope(node, at: index, in: outer, of: tree.stream, &block)
    case .startingStyle:
      isInside = hasBlock && enterStartingStyle(node, of: tree.stream, &block.context)
    case .fontFace, .keyframes, .property:
      // Rules that define names for the whole sheet are not valid in style rules.
      if outer.nesting == nil { record(index, of: tree, in: outer.context) }
      isInside = false
    case .namespace:
      checkNamespace(index, of: tree)
      isInside = false
    case nil: isInside = false
    }
    return isInside ? block : nil
  }

  /// Returns the tokens between the name and the block.
  func prelude(_ node: SyntaxNode) -> Range<Int> { Int(node.first) + 1..<Int(node.content) }

  /// Returns the location of a range of tokens in the current sheet.
  func sourceRange(of tokens: Range<Int>, in stream: TokenStream) -> SourceRange {
    SourceRange(source: current, bytes: stream.byteRange(of: tokens))
  }

  /// Adds media queries to the context.
  mutating func enterMedia(
    _ tokens: Range<Int>, of stream: TokenStream, _ context: inout RuleContext
  ) {
    let text = stream.utf8(in: stream.byteRange(of: tokens))
    let key = mediaQueryCache.key(of: text, in: context.media)
    if let cached = mediaQueryCache[key] {
      context.media = cached
      return
    }
    let problems = log.diagnostics.count
    let queries = MediaQueryList(stream, in: tokens, log: &log)
    records.conditions.media.append(
      MediaRecord(
        outer: context.media, queries: queries, range: sourceRange(of: tokens, in: stream)))
    context.media = UInt32(truncatingIfNeeded: records.conditions.media.count - 1)
    // Errors are reported at each occurrence.
    if log.diagnostics.count == problems { mediaQueryCache[key] = context.media }
  }

  private mutating func supports(_ node: SyntaxNode, of stream: TokenStream) -> Bool {
    SupportsCondition(stream, in: prelude(node), log: &log).matches
  }

  private mutating func enterContainer(
    _ node: SyntaxNode, of stream: TokenStream, _ context: inout RuleContext
  ) -> Bool {
    guard let conditions = ContainerCondition.list(stream, in: prelude(node), log: &log) else {
      return false
    }
    records.conditions.containers.append(
      ContainerRecord(
        outer: context.container, conditions: conditions,
        range: sourceRange(of: prelude(node), in: stream)))
    context.container = UInt32(truncatingIfNeeded: records.conditions.containers.count - 1)
    return true
  }

  private mutating func enterLayer(
    _ index: Int, of tree: SyntaxTree, isInRule: Bool, _ context: inout RuleContext
  ) -> Bool {
    let node = tree.nodes[index]
    guard let rule = LayerRule(tree, at: index, log: &log) else { return false }
    // https://drafts.csswg.org/css-nesting-1/#nested-group-rules: only the block form may be
    // nested.
    if isInRule, !rule.isBlock {
      log.add(Diagnostic(.misplacedLayer, range: tree.stream.range(of: Int(node.first))))
      return false
    }
    let layers = rule.layers(
      in: &records.layers[Int(context.origin.rawValue)], inside: context.layer, at: node,
      of: tree.stream, log: &log)
    for layer in layers { addAppearance(of: layer, in: context) }
    guard rule.isBlock, let layer = layers.first else { return false }
    context.layer = layer
    return true
  }

  /// Enters an `@starting-style`, or logs a diagnostic and returns `false` if it has a prelude.
  private mutating func enterStartingStyle(
    _ node: SyntaxNode, of stream: TokenStream, _ context: inout RuleContext
  ) -> Bool {
    var cursor = TokenCursor(stream, prelude(node))
    guard cursor.isAtEnd() else {
      let _: Void? = cursor.expected("'{'")
      log.add(.invalidPrelude(.invalidStartingStyle, &cursor))
      return false
    }
    context.isStarting = true
    return true
  }

  /// Reports an `@namespace` that has no effect.
  private mutating func checkNamespace(_ index: Int, of tree: SyntaxTree) {
    guard !namespaces.nodes.contains(index), NamespaceRule(tree, at: index, log: &log) != nil else {
      return
    }
    let node = tree.nodes[index]
    let tokens = tree.stream.trimmed(Int(node.first)..<Int(node.contentEnd))
    log.add(Diagnostic(.misplacedNamespace, range: tree.stream.byteRange(of: tokens)))
  }

  /// Records that a layer is named or opened.
  mutating func addAppearance(of layer: LayerID, in context: RuleContext) {
    var appearance = context
    appearance.layer = layer
    records.appearances.append(appearance)
  }
}
