// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting

/// A block of declarations in a linted sheet.
struct LintedBlock: Sendable {
  /// The kind of rule that the declarations belong to.
  let kind: DeclarationContainer.Kind
  /// The index of the rule's node in the sheet's tree, or -1 for declarations outside rules.
  let node: Int
  /// The indices of the selectors in ``LintedSheet/selectors``, or an empty range if there are
  /// none.
  let selectors: Range<Int>
  /// The identifying number of the rule's enclosing at-rules in ``LintedSheet/contexts``.
  ///
  /// Blocks in equal at-rules have equal numbers. The number is 0 at the top level of the sheet.
  let contexts: Int
  /// The indices of the block's declarations in ``LintedSheet/declarations``.
  ///
  /// The integers are small because every declaration of a sheet has one.
  let declarations: [Int32]
}

extension LintedBlock {
  /// Returns the blocks and declarations of a sheet, both in the order of the text.
  ///
  /// Each container of declarations becomes the block with the same index, and each entry becomes
  /// the declaration with the same index.
  static func rows(
    of sheet: SheetDeclarations, _ contexts: SheetContexts, _ names: SheetNames
  ) -> (blocks: [LintedBlock], declarations: [LintedDeclaration]) {
    let indices = DeclarationIndices(of: sheet)
    let blocks = sheet.containers.indices.map { index in
      let container = sheet.containers[index]
      return LintedBlock(
        kind: container.kind, node: container.node, selectors: container.selectors,
        contexts: contexts.number(of: container.node), declarations: indices[index])
    }
    let tree = sheet.tree
    var declarations: [LintedDeclaration] = []
    declarations.reserveCapacity(sheet.entries.count)
    // Entries and variables are both in the order of the text, and every custom declaration has a
    // variable, so the first variable that is not before the node belongs to it.
    var variables = names.variables[...]
    for (nodeIndex, containerIndex) in sheet.entries {
      let node = tree.nodes[nodeIndex]
      let isCustom = node.flags.contains(.custom)
      while let first = variables.first, first.node < nodeIndex { variables.removeFirst() }
      let isDescriptor = blocks[containerIndex].kind == .descriptors
      declarations.append(
        LintedDeclaration(
          node: nodeIndex, block: containerIndex,
          property: isCustom || isDescriptor
            ? nil : Property(nameToken: Int(node.first), in: tree.stream),
          variable: isCustom ? variables.first?.name : nil,
          isImportant: node.flags.contains(.important)))
    }
    return (blocks, declarations)
  }
}

/// The indices of the declarations of a sheet, grouped by their containers with a counting sort.
///
/// The declarations of a container may be separated by those of nested rules.
private struct DeclarationIndices {
  private var indices: [Int32]
  /// For each container, the position of its first index in ``indices``, followed by the total
  /// count.
  private var starts: [Int]

  init(of sheet: SheetDeclarations) {
    starts = Array(repeating: 0, count: sheet.containers.count + 1)
    for entry in sheet.entries { starts[entry.container + 1] += 1 }
    for container in sheet.containers.indices { starts[container + 1] += starts[container] }
    indices = Array(repeating: 0, count: sheet.entries.count)
    var next = starts
    for (index, entry) in sheet.entries.enumerated() {
      indices[next[entry.container]] = Int32(truncatingIfNeeded: index)
      next[entry.container] += 1
    }
  }

  subscript(container: Int) -> [Int32] { Array(indices[starts[container]..<starts[container + 1]]) }
}

extension Property {
  /// Creates the property with the name in an identifier token, or `nil` if no property has that
  /// name.
  ///
  /// A name without escapes is compared by its bytes in the text, without a string.
  init?(nameToken token: Int, in stream: TokenStream) {
    let found =
      stream.tokens[token].flags.contains(.escaped)
      ? Property(name: stream.value(of: token)) : Property.find(stream.identifier(at: token))
    guard let found else { return nil }
    self = found
  }
}
