// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The declarations that one element adds to the cascade: its inline style and presentational
/// hints.
///
/// Defined by [CSS Style Attributes](https://drafts.csswg.org/css-style-attr/).
final class AttachedStyle: Sendable {
  /// The inline style, or `nil` for none.
  let inline: DeclarationBlock?
  /// The presentational hints that style sheets override, or `nil` for none.
  let hintsBelowSheets: DeclarationBlock?
  /// The presentational hints that override style sheets, or `nil` for none.
  let hintsAboveSheets: DeclarationBlock?

  /// Creates the declarations of an element, or returns `nil` if there are none.
  init?(_ element: StyleElement, _ names: inout AtomTable) {
    let below = element.presentationalHints.filter { $0.property.hintPrecedence == .belowSheets }
    let above = element.presentationalHints.filter { $0.property.hintPrecedence == .aboveSheets }
    let inline = element.inlineStyle.flatMap { $0.isEmpty ? nil : $0 }
    if inline == nil, below.isEmpty, above.isEmpty { return nil }
    hintsBelowSheets = below.isEmpty ? nil : DeclarationBlock(below)
    hintsAboveSheets = above.isEmpty ? nil : DeclarationBlock(above)
    self.inline = inline.map { Self.block(of: $0, &names) }
  }

  /// Returns the declarations of an inline style, without nested rules.
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
  /// The blocks from lowest to highest precedence.
  var blocks: [DeclarationBlock] {
    [hintsBelowSheets, inline, hintsAboveSheets].compactMap(\.self)
  }

  /// Adds the blocks to the rules that match the element.
  ///
  /// - Parameters:
  ///   - levels: The levels of the cascade.
  ///   - first: The rule number of the first block. The others follow it.
  ///   - matches: The list to which the blocks are added.
  func addMatches(
    _ levels: CascadeLevels, numberedFrom first: UInt32, to matches: inout [RuleMatch]
  ) {
    var number = first
    func add(_ block: DeclarationBlock?, _ level: CascadeLevel) {
      guard block != nil else { return }
      matches.append(RuleMatch(rule: number, level: level))
      number += 1
    }
    add(hintsBelowSheets, levels.hintsBelowSheets)
    add(inline, levels.inline)
    add(hintsAboveSheets, levels.hintsAboveSheets)
  }
}
