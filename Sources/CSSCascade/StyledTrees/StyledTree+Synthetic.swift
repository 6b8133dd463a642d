// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

extension StyledTree {
  /// Returns the tree of the synthetic elements that a selector describes, and the index of the
  /// element itself.
  ///
  /// The style of the element is that of ``CSSStyleSheet/prepare(_:states:)``.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - states: The names of additional states of the element.
  ///   - sheet: The sheet.
  /// - Returns: The tree and the index, or `nil` if the selector describes no element.
  package static func synthetic(
    _ selector: String, states: [String], in sheet: CSSStyleSheet
  ) -> (tree: StyledTree, element: Int)? {
    let rules = sheet.styleCache.rules
    let description = ElementDescription(parsing: selector).adding(states: states)
    return description.tree(in: rules).map { tree, element in
      let nodes = NodeTree(tree, names: rules.index.sharedNames)
      return (StyledTree(finished: nodes, in: sheet), element)
    }
  }
}
