// SPDX-License-Identifier: Apache-2.0

extension SyntaxTree {
  /// The nodes at the top level of the style sheet, in order.
  public var rules: Children { Children(tree: self, following: 0, end: nodes.count) }

  /// Returns the child nodes of the node at an index.
  public func children(of index: Int) -> Children {
    Children(tree: self, following: index + 1, end: Int(nodes[index].next))
  }

  /// A sequence of sibling nodes.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var following: Int
    let end: Int

    /// Returns the next node, or `nil` after the last.
    public mutating func next() -> Syntax? {
      guard following < end else { return nil }
      defer { following = Int(tree.nodes[following].next) }
      return Syntax(tree, following)
    }
  }
}
