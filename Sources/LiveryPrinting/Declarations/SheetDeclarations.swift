// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSelectors
package import CSSSyntax
import LiveryFormatting

/// All declarations of a sheet with their enclosing rules, in the order of the text.
///
/// This is a view of the rules that the cascade has compiled, with their selectors. It parses only
/// the rules that the cascade omits: invalid ones, those under a false condition, and those of
/// animations, fonts and similar objects.
package struct SheetDeclarations {
  /// The node of a declaration, and the index of its container in ``containers``.
  package typealias Entry = (node: Int, container: Int)

  /// The sheet.
  package let tree: SyntaxTree
  /// The declarations.
  package private(set) var entries: [Entry] = []
  /// The rules that contain declarations.
  package private(set) var containers: [DeclarationContainer] = []
  /// The selectors of the index, and of the style rules that the cascade omits.
  package internal(set) var selectors: SelectorTable
  /// The names that the selectors use.
  package internal(set) var names: AtomTable
  /// The namespace prefixes that the sheet declares.
  private lazy var prefixes = NamespaceList(tree).prefixes
  /// The rules of the sheet that the cascade has compiled or skipped.
  private var compiled: CompiledRuleCursor
  /// The implied selector of declarations directly in an `@scope`, or `nil` if it was not needed
  /// yet.
  var scopingRoot: Range<Int>?
  /// The diagnostics for selectors, which the cascade reports.
  var log = DiagnosticLog()

  /// Collects the declarations of the first sheet of an index.
  package init(_ index: RuleIndex) {
    tree = index.sources[0].tree
    selectors = index.selectors
    names = index.names
    compiled = CompiledRuleCursor(index)
    var block = Block(end: tree.nodes.count)
    var outer: [Block] = []
    for (index, node) in tree.nodes.enumerated() {
      while index >= block.end, let enclosing = outer.popLast() { block = enclosing }
      switch node.kind {
      case .raw: continue
      case .declaration:
        entries.append((index, block.container ?? append(DeclarationContainer(.dropped, node: -1))))
      case .qualifiedRule:
        outer.append(block)
        block = self.block(of: QualifiedRule(tree: tree, index: index), in: block)
        block.end = Int(node.next)
      case .atRule:
        outer.append(block)
        block = self.block(of: AtRule(tree: tree, index: index), in: block)
        block.end = Int(node.next)
      }
    }
  }
}

extension SheetDeclarations {
  /// The sheet, or the block of a rule.
  struct Block {
    /// The index after the last node of the block.
    var end: Int
    /// The index of the container of the block's own declarations, or `nil` for the sheet.
    var container: Int?
    /// The meaning of the block's rules.
    var content = Content.styleRules
    /// The selectors that `&` represents, or `nil` if there are none.
    var parent: Range<Int>?
    /// Whether the block is inside an `@scope`, so that selectors may be relative to the scoping
    /// root.
    var isScoped = false
    /// Whether the cascade has read the rules.
    var isCompiled = true

    /// The meaning of the rules in a block.
    enum Content {
      case styleRules, keyframes, dropped
    }
  }

  /// Returns the block of a style rule or of a rule in `@keyframes`.
  private mutating func block(of rule: QualifiedRule, in outer: Block) -> Block {
    var block = outer
    switch outer.content {
    case .styleRules:
      block.parent =
        outer.isCompiled ? compiled.selectors(of: rule.index) : parsedSelectors(of: rule, in: outer)
      if block.parent == nil { block.content = .dropped }
      block.container = append(DeclarationContainer(node: rule.index, selectors: block.parent))
    case .keyframes:
      block.content = .dropped
      block.container = append(
        DeclarationContainer(
          isKeyframeSelector(rule.prelude) ? .keyframe : .dropped, node: rule.index))
    case .dropped: block.container = append(DeclarationContainer(.dropped, node: rule.index))
    }
    return block
  }

  /// Parses the selectors of a rule that the cascade has not read, or returns `nil` if they are
  /// invalid.
  private mutating func parsedSelectors(of rule: QualifiedRule, in outer: Block) -> Range<Int>? {
    var input = SelectorInput(tree.stream, prefixes: prefixes)
    return selectors.parseList(
      rule.prelude, of: &input, nestedIn: outer.parent,
      isScoped: outer.isScoped && outer.parent == nil, names: &names, log: &log)
  }

  /// Returns the block of an at-rule.
  private mutating func block(of rule: AtRule, in outer: Block) -> Block {
    var block = outer
    block.isCompiled = outer.isCompiled && !compiled.isSkipped(rule.index)
    var kind = DeclarationContainer.Kind.dropped
    switch outer.content == .styleRules ? AtRuleRole(rule) : .other {
    case .group where rule.isScope: return scopeBlock(of: rule, in: outer, block)
    case .group where block.isCompiled || rule.followsGrammar:
      // Its declarations belong to the enclosing rule, or to no rule at the top level.
      block.container = outer.container ?? append(DeclarationContainer(.dropped, node: rule.index))
      return block
    case .keyframes where outer.parent == nil && rule.followsGrammar: block.content = .keyframes
    case .descriptors where outer.parent == nil && rule.followsGrammar:
      block.content = .dropped
      kind = .descriptors
    case .group, .keyframes, .descriptors, .other, .unknown: block.content = .dropped
    }
    block.container = append(DeclarationContainer(kind, node: rule.index))
    return block
  }

  /// Adds a container and returns its index.
  mutating func append(_ container: DeclarationContainer) -> Int {
    containers.append(container)
    return containers.count - 1
  }

  /// Returns whether tokens are a list of `from`, `to` and percentages from 0% to 100%.
  ///
  /// Defined by [keyframe selector](https://drafts.csswg.org/css-animations-1/#typedef-keyframe-selector).
  private func isKeyframeSelector(_ tokens: Range<Int>) -> Bool {
    var cursor = TokenCursor(tree.stream, tokens)
    repeat {
      guard let token = cursor.next() else { return false }
      switch tree.stream[token].kind {
      case .percentage:
        guard (0...100).contains(tree.stream.number(of: token)) else { return false }
      case .ident:
        guard
          tree.stream.value(of: token, equals: "from") || tree.stream.value(of: token, equals: "to")
        else { return false }
      default: return false
      }
      if cursor.isAtEnd() { return true }
      guard let comma = cursor.next(), tree.stream[comma].kind == .comma else { return false }
    } while true
  }
}
