// SPDX-License-Identifier: Apache-2.0

extension SyntaxTree {
  /// The nodes at the top level of the style sheet, in order.
  public var rules: Children { Children(tree: self, nextIndex: 0, end: nodes.count) }

  /// Returns the child nodes of the node at an index.
  public func children(of index: Int) -> Children {
    Children(tree: self, nextIndex: index + 1, end: Int(nodes[index].next))
  }

  /// A sequence of sibling nodes.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var nextIndex: Int
    let end: Int

    /// Returns the next node, or `nil` after the last.
    public mutating func next() -> Syntax? {
      guard nextIndex < end else { return nil }
      defer { nextIndex = Int(tree.nodes[nextIndex].next) }
      return Syntax(tree, nextIndex)
    }
  }
}
