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
  /// - Parameter names: the names that the selectors were parsed with.
  /// - Returns: nil when the selector describes no element.
  package func tree(names: AtomTable) -> (tree: StyleTree, element: Int)? {
    var described = DescribedTree(names: names, isShared: false)
    guard let element = described.add(self) else { return nil }
    described.tree.finish()
    return (described.tree, element)
  }
}
