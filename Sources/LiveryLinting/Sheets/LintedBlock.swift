// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting

/// A block of a sheet that is linted: what its declarations are about.
struct LintedBlock: Sendable {
  /// The subject of the declarations.
  let kind: DeclarationHolder.Kind
  /// The index of the rule's node in the sheet's tree.
  let node: Int
  /// The selectors, in ``LintedSheet/selectors``; empty where there are none.
  let selectors: Range<Int>
  /// The at-rules around the rule, by their number in ``LintedSheet/surroundings``.
  let surroundings: Int
  /// The block's own declarations, in ``LintedSheet/declarations``.
  let declarations: [Int32]
}

extension LintedBlock {
  /// The blocks and declarations of a sheet.
  static func rows(
    of sheet: SheetDeclarations, _ surroundings: Surroundings, _ names: SheetNames
  ) -> (blocks: [LintedBlock], declarations: [LintedDeclaration]) {
    let numbers = DeclarationNumbers(of: sheet)
    let blocks = sheet.holders.indices.map { index in
      let holder = sheet.holders[index]
      return LintedBlock(
        kind: holder.kind, node: holder.node, selectors: holder.selectors,
        surroundings: surroundings.number(of: holder.node), declarations: numbers[index])
    }
    let tree = sheet.tree
    var declarations: [LintedDeclaration] = []
    declarations.reserveCapacity(sheet.entries.count)
    // Both are in the order of the text.
    var variables = names.variables[...]
    for (index, holder) in sheet.entries {
      let node = tree.nodes[index]
      let isCustom = node.flags.contains(.custom)
      while let first = variables.first, first.node < index { variables.removeFirst() }
      let isDescriptor = blocks[holder].kind == .descriptors
      declarations.append(
        LintedDeclaration(
          node: index, block: holder,
          property: isCustom || isDescriptor
            ? nil : Property(nameToken: Int(node.first), in: tree.stream),
          variable: isCustom ? variables.first?.name : nil,
          isImportant: node.flags.contains(.important)))
    }
    return (blocks, declarations)
  }
}

/// The numbers of the declarations of a sheet, grouped by their holders.
private struct DeclarationNumbers {
  private var numbers: [Int32]
  /// For each holder the index of its first number in ``numbers``, and the count of these at the end.
  private var starts: [Int]

  init(of sheet: SheetDeclarations) {
    starts = Array(repeating: 0, count: sheet.holders.count + 1)
    for entry in sheet.entries { starts[entry.holder + 1] += 1 }
    for holder in sheet.holders.indices { starts[holder + 1] += starts[holder] }
    numbers = Array(repeating: 0, count: sheet.entries.count)
    var next = starts
    for (number, entry) in sheet.entries.enumerated() {
      numbers[next[entry.holder]] = Int32(truncatingIfNeeded: number)
      next[entry.holder] += 1
    }
  }

  subscript(holder: Int) -> [Int32] { Array(numbers[starts[holder]..<starts[holder + 1]]) }
}

extension Property {
  /// The property that a token names.
  init?(nameToken token: Int, in stream: TokenStream) {
    let found =
      stream.tokens[token].flags.contains(.escaped)
      ? Property(name: stream.value(of: token)) : Property.find(stream.identifier(at: token))
    guard let found else { return nil }
    self = found
  }
}
