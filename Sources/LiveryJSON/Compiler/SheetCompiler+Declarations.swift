// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SheetCompiler {
  /// Writes a declaration, unless its value is invalid.
  mutating func write(
    _ item: SheetItem, _ value: SheetValue, in block: Block,
    names: inout [String: (object: Int, key: String)]
  ) {
    let node = block.node.flatMap { paths.nodes[$0].children[item.key] }
    let leaf = node.flatMap { links.targets.contains($0) ? $0 : nil }
    // A circular value is already reported.
    if let node, isBroken(node), leaf != nil { return }
    if let node { site.chain.append(node) }
    let type = node.flatMap { links.inferred[$0] }
    let found = discardingReferencesOnFailure { $0.declaration(item.key, value, inferred: type) }
    if node != nil { site.chain.removeLast() }
    if let node, isBroken(node) { return }
    guard var declaration = found else { return }
    if let other = names.updateValue((item.object, item.key), forKey: declaration.name),
      other.object == item.object, other.key != item.key
    {
      log.add(
        .jsonNameCollision, at: item.location,
        [
          .subject(shortened(item.key)), .found(shortened(other.key)),
          .expected(shortened(declaration.name)),
        ])
    }
    if leaf == nil { recordRejection(declaration, value) }
    if let leaf {
      let variable = paths.variable(of: leaf)
      // At the top of the sheet, the declaration may be the custom property itself.
      if variable == declaration.name, block.node == 0 {
        if !links.topLevelVariables.contains(leaf) { return }
      } else {
        declaration.value.text = "var(\(variable))"
        declaration.value.isVerbatim = false
      }
    }
    write(declaration, of: item, value, depth: block.depth)
  }

  /// Writes a declaration.
  mutating func write(
    _ declaration: SheetDeclaration, of item: SheetItem, _ value: SheetValue, depth: Int
  ) {
    output.indent(depth)
    output.write(
      declaration.name, from: item.location,
      isVerbatim: item.isVerbatim && item.key == declaration.name)
    output.write(": ")
    output.write(
      declaration.value.text, from: value.location, isVerbatim: declaration.value.isVerbatim)
    output.write(declaration.value.isImportant ? " !important;" : ";")
    output.endLine()
  }
}
