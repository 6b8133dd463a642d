// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension ElementDescription {
  /// Whether a root is implied above the described elements because they name none.
  package var hasImpliedRoot: Bool {
    !elements.contains { $0.pseudoClasses.contains(.root) || $0.type == "body" }
  }

  /// The described elements as a tree that selectors can be matched against, and the index of the
  /// described one.
  ///
  /// - Parameters:
  ///   - names: The names that the selectors were parsed with.
  ///   - rootDirection: The direction of a root that states none.
  /// - Returns: `nil` if the selector describes no element.
  package func tree(
    names: AtomTable, rootDirection: Direction = .ltr
  ) -> (tree: StyleTree, element: Int)? {
    var described = DescribedTree(names: names, rootDirection: rootDirection, isShared: false)
    guard let element = described.add(self) else { return nil }
    described.tree.finish()
    return (described.tree, element)
  }
}
