// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

extension ElementDescription {
  /// The described elements as a tree for the names and the environment of some rules, and the index of the described one.
  ///
  /// - Returns: `nil` if the selector describes no element.
  func tree(in rules: ActiveRules) -> (tree: StyleTree, element: Int)? {
    tree(names: rules.index.names, rootDirection: rules.environment.rootDirection)
  }
}
