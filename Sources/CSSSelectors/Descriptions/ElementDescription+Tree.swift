// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension ElementDescription {
  /// Whether an implied root stands above the elements, because none of them is `:root` or `body`.
  package var hasImpliedRoot: Bool {
    !elements.contains { $0.pseudoClasses.contains(.root) || $0.type == "body" }
  }

  /// Returns a tree of the elements, to match selectors against, and the index of the subject.
  ///
  /// - Parameters:
  ///   - names: The names that the selectors were parsed with.
  ///   - rootDirection: The direction of a root that states none.
  /// - Returns: The tree and the index, or `nil` if the selector describes no element.
  package func tree(
    names: AtomTable, rootDirection: Direction = .ltr
  ) -> (tree: StyleTree, element: Int)? {
    var synthetic = SyntheticTree(names: names, rootDirection: rootDirection, isShared: false)
    guard let element = synthetic.add(self) else { return nil }
    synthetic.tree.finish()
    return (synthetic.tree, element)
  }
}
