// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom properties for the values that references use.
extension SheetCompiler {
  /// A value that references use.
  struct Variable {
    /// The node of the value in the paths.
    let node: Int
    /// The name of the value.
    let key: String
    /// The range of the name.
    let location: JSONLocation
    /// The value.
    let value: SheetValue
  }

  /// The variables in source order; the last one of a node applies.
  private struct VariableList {
    private var variables: [Int: Variable] = [:]
    private var order: [Int] = []

    /// The variables, in order.
    var all: [Variable] { order.compactMap { variables[$0] } }

    mutating func insert(_ variable: Variable) {
      if variables.updateValue(variable, forKey: variable.node) == nil {
        order.append(variable.node)
      }
    }
  }

  /// Returns all referenced values in some rules, in source order.
  func variables(of items: [SheetItem], in block: Block) -> [Variable] {
    if links.targets.isEmpty { return [] }
    var variables = VariableList()
    collect(items, at: block.node ?? 0, into: &variables, depth: 0)
    return variables.all
  }

  /// Writes a rule of the root with custom properties, unless all of them are invalid.
  mutating func writeVariables(_ variables: [Variable], depth: Int) {
    if variables.isEmpty { return }
    let start = output.mark
    output.separateWithBlankLine()
    output.indent(depth)
    output.write(":root {\n")
    let length = output.bytes.count
    writeDeclarations(of: variables, depth: depth + 1)
    if output.bytes.count == length { return output.rollBack(to: start) }
    output.indent(depth)
    output.write("}\n")
  }

  /// Returns whether the declaration of a top-level value is the custom property itself.
  mutating func declaresCustomProperty(_ variable: Variable) -> Bool {
    site.chain.append(variable.node)
    defer { site.chain.removeLast() }
    let found = declaration(variable.key, variable.value, inferred: links.inferred[variable.node])
    return found?.name == paths.variable(of: variable.node)
  }

  /// Writes the declarations of custom properties.
  mutating func writeDeclarations(of variables: [Variable], depth: Int) {
    for variable in variables where !isBroken(variable.node) {
      site.chain.append(variable.node)
      let found = declaration(
        variable.key, variable.value, inferred: links.inferred[variable.node])
      site.chain.removeLast()
      guard let found, !isBroken(variable.node) else { continue }
      output.indent(depth)
      output.write(paths.variable(of: variable.node), from: variable.location)
      output.write(": ")
      output.write(
        found.value.text, from: variable.value.location, isVerbatim: found.value.isVerbatim)
      output.write(";\n")
    }
  }

  /// Evaluates a value, and discards the references that it adds if it is invalid.
  mutating func discardingReferencesOnFailure<Result>(
    _ body: (inout SheetCompiler) -> Result?
  ) -> Result? {
    let count = links.order.count
    if let result = body(&self) { return result }
    for node in links.order[count...] { links.targets.remove(node) }
    links.order.removeLast(links.order.count - count)
    return nil
  }

  /// Collects the referenced values in source order; the last one of a path applies.
  private func collect(
    _ items: [SheetItem], at node: Int, into variables: inout VariableList, depth: Int
  ) {
    // The values of a rule precede its nested rules, as in CSS.
    for item in items where item.role.isAddressable && item.origin == nil {
      guard case .value(let value) = item.content,
        let child = paths.nodes[node].children[item.key]
      else { continue }
      if links.targets.contains(child) {
        variables.insert(
          Variable(node: child, key: item.key, location: item.location, value: value))
      }
      for member in value.json.members ?? JSONMembers() {
        guard let part = paths.nodes[child].children[member.name], links.targets.contains(part)
        else { continue }
        let location = JSONLocation(text: value.text, range: member.nameRange)
        variables.insert(
          Variable(
            node: part, key: member.name, location: location, value: value.with(member.value)))
      }
    }
    for item in items where item.role.isAddressable && item.origin == nil {
      guard case .rules(let group) = item.content, depth < SheetReader.maximumDepth,
        let child = paths.nodes[node].children[item.key]
      else { continue }
      collect(group.items, at: child, into: &variables, depth: depth + 1)
    }
  }

  /// Writes the referenced values of a rule under the conditional rules inside it.
  mutating func writeConditionalVariables(_ items: [SheetItem], in block: Block) {
    guard !links.targets.isEmpty, block.node != nil else { return }
    for item in items where item.isConditional && item.role == .atRule {
      guard case .rules(let group) = item.content else { continue }
      let variables = self.variables(of: group.items, in: block)
      guard !variables.isEmpty, let head = ruleHead(item.key, isAtRule: true) else { continue }
      output.separateWithBlankLine()
      output.indent(block.depth)
      output.write(head, from: item.location)
      output.write(" {\n")
      writeVariables(variables, depth: block.depth + 1)
      output.indent(block.depth)
      output.write("}\n")
    }
  }
}
