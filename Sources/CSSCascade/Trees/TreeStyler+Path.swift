// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

extension TreeStyler {
  /// The style of one element; those above it are styled before, and no others.
  mutating func style(of element: Int, in nodes: NodeTree) -> ComputedStyle.Storage {
    var above: [Int] = []
    var parent = Int(nodes.tree.elements[element].parent)
    while parent >= 0 {
      above.append(parent)
      parent = Int(nodes.tree.elements[parent].parent)
    }
    var context = MatchingContext()
    var trial = ConditionalTrial(rules, nodes.tree, sizes: nodes.sizes)
    return rules.index.selectors.withMatcher(nodes.tree, &context) { matcher in
      var styles: [ComputedStyle.Storage] = []
      for index in above.reversed() {
        let style = style(of: index, in: nodes, matcher, &trial, styles)
        // Nobody asks for the styles of elements between those of the path: any will do for them.
        styles += repeatElement(style, count: index + 1 - styles.count)
      }
      return style(of: element, in: nodes, matcher, &trial, styles)
    }
  }
}
