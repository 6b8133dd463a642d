// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What one element brings to the cascade itself: declarations of its own, and values that the program's code set.
///
/// Defined by [CSS Style Attributes](https://drafts.csswg.org/css-style-attr/).
final class AttachedStyle: Sendable {
  /// The declarations of the element's own; nil for none.
  let inline: DeclarationBlock?
  /// The values set by code that themes may restyle; nil for none.
  let codeBelow: DeclarationBlock?
  /// The values set by code that sheets do not change; nil for none.
  let codeAbove: DeclarationBlock?

  /// What an element brings; nil for nothing.
  init?(_ element: StyleElement, _ names: inout AtomTable) {
    let below = element.codeSetValues.filter { $0.property.codePrecedence == .belowSheets }
    let above = element.codeSetValues.filter { $0.property.codePrecedence == .aboveSheets }
    let inline = element.inlineStyle.flatMap { $0.isEmpty ? nil : $0 }
    if inline == nil, below.isEmpty, above.isEmpty { return nil }
    codeBelow = below.isEmpty ? nil : DeclarationBlock(below)
    codeAbove = above.isEmpty ? nil : DeclarationBlock(above)
    self.inline = inline.map { Self.block(of: $0, &names) }
  }

  /// Nested rules are no declarations of the element.
  private static func block(of text: String, _ names: inout AtomTable) -> DeclarationBlock {
    let tree = SyntaxTree(parsingBlockContents: TokenStream(text, name: "<style>"))
    var declarations: [DeclarationRecord] = []
    var node = 0
    while node < tree.nodes.count {
      if tree.nodes[node].kind == .declaration {
        declarations.append(DeclarationRecord(node, of: tree, names: &names))
      }
      node = Int(tree.nodes[node].next)
    }
    return DeclarationBlock(declarations, of: tree, names: names)
  }
}

extension AttachedStyle {
  /// The blocks, weakest first.
  var blocks: [DeclarationBlock] { [codeBelow, inline, codeAbove].compactMap(\.self) }

  /// Adds the blocks to the rules that match the element.
  ///
  /// - Parameters:
  ///   - levels: the levels of the cascade.
  ///   - first: the number that stands for the first block in place of a rule's; the others follow.
  ///   - matches: takes the blocks.
  func addMatches(
    _ levels: CascadeLevels, numberedFrom first: UInt32, to matches: inout [RuleMatch]
  ) {
    var number = first
    func add(_ block: DeclarationBlock?, _ level: CascadeLevel) {
      guard block != nil else { return }
      matches.append(RuleMatch(rule: number, level: level))
      number += 1
    }
    add(codeBelow, levels.codeBelow)
    add(inline, levels.inline)
    add(codeAbove, levels.codeAbove)
  }
}
