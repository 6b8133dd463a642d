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
    compile(0..<tree.nodes.count, of: tree, source: UInt32(truncatingIfNeeded: source), parent: nil)
    diagnostics.append(log.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// Adds the nodes of a block or sheet; recursion is as deep as rules are nested, which the parser limits.
  private mutating func compile(
    _ nodes: Range<Int>, of tree: SyntaxTree, source: UInt32, parent: Parent?
  ) {
    var index = nodes.lowerBound
    if let parent { open(parent, source: source) }
    // Declarations that follow a nested rule come after it in the cascade: they are a rule of their own.
    var isRuleOpen = true
    while index < nodes.upperBound {
      let node = tree.nodes[index]
      let next = Int(node.next)
      switch node.kind {
      case .declaration:
        if let parent {
          if !isRuleOpen { open(parent, source: source) }
          isRuleOpen = true
          append(index, node, of: tree.stream)
        }
      case .qualifiedRule:
        isRuleOpen = false
        compileRule(index, node, of: tree, source: source, parent: parent)
      case .atRule:
        isRuleOpen = false
        if applies(node, in: tree) {
          compile(index + 1..<next, of: tree, source: source, parent: parent)
        }
      case .raw: break
      }
      index = next
    }
  }

  /// The rule around some declarations.
  private struct Parent {
    let node: UInt32
    let selectors: Range<Int>
  }

  private mutating func compileRule(
    _ index: Int, _ node: SyntaxNode, of tree: SyntaxTree, source: UInt32, parent: Parent?
  ) {
    let prelude = Int(node.first)..<Int(node.content)
    guard
      let list = selectors.parseList(
        tree.stream, prelude, nestedIn: parent?.selectors, names: &names, log: &log)
    else { return }
    let rule = Parent(node: UInt32(truncatingIfNeeded: index), selectors: list)
    compile(index + 1..<Int(node.next), of: tree, source: source, parent: rule)
  }

  /// Begins a rule without declarations.
  private mutating func open(_ parent: Parent, source: UInt32) {
    let start = UInt32(truncatingIfNeeded: declarations.count)
    rules.append(
      StyleRuleRecord(
        source: source, node: parent.node,
        selectors: UInt32(
          truncatingIfNeeded: parent.selectors.lowerBound)..<UInt32(
            truncatingIfNeeded: parent.selectors.upperBound),
        declarations: start..<start))
  }

  /// Adds a declaration to the last rule.
  private mutating func append(_ index: Int, _ node: SyntaxNode, of stream: TokenStream) {
    declarations.append(
      DeclarationRecord(
        subject: subject(of: Int(node.first), isCustom: node.flags.contains(.custom), in: stream),
        node: UInt32(truncatingIfNeeded: index)))
    let start = rules[rules.count - 1].declarations.lowerBound
    rules[rules.count - 1].declarations = start..<UInt32(truncatingIfNeeded: declarations.count)
  }

  private mutating func subject(
    of name: Int, isCustom: Bool, in stream: TokenStream
  ) -> DeclarationRecord.Subject {
    if stream.tokens[name].flags.contains(.escaped) {
      let text = stream.value(of: name)
      if isCustom { return .init(custom: names.intern(text)) }
      return Property(name: text).map { .init($0) } ?? .unknown
    }
    let utf8 = stream.utf8(in: Int(stream.tokens[name].start)..<Int(stream.tokens[name + 1].start))
    if isCustom { return .init(custom: names.intern(utf8)) }
    return Property.find(utf8).map { .init($0) } ?? .unknown
  }
}
