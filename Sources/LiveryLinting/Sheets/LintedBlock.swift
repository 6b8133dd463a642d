// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting

/// A block of declarations in a linted sheet.
struct LintedBlock: Sendable {
  /// The kind of rule that the declarations belong to.
  let kind: DeclarationContainer.Kind
  /// The index of the rule's node in the sheet's tree.
  let node: Int
  /// The indices of the selectors in ``LintedSheet/selectors``, or an empty range if there are
  /// none.
  let selectors: Range<Int>
  /// The number of the rule's enclosing at-rules in the sheet.
  let contexts: Int
  /// The indices of the block's declarations in ``LintedSheet/declarations``.
  let declarations: [Int32]
}

extension LintedBlock {
  /// Returns the blocks and declarations of a sheet.
  static func rows(
    of sheet: SheetDeclarations, _ contexts: SheetContexts, _ names: SheetNames
  ) -> (blocks: [LintedBlock], declarations: [LintedDeclaration]) {
    let numbers = DeclarationNumbers(of: sheet)
    let blocks = sheet.containers.indices.map { index in
      let container = sheet.containers[index]
      return LintedBlock(
        kind: container.kind, node: container.node, selectors: container.selectors,
        contexts: contexts.number(of: container.node), declarations: numbers[index])
    }
    let tree = sheet.tree
    var declarations: [LintedDeclaration] = []
    declarations.reserveCapacity(sheet.entries.count)
    // Entries and variables are both in the order of the text.
    var variables = names.variables[...]
    for (index, container) in sheet.entries {
      let node = tree.nodes[index]
      let isCustom = node.flags.contains(.custom)
      while let first = variables.first, first.node < index { variables.removeFirst() }
      let isDescriptor = blocks[container].kind == .descriptors
      declarations.append(
        LintedDeclaration(
          node: index, block: container,
          property: isCustom || isDescriptor
            ? nil : Property(nameToken: Int(node.first), in: tree.stream),
          variable: isCustom ? variables.first?.name : nil,
          isImportant: node.flags.contains(.important)))
    }
    return (blocks, declarations)
  }
}

/// The indices of the declarations of a sheet, grouped by their containers.
private struct DeclarationNumbers {
  private var numbers: [Int32]
  /// For each container, the index of its first entry in ``numbers``, followed by the total count.
  private var starts: [Int]

  init(of sheet: SheetDeclarations) {
    starts = Array(repeating: 0, count: sheet.containers.count + 1)
    for entry in sheet.entries { starts[entry.container + 1] += 1 }
    for container in sheet.containers.indices { starts[container + 1] += starts[container] }
    numbers = Array(repeating: 0, count: sheet.entries.count)
    var next = starts
    for (number, entry) in sheet.entries.enumerated() {
      numbers[next[entry.container]] = Int32(truncatingIfNeeded: number)
      next[entry.container] += 1
    }
  }

  subscript(container: Int) -> [Int32] { Array(numbers[starts[container]..<starts[container + 1]]) }
}

extension Property {
  /// Creates the property with the name in a token, or `nil` if there is none.
  init?(nameToken token: Int, in stream: TokenStream) {
    let found =
      stream.tokens[token].flags.contains(.escaped)
      ? Property(name: stream.value(of: token)) : Property.find(stream.identifier(at: token))
    guard let found else { return nil }
    self = found
  }
}
