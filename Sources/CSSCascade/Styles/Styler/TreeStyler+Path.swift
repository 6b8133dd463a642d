// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

extension TreeStyler {
  /// Styles one element after its ancestors, and no other elements.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - nodes: The tree.
  ///   - root: The style of the topmost ancestor, or `nil` if it is unknown.
  /// - Returns: The style numbers of the element and its ancestors by element, with zero for all
  ///   others.
  mutating func styles(
    to element: Int, in nodes: NodeTree, root: UInt32? = nil
  ) -> [UInt32] {
    var path = [element]
    while let last = path.last, nodes.tree.elements[last].parent >= 0 {
      path.append(Int(nodes.tree.elements[last].parent))
    }
    var styles = [UInt32](repeating: 0, count: element + 1)
    if let root, let top = path.last {
      styles[top] = root
      path.removeLast()
    }
    return withMatcher(in: nodes) { styler, matcher, conditionalMatcher in
      for element in path.reversed() {
        styles[element] = styler.style(
          of: element, in: nodes, matcher, conditionalMatcher: &conditionalMatcher, styles: styles)
      }
      return styles
    }
  }

  /// Returns the style of one element after styling its ancestors, and no other elements.
  mutating func style(of element: Int, in nodes: NodeTree) -> ComputedStyle {
    let styles = styles(to: element, in: nodes)
    return store.style(styles[element])
  }
}
