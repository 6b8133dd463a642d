// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

extension ElementDescription {
  /// Returns the tree of the synthetic elements, and the index of the one that the selector
  /// describes.
  ///
  /// The tree uses the names and the environment of the rules.
  ///
  /// - Returns: `nil` if the selector describes no element.
  func tree(in rules: CascadeData) -> (tree: StyleTree, element: Int)? {
    tree(names: rules.index.names, rootDirection: rules.environment.rootDirection)
  }
}
