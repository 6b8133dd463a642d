// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A change of a sheet in which only declarations of custom properties may affect contrast.
struct VariableChange {
  /// The custom properties with changed declarations.
  let names: Set<String>

  /// Compares two versions, or returns `nil` if other changes may affect contrast.
  init?(_ change: SheetChange) {
    let old = Contents(of: change.old, change.text.old.nodes)
    let new = Contents(of: change.new, change.text.new.nodes)
    guard old.other == new.other else { return nil }
    names = Set(
      old.variables.merging(new.variables) { $0 + $1 }.keys.lazy.filter {
        old.variables[$0] != new.variables[$0]
      })
  }

  /// The contents of some rules.
  private struct Contents {
    /// The other nodes that may affect contrast.
    var other: [Node] = []
    /// The declarations of each custom property, each with the number of nodes before it.
    var variables: [String: [Node]] = [:]

    init(of sheet: LintedSheet, _ nodes: Range<Int>) {
      let tree = sheet.tree
      var declarations = sheet.declarations.indices(of: nodes)
      var ends: [Int] = []
      for index in nodes {
        let node = tree.nodes[index]
        if node.kind == .declaration, let number = declarations.popFirst(),
          !sheet.mayAffectContrast(sheet.declarations[number])
        {
          continue
        }
        while let end = ends.last, end <= index { ends.removeLast() }
        let isRule = node.kind == .qualifiedRule || node.kind == .atRule
        let end = isRule ? node.content : node.end
        let text = tree.stream.text(of: Int(node.first)..<Int(end))
        if node.flags.contains(.custom) {
          let declaration = Declaration(tree: tree, index: index)
          variables[declaration.name, default: []].append(
            Node(text: text, depth: ends.count, position: other.count))
        } else {
          other.append(Node(text: text, depth: ends.count, position: other.count))
        }
        ends.append(Int(node.next))
      }
    }
  }

  /// A node without the contents of its block.
  private struct Node: Equatable {
    let text: String
    /// The number of nodes around it.
    let depth: Int
    /// The number of other nodes before it.
    let position: Int
  }
}
