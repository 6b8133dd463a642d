// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// A compiler that walks the syntax trees of some sheets and their imports, and writes
/// ``RuleRecords``.
struct RuleCompiler {
  var records = RuleRecords()
  /// The sheets in order of appearance, with imported ones at the position of their rules.
  private(set) var sources: [StyleSource] = []
  /// The report about each of the sheets.
  private(set) var reports: [CompileReport] = []
  /// The number of the current sheet.
  private(set) var current = 0
  /// The log for diagnostics of the current sheet.
  var log = DiagnosticLog()
  /// The namespaces of the current sheet.
  private(set) var namespaces = NamespaceList()
  /// The media queries that were already parsed.
  var mediaQueryCache = MediaQueryCache()
  /// The selector of declarations directly in an `@scope`.
  var scopeSelector: Range<Int>?

  /// Compiles some sheets, whose rules follow those of a base if there is one.
  init(_ sheets: some Collection<StyleSource>, after base: Base? = nil) {
    if let base {
      records = base.records
      sources = base.sources
      reports = base.reports
    }
    reserveCapacity(for: sheets)
    for sheet in sheets { compile(sheet, in: RuleContext(origin: sheet.origin)) }
  }

  /// Adds the rules of one sheet after those of the sheets before it.
  ///
  /// The recursion is as deep as sheets import one another, which the loader limits.
  mutating func compile(_ source: StyleSource, in context: RuleContext) {
    let number = sources.count
    sources.append(source)
    reports.append(CompileReport())
    let (outer, outerLog, outerNamespaces) = (current, log, namespaces)
    current = number
    namespaces = NamespaceList(source.tree)
    log = DiagnosticLog(source.tree.diagnostics + source.importDiagnostics)
    source.tree.nodes.withUnsafeBufferPointer { nodes in
      compile(nodes, of: source, in: context)
    }
    reports[number].diagnostics = log.diagnostics.sorted {
      let stream = source.tree.stream
      return stream.sortKey(of: $0.range.lowerBound) < stream.sortKey(of: $1.range.lowerBound)
    }
    log = outerLog
    current = outer
    namespaces = outerNamespaces
  }

  /// A rule with its selectors.
  struct Rule {
    let node: UInt32
    let selectors: Range<UInt32>

    init(node: Int, selectors: Range<Int>) {
      self.node = UInt32(truncatingIfNeeded: node)
      self.selectors =
        UInt32(
          truncatingIfNeeded: selectors.lowerBound)..<UInt32(
          truncatingIfNeeded: selectors.upperBound)
    }
  }

  /// A block, or the sheet, whose nodes are being compiled.
  struct Block {
    /// The index after the block's last node.
    let end: Int
    /// The context of the block's rules.
    var context: RuleContext
    /// The number of the context among the contexts of rules.
    var number: UInt32 = 0
    /// The style rule that the block's declarations belong to.
    var rule: Rule?
    /// The selectors that `&` represents in the block's rules, or `nil` for the scoping root.
    var nesting: Range<Int>?
    /// Whether the next declaration continues the last run of declarations.
    ///
    /// Declarations after a nested rule come after it in the cascade, so they form another run.
    var isRunOpen = false
  }

  /// Compiles the nodes of a sheet.
  ///
  /// The blocks around a node are on an explicit stack, so nesting uses no recursion.
  private mutating func compile(
    _ nodes: UnsafeBufferPointer<SyntaxNode>, of source: StyleSource, in context: RuleContext
  ) {
    let stream = source.tree.stream
    var input = SelectorInput(stream, prefixes: namespaces.prefixes)
    var imports = source.imports[...]
    var block = Block(
      end: nodes.count, context: context, number: records.contexts.number(of: context))
    var outer: [Block] = []
    var index = 0
    while true {
      guard index < block.end else {
        guard let enclosing = outer.popLast() else { return }
        block = enclosing
        continue
      }
      let (start, node) = (index, nodes[index])
      index = Int(node.next)
      switch node.kind {
      case .raw: continue
      case .declaration:
        index = addRun(of: nodes, from: start, in: stream, to: &block)
      case .qualifiedRule:
        block.isRunOpen = false
        guard var inner = ruleBlock(start, node, in: block, of: &input) else {
          reports[current].skip(start)
          continue
        }
        index = addRun(of: nodes, from: start + 1, in: stream, to: &inner)
        if index == inner.end { continue }
        outer.append(block)
        block = inner
      case .atRule:
        block.isRunOpen = false
        guard let inner = ruleBlock(start, node, in: block, of: source, imports: &imports) else {
          reports[current].skip(start)
          continue
        }
        outer.append(block)
        block = inner
        index = start + 1
      }
    }
  }

  /// Returns the block of an at-rule whose rules may take part in the cascade.
  ///
  /// An imported sheet is compiled immediately.
  private mutating func ruleBlock(
    _ index: Int, _ node: SyntaxNode, in outer: Block, of source: StyleSource,
    imports: inout ArraySlice<ImportedSource>
  ) -> Block? {
    if let imported = imports.first, imported.rule.node == index {
      imports.removeFirst()
      compile(imported, of: source.tree, in: outer.context)
      return nil
    }
    guard var block = atRuleBlock(index, node, in: outer, of: source.tree) else { return nil }
    block.number = records.contexts.number(of: block.context)
    return block
  }

  /// Returns the block of a style rule, or `nil` if its selectors are invalid.
  @inline(__always)
  private mutating func ruleBlock(
    _ index: Int, _ node: SyntaxNode, in outer: Block, of input: inout SelectorInput
  ) -> Block? {
    let list = records.selectors.parseList(
      Int(node.first)..<Int(node.content), of: &input, nestedIn: outer.nesting,
      isScoped: outer.context.scope != 0 && outer.nesting == nil, names: &records.names, log: &log)
    return list.map { list in
      Block(
        end: Int(node.next), context: outer.context, number: outer.number,
        rule: Rule(node: index, selectors: list), nesting: list)
    }
  }

  /// Adds consecutive declarations from a node on, to the last rule or as a separate rule.
  ///
  /// Returns the index of the first node that is not a declaration.
  @inline(__always)
  private mutating func addRun(
    of nodes: UnsafeBufferPointer<SyntaxNode>, from first: Int, in stream: TokenStream,
    to block: inout Block
  ) -> Int {
    var index = first
    var start = UInt32(truncatingIfNeeded: records.declarations.count)
    while index < block.end, nodes[index].kind == .declaration {
      if block.rule != nil {
        records.declarations.append(
          DeclarationRecord(nodes[index], at: index, of: stream, names: &records.names))
      }
      index += 1
    }
    guard let rule = block.rule else { return index }
    if block.isRunOpen, let last = records.rules.popLast() {
      start = last.declarations.lowerBound
    } else {
      records.contexts.append(block.number)
    }
    records.rules.append(
      StyleRuleRecord(
        source: UInt32(truncatingIfNeeded: current), node: rule.node, selectors: rule.selectors,
        declarations: start..<UInt32(truncatingIfNeeded: records.declarations.count)))
    block.isRunOpen = true
    return index
  }
}
