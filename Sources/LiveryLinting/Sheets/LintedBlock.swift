// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryTooling

/// A block of a sheet that is linted: what its declarations are about.
struct LintedBlock: Sendable {
  /// What the declarations of a block are about.
  enum Kind: Sendable, Hashable {
    /// Elements that selectors match.
    case style
    /// A step of an animation.
    case keyframe
    /// A font, a custom property and the like.
    case descriptors
    /// Nothing: the rule is invalid or stands where it means nothing.
    case dropped
  }

  /// What the declarations are about.
  let kind: Kind
  /// The index of the rule's node in the sheet's tree.
  let node: Int
  /// The selectors, in ``LintedSheet/selectors``; empty where there are none.
  let selectors: Range<Int>
  /// The at-rules around the rule, by their number in ``LintedSheet/surroundings``.
  let surroundings: Int
  /// The block's own declarations, in ``LintedSheet/declarations``.
  fileprivate(set) var declarations: [Int32] = []
}

extension LintedBlock {
  /// The blocks and declarations of a sheet.
  static func rows(
    of sheet: SheetDeclarations, _ surroundings: Surroundings, _ names: SheetNames
  ) -> (blocks: [LintedBlock], declarations: [LintedDeclaration]) {
    var blocks = zip(sheet.holders, sheet.holderNodes).map { holder, node in
      let (kind, selectors): (Kind, Range<Int>) =
        switch holder {
        case .styleRule(let selectors): (.style, selectors)
        case .keyframe: (.keyframe, 0..<0)
        case .descriptors: (.descriptors, 0..<0)
        case .dropped: (.dropped, 0..<0)
        }
      return LintedBlock(
        kind: kind, node: node, selectors: selectors, surroundings: surroundings.number(of: node))
    }
    let tree = sheet.tree
    var declarations: [LintedDeclaration] = []
    declarations.reserveCapacity(sheet.entries.count)
    // Both are in the order of the text.
    var variables = names.variables[...]
    for (declaration, holder) in sheet.entries {
      blocks[holder].declarations.append(Int32(truncatingIfNeeded: declarations.count))
      let node = tree.nodes[declaration.index]
      let isCustom = node.flags.contains(.custom)
      while let first = variables.first, first.node < declaration.index { variables.removeFirst() }
      let isDescriptor = blocks[holder].kind == .descriptors
      declarations.append(
        LintedDeclaration(
          node: declaration.index, block: holder,
          property: isCustom || isDescriptor
            ? nil : Property(nameToken: Int(node.first), in: tree.stream),
          variable: isCustom ? variables.first?.name : nil,
          isImportant: node.flags.contains(.important)))
    }
    return (blocks, declarations)
  }
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
