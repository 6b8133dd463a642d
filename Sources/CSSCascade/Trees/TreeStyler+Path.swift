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
    return withMatcher(in: nodes) { styler, matcher, trial in
      var styles: [ComputedStyle.Storage] = []
      for index in above.reversed() {
        let style = styler.style(of: index, in: nodes, matcher, &trial, styles)
        // Nobody asks for the styles of elements between those of the path: any will do for them.
        styles += repeatElement(style, count: index + 1 - styles.count)
      }
      return styler.style(of: element, in: nodes, matcher, &trial, styles)
    }
  }

  /// The style of one element; `styles` has those of the elements above it.
  mutating func style(
    of element: Int, in nodes: NodeTree, _ styles: [ComputedStyle.Storage]
  ) -> ComputedStyle.Storage {
    withMatcher(in: nodes) { styler, matcher, trial in
      styler.style(of: element, in: nodes, matcher, &trial, styles)
    }
  }

  private mutating func withMatcher(
    in nodes: NodeTree,
    _ style: (inout TreeStyler, SelectorMatcher, inout ConditionalTrial) -> ComputedStyle.Storage
  ) -> ComputedStyle.Storage {
    var context = MatchingContext()
    var trial = ConditionalTrial(rules, nodes.tree, sizes: nodes.sizes)
    return rules.index.selectors.withMatcher(nodes.tree, &context) { matcher in
      style(&self, matcher, &trial)
    }
  }
}
