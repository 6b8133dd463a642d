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
  /// The numbers that stand for blocks of an element in place of a rule's, weakest first.
  private static let numbers: (below: UInt32, inline: UInt32, above: UInt32) = (
    .max - 2, .max - 1, .max
  )

  /// Adds the blocks to the rules that match the element.
  func addMatches(_ levels: CascadeLevels, to matches: inout [RuleMatch]) {
    if codeBelow != nil {
      matches.append(RuleMatch(rule: Self.numbers.below, level: levels.codeBelow))
    }
    if inline != nil { matches.append(RuleMatch(rule: Self.numbers.inline, level: levels.inline)) }
    if codeAbove != nil {
      matches.append(RuleMatch(rule: Self.numbers.above, level: levels.codeAbove))
    }
  }

  /// The block that a number stands for; nil for the number of a rule.
  func block(of rule: UInt32) -> DeclarationBlock? {
    switch rule {
    case Self.numbers.below: codeBelow
    case Self.numbers.inline: inline
    case Self.numbers.above: codeAbove
    default: nil
    }
  }
}
