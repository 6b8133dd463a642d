// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SheetCompiler {
  /// Writes a declaration, unless its value is of no use.
  mutating func write(
    _ item: SheetItem, _ value: SheetValue, in block: Block,
    _ names: inout [String: (object: Int, key: String)]
  ) {
    let node = block.node.flatMap { paths.nodes[$0].children[item.key] }
    let leaf = node.flatMap { referenced.contains($0) ? $0 : nil }
    // A value that leads back to itself was told of where that was found.
    if let node, isBroken(node), leaf != nil { return }
    if let node { chain.append(node) }
    let found = declaration(item.key, value, inferred: node.flatMap { inferred[$0] })
    if node != nil { chain.removeLast() }
    if let node, isBroken(node) { return }
    guard var declaration = found else { return }
    if let other = names.updateValue((item.object, item.key), forKey: declaration.name),
      other.object == item.object, other.key != item.key
    {
      log.add(
        .jsonNameCollision, at: item.place,
        [
          .subject(shortened(item.key)), .found(shortened(other.key)),
          .expected(shortened(declaration.name)),
        ])
    }
    if let leaf {
      let variable = paths.variable(of: leaf)
      // At the top of the sheet it may be that custom property itself.
      if variable == declaration.name, block.node == 0 { return }
      declaration.value.text = "var(\(variable))"
      declaration.value.isVerbatim = false
    }
    write(declaration, of: item, value, block.depth)
  }

  /// Writes a declaration.
  mutating func write(
    _ declaration: SheetDeclaration, of item: SheetItem, _ value: SheetValue, _ depth: Int
  ) {
    output.indent(depth)
    output.write(
      declaration.name, from: item.place,
      isVerbatim: item.isVerbatim && item.key == declaration.name)
    output.write(": ")
    output.write(
      declaration.value.text, from: value.place, isVerbatim: declaration.value.isVerbatim)
    output.write(declaration.value.isImportant ? " !important;" : ";")
    output.endLine()
  }

  /// Writes the custom properties of all values in some rules that references lead to.
  mutating func writeVariables(_ items: [SheetItem], in block: Block) {
    guard !referenced.isEmpty else { return }
    var entries: [Int: (place: JSONPlace, key: String, value: SheetValue)] = [:]
    var order: [Int] = []
    collect(items, at: block.node ?? 0, &entries, &order, depth: 0)
    writeVariables(
      order.compactMap { node in entries[node].map { (node, $0) } }, depth: block.depth)
  }

  private mutating func writeVariables(
    _ entries: [(node: Int, entry: (place: JSONPlace, key: String, value: SheetValue))], depth: Int
  ) {
    var isOpen = false
    for (node, entry) in entries where !isBroken(node) {
      chain.append(node)
      let found = declaration(entry.key, entry.value, inferred: inferred[node])
      chain.removeLast()
      guard let found, !isBroken(node) else { continue }
      if !isOpen {
        output.leaveLine()
        output.indent(depth)
        output.write(":root {\n")
        isOpen = true
      }
      output.indent(depth + 1)
      output.write(paths.variable(of: node), from: entry.place)
      output.write(": ")
      output.write(found.value.text, from: entry.value.place, isVerbatim: found.value.isVerbatim)
      output.write(";\n")
    }
    guard isOpen else { return }
    output.indent(depth)
    output.write("}\n")
  }

  /// Finds the values that references lead to, in the order of the sheet; of several for one path the last one.
  private func collect(
    _ items: [SheetItem], at node: Int,
    _ entries: inout [Int: (place: JSONPlace, key: String, value: SheetValue)],
    _ order: inout [Int], depth: Int
  ) {
    // The values of a rule stand before the rules inside it, as they do in CSS.
    for item in items where item.role.isAddressable && item.origin == nil {
      guard case .value(let value) = item.content,
        let child = paths.nodes[node].children[item.key]
      else { continue }
      note(child, (item.place, item.key, value), &entries, &order)
      for member in value.json.members ?? JSONMembers() {
        guard let part = paths.nodes[child].children[member.name] else { continue }
        let place = JSONPlace(text: value.text, range: member.nameRange)
        note(part, (place, member.name, value.with(member.value)), &entries, &order)
      }
    }
    for item in items where item.role.isAddressable && item.origin == nil {
      guard case .rules(let group) = item.content, depth < SheetReader.maximumDepth,
        let child = paths.nodes[node].children[item.key]
      else { continue }
      collect(group.items, at: child, &entries, &order, depth: depth + 1)
    }
  }

  private func note(
    _ node: Int, _ entry: (place: JSONPlace, key: String, value: SheetValue),
    _ entries: inout [Int: (place: JSONPlace, key: String, value: SheetValue)],
    _ order: inout [Int]
  ) {
    guard referenced.contains(node) else { return }
    if entries.updateValue(entry, forKey: node) == nil { order.append(node) }
  }

  /// Writes what the values of a rule are under a condition that stands in it.
  mutating func writeConditionalVariables(_ items: [SheetItem], in block: Block) {
    guard !referenced.isEmpty, let node = block.node else { return }
    for item in items where item.isConditional && item.role == .atRule {
      guard case .rules(let group) = item.content else { continue }
      var entries: [Int: (place: JSONPlace, key: String, value: SheetValue)] = [:]
      var order: [Int] = []
      collect(group.items, at: node, &entries, &order, depth: 0)
      guard !order.isEmpty, let head = ruleHead(item.key, isAtRule: true) else { continue }
      output.leaveLine()
      output.indent(block.depth)
      output.write(head, from: item.place)
      output.write(" {\n")
      writeVariables(
        order.compactMap { node in entries[node].map { (node, $0) } }, depth: block.depth + 1)
      output.indent(block.depth)
      output.write("}\n")
    }
  }
}
