// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// Walks the syntax trees of some sheets, and of those that they import, and writes ``RuleRecords``.
struct RuleCompiler {
  var records = RuleRecords()
  /// The sheets in the order in which they were met, imported ones where their rules stand.
  private(set) var sources: [StyleSource] = []
  /// What is wrong with each of the sheets.
  private(set) var diagnostics: [[Diagnostic]] = []
  /// The number of the sheet that is being compiled.
  private(set) var current = 0
  /// Takes what is wrong with the sheet that is being compiled.
  var log = DiagnosticLog()
  /// The selector of declarations that stand right in an `@scope`.
  private var scopeSelector: Range<Int>?

  init(_ sources: [StyleSource]) {
    let nodes = sources.reduce(0) { $0 + $1.tree.nodes.count }
    records.declarations.reserveCapacity(nodes)
    records.rules.reserveCapacity(nodes / 3)
    records.contexts.reserveCapacity(nodes / 3)
    records.selectors.reserveCapacity(rules: nodes / 3)
  }

  /// Adds the rules of one sheet behind those of the sheets before it.
  ///
  /// Calls itself as deep as sheets import one another, which the loader limits.
  mutating func compile(_ source: StyleSource, in context: RuleContext) {
    let number = sources.count
    sources.append(source)
    diagnostics.append([])
    let (outer, outerLog) = (current, log)
    current = number
    log = DiagnosticLog(source.tree.diagnostics + source.importDiagnostics)
    compileNodes(of: source, number: UInt32(truncatingIfNeeded: number), in: context)
    diagnostics[number] = log.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    log = outerLog
    current = outer
  }

  /// A rule with its selectors.
  struct Rule {
    let node: UInt32
    let selectors: Range<Int>
  }

  /// A block, or the sheet, whose nodes are being added.
  struct Block {
    /// The index behind the block's last node.
    let end: Int
    /// What stands around the block's rules.
    var context: RuleContext
    /// The style rule that the block's declarations belong to.
    var rule: Rule?
    /// What `&` stands for in the block's rules; nil where that is the scoping root.
    var nesting: Range<Int>?
    /// Whether the next declaration goes on with the last run of declarations.
    ///
    /// Those that follow a nested rule come after it in the cascade: they are a run of their own.
    var isRunOpen = false
  }

  /// Adds the nodes of a sheet; the blocks around a node are kept in a list, so that depth costs no stack.
  private mutating func compileNodes(
    of source: StyleSource, number: UInt32, in context: RuleContext
  ) {
    let tree = source.tree
    var imports = source.imports[...]
    var blocks = [Block(end: tree.nodes.count, context: context)]
    var index = 0
    while let block = blocks.last {
      guard index < block.end else {
        blocks.removeLast()
        continue
      }
      let node = tree.nodes[index]
      if let imported = imports.first, imported.rule.node == index {
        imports.removeFirst()
        compile(imported, of: tree, in: context)
      } else if node.kind == .declaration {
        if let rule = block.rule {
          if !block.isRunOpen { open(rule, in: block.context, source: number) }
          blocks[blocks.count - 1].isRunOpen = true
          append(index, of: tree)
        }
      } else if var inner = self.block(of: index, node, in: block, of: tree) {
        blocks[blocks.count - 1].isRunOpen = false
        if node.kind == .qualifiedRule, let rule = inner.rule {
          open(rule, in: inner.context, source: number)
          inner.isRunOpen = true
        }
        blocks.append(inner)
        index += 1
        continue
      } else if node.kind != .raw {
        blocks[blocks.count - 1].isRunOpen = false
      }
      index = Int(node.next)
    }
  }

  /// The block of a rule whose rules may take part in the cascade; nil for every other node.
  private mutating func block(
    of index: Int, _ node: SyntaxNode, in outer: Block, of tree: SyntaxTree
  ) -> Block? {
    switch node.kind {
    case .atRule: return atRuleBlock(index, node, in: outer, of: tree)
    case .qualifiedRule:
      let list = records.selectors.parseList(
        tree.stream, Int(node.first)..<Int(node.content), nestedIn: outer.nesting,
        isScoped: outer.context.scope != 0 && outer.nesting == nil, names: &records.names,
        log: &log)
      return list.map { list in
        Block(
          end: Int(node.next), context: outer.context,
          rule: Rule(node: UInt32(truncatingIfNeeded: index), selectors: list), nesting: list)
      }
    case .declaration, .raw: return nil
    }
  }

  /// Begins a rule without declarations.
  private mutating func open(_ rule: Rule, in context: RuleContext, source: UInt32) {
    let start = UInt32(truncatingIfNeeded: records.declarations.count)
    let selectors =
      UInt32(
        truncatingIfNeeded: rule.selectors.lowerBound)..<UInt32(
        truncatingIfNeeded: rule.selectors.upperBound)
    records.rules.append(
      StyleRuleRecord(
        source: source, node: rule.node, selectors: selectors, declarations: start..<start))
    records.contexts.append(context)
  }

  /// Adds a declaration to the last rule.
  private mutating func append(_ index: Int, of tree: SyntaxTree) {
    records.declarations.append(DeclarationRecord(index, of: tree, names: &records.names))
    let last = records.rules.count - 1
    let start = records.rules[last].declarations.lowerBound
    records.rules[last].declarations =
      start..<UInt32(truncatingIfNeeded: records.declarations.count)
  }
}

extension RuleCompiler {
  /// The rule of declarations that stand right in an `@scope`: they are the scoping root's, with no specificity.
  ///
  /// Defined by [CSS Cascade 6, section 2.5.2](https://drafts.csswg.org/css-cascade-6/#scope-effects).
  mutating func scopeRule(_ node: Int) -> Rule? {
    if scopeSelector == nil {
      let stream = TokenStream(":where(:scope)")
      var silent = DiagnosticLog()
      scopeSelector = records.selectors.parseList(
        stream, 0..<stream.count, nestedIn: nil, names: &records.names, log: &silent)
    }
    return scopeSelector.map { Rule(node: UInt32(truncatingIfNeeded: node), selectors: $0) }
  }
}
