// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SheetCompiler {
  /// The position at which members are written.
  struct Block {
    /// The enclosing types, which are the selector `editor toolbar`; empty at the top level.
    var types: [SheetItem] = []
    /// The node in the paths; `nil` inside a rule with a selector.
    var node: Int?
    /// The number of enclosing CSS blocks.
    var depth = 0
    /// Whether declarations may be written directly, because a rule block is open.
    var isOpen = false
    /// The number of enclosing groups.
    var groups = 0
  }

  /// Writes the entire sheet.
  mutating func write() {
    let items = expanded(sheet)
    let statements = items.prefix { $0.isStatement || $0.isComment }
    let isHead = statements.contains { $0.isStatement }
    let block = Block(node: 0)
    if isHead { for item in statements { write(item, in: block) } }
    let rules = isHead ? Array(items.dropFirst(statements.count)) : items
    writeSegments(rules, in: block, variables: variables(of: items, in: block))
  }

  /// Writes members in an open block.
  mutating func writeMembers(_ items: [SheetItem], in block: Block) {
    var names: [String: (object: Int, key: String)] = [:]
    for item in items {
      if case .declarations(let declarations, let value) = item.content {
        for declaration in declarations { write(declaration, of: item, value, depth: block.depth) }
        continue
      }
      guard case .value(let value) = item.content, item.isDeclaration else {
        write(item, in: block)
        continue
      }
      write(item, value, in: block, names: &names)
    }
  }

  /// Writes a member that is not a declaration.
  mutating func write(_ item: SheetItem, in block: Block) {
    switch item.content {
    case .comment(let text):
      if !block.isOpen { output.separateWithBlankLine() }
      output.write(comment: text, depth: block.depth)
    case .rules(let group): write(item, group, in: block)
    case .value where item.isStatement:
      guard let text = ruleHead(item.key, isAtRule: true) else {
        return log.add(.invalidJSONSelector, at: item.location, [.found(shortened(item.key))])
      }
      let head = rebasedHead(text, in: item.location.text)
      output.indent(block.depth)
      output.write(head, from: item.location, isVerbatim: item.isVerbatim && head == item.key)
      output.write(";")
      output.endLine()
    case .value(let value):
      report(.invalidJSONRules, at: value, [.subject("'\(shortened(item.key))'"), found(value)])
    case .splice, .declarations: break
    }
  }

  /// Writes a rule.
  private mutating func write(_ item: SheetItem, _ group: SheetGroup, in block: Block) {
    guard block.groups < SheetReader.maximumDepth else {
      return log.add(.jsonRulesTooDeep, at: item.location, [.limit(SheetReader.maximumDepth)])
    }
    if let origin = item.origin { site.expansions.append(origin) }
    defer { if item.origin != nil { site.expansions.removeLast() } }
    var inner = block
    inner.groups += 1
    inner.node = item.origin ?? block.node.flatMap { paths.nodes[$0].children[item.key] }
    switch item.role {
    case .identifier, .property:
      if ValueType(ofKey: item.key)?.kind == .textAttributes {
        return writePart(item, group, in: inner)
      }
      if block.isOpen { return writeNested(item, as: item.key, expanded(group), in: inner) }
      inner.types.append(item)
      let items = expanded(group)
      if items.isEmpty {
        output.separateWithBlankLine()
        open(inner.types, block.depth)
        close(block.depth)
      }
      writeConditionalVariables(items, in: inner)
      writeSegments(items, in: inner)
    case .atRule: writeAtRule(item, expanded(group), in: inner, of: block)
    default:
      inner.node = item.origin
      writeNested(item, as: item.selector, expanded(group), in: inner)
    }
  }

  /// Writes a rule with its block at the current position.
  ///
  /// - Parameters:
  ///   - item: the member.
  ///   - selector: the selector, or the end of it after the types.
  ///   - items: the members of the rule.
  ///   - block: the block around the rule.
  ///   - types: the types at the start of the selector.
  private mutating func writeNested(
    _ item: SheetItem, as selector: String, _ items: [SheetItem], in block: Block,
    after types: [SheetItem] = []
  ) {
    guard let text = ruleHead(selector, isAtRule: false) else {
      return log.add(.invalidJSONSelector, at: item.location, [.found(shortened(selector))])
    }
    if !block.isOpen { output.separateWithBlankLine() }
    open(
      types, block.depth, text, at: item.location,
      isVerbatim: item.isVerbatim && text == item.key)
    var inner = block
    inner.isOpen = true
    inner.depth += 1
    writeMembers(items, in: inner)
    close(block.depth)
  }

  private mutating func writeAtRule(
    _ item: SheetItem, _ items: [SheetItem], in inner: Block, of block: Block
  ) {
    guard let text = ruleHead(item.key, isAtRule: true) else {
      return log.add(.invalidJSONSelector, at: item.location, [.found(shortened(item.key))])
    }
    if !block.isOpen { output.separateWithBlankLine() }
    open(
      [], block.depth, text, at: item.location, isVerbatim: item.isVerbatim && text == item.key)
    var inner = inner
    inner.depth += 1
    inner.node = item.isConditional ? block.node : nil
    if block.isOpen || !item.isGrouping {
      // Descriptors and keyframes are not declarations of the root.
      inner.isOpen = true
      writeMembers(items, in: inner)
    } else {
      inner.types = []
      writeSegments(
        items, in: inner, variables: inner.node == 0 ? variables(of: items, in: inner) : [])
    }
    close(block.depth)
  }

  /// Writes text attributes as a rule for the part with the same name.
  private mutating func writePart(_ item: SheetItem, _ group: SheetGroup, in block: Block) {
    let part = "::part(\(identifierText(kebabName(of: item.key))))"
    writeNested(
      item, as: block.isOpen ? "&" + part : part, textAttributes(expanded(group)), in: block,
      after: block.isOpen ? [] : block.types)
  }

  /// Writes the start of a rule: its types, the rest of its prelude, and the brace.
  mutating func open(
    _ types: [SheetItem], _ depth: Int, _ prelude: String = "", at location: JSONLocation? = nil,
    isVerbatim: Bool = false
  ) {
    output.indent(depth)
    for (position, type) in types.enumerated() {
      if position > 0 { output.write(" ") }
      output.write(type.key, from: type.location, isVerbatim: type.isVerbatim)
    }
    if let location { output.write(prelude, from: location, isVerbatim: isVerbatim) }
    output.write(" {")
    output.endLine()
  }

  mutating func close(_ depth: Int) {
    output.indent(depth)
    output.write("}")
    output.endLine()
  }
}
