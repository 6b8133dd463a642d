// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// Walks the syntax trees of some sheets and writes the arrays of a ``RuleIndex``.
struct RuleCompiler {
  private let sources: [StyleSource]
  private(set) var names = AtomTable()
  private(set) var selectors = SelectorTable()
  private(set) var rules: [StyleRuleRecord] = []
  private(set) var declarations: [DeclarationRecord] = []
  private(set) var diagnostics: [[Diagnostic]] = []
  private var log = DiagnosticLog()

  init(_ sources: [StyleSource]) {
    self.sources = sources
    let nodes = sources.reduce(0) { $0 + $1.tree.nodes.count }
    declarations.reserveCapacity(nodes)
    rules.reserveCapacity(nodes / 3)
    selectors.reserveCapacity(rules: nodes / 3)
  }

  /// Adds the rules of one sheet behind those of the sheets before it.
  mutating func compile(_ source: Int) {
    let tree = sources[source].tree
    log = DiagnosticLog(tree.diagnostics)
    compile(tree, source: UInt32(truncatingIfNeeded: source))
    diagnostics.append(log.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// A rule with its selectors.
  private struct Rule {
    let node: UInt32
    let selectors: Range<Int>
  }

  /// A block, or the sheet, whose nodes are being added.
  private struct Block {
    /// The index behind the block's last node.
    let end: Int
    /// The style rule that the block's declarations belong to.
    let rule: Rule?
    /// Whether the next declaration goes on with the last run of declarations.
    ///
    /// Those that follow a nested rule come after it in the cascade: they are a run of their own.
    var isRunOpen = true
  }

  /// Adds the nodes of a sheet; the blocks around a node are kept in a list, so that depth costs no stack.
  private mutating func compile(_ tree: SyntaxTree, source: UInt32) {
    var blocks = [Block(end: tree.nodes.count, rule: nil)]
    var index = 0
    while let block = blocks.last {
      guard index < block.end else {
        blocks.removeLast()
        continue
      }
      let node = tree.nodes[index]
      if node.kind == .declaration {
        if let rule = block.rule {
          if !block.isRunOpen { open(rule, source: source) }
          blocks[blocks.count - 1].isRunOpen = true
          append(index, of: tree)
        }
      } else if let inner = self.block(of: index, node, in: block, of: tree) {
        blocks[blocks.count - 1].isRunOpen = false
        if let rule = inner.rule { open(rule, source: source) }
        blocks.append(inner)
        index += 1
        continue
      } else if node.kind != .raw {
        blocks[blocks.count - 1].isRunOpen = false
      }
      index = Int(node.next)
    }
  }

  /// The block of a rule that takes part in the cascade; nil for every other node.
  private mutating func block(
    of index: Int, _ node: SyntaxNode, in outer: Block, of tree: SyntaxTree
  ) -> Block? {
    let end = Int(node.next)
    switch node.kind {
    case .atRule: return applies(node, in: tree) ? Block(end: end, rule: outer.rule) : nil
    case .qualifiedRule:
      let list = selectors.parseList(
        tree.stream, Int(node.first)..<Int(node.content), nestedIn: outer.rule?.selectors,
        names: &names, log: &log)
      return list.map {
        Block(end: end, rule: Rule(node: UInt32(truncatingIfNeeded: index), selectors: $0))
      }
    case .declaration, .raw: return nil
    }
  }

  /// Begins a rule without declarations.
  private mutating func open(_ rule: Rule, source: UInt32) {
    let start = UInt32(truncatingIfNeeded: declarations.count)
    rules.append(
      StyleRuleRecord(
        source: source, node: rule.node,
        selectors: UInt32(
          truncatingIfNeeded: rule.selectors.lowerBound)..<UInt32(
            truncatingIfNeeded: rule.selectors.upperBound),
        declarations: start..<start))
  }

  /// Adds a declaration to the last rule.
  private mutating func append(_ index: Int, of tree: SyntaxTree) {
    declarations.append(DeclarationRecord(index, of: tree, names: &names))
    let start = rules[rules.count - 1].declarations.lowerBound
    rules[rules.count - 1].declarations = start..<UInt32(truncatingIfNeeded: declarations.count)
  }
}
