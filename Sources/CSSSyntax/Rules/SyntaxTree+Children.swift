// SPDX-License-Identifier: Apache-2.0

extension SyntaxTree {
  /// The nodes at the top level of the sheet, in order.
  public var rules: Children { Children(tree: self, following: 0, end: nodes.count) }

  /// The nodes right below the node at an index.
  public func children(of index: Int) -> Children {
    Children(tree: self, following: index + 1, end: Int(nodes[index].next))
  }

  /// Some nodes that follow one another, each with its subtree passed over.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var following: Int
    let end: Int

    /// The next node, or nil behind the last.
    public mutating func next() -> Syntax? {
      guard following < end else { return nil }
      defer { following = Int(tree.nodes[following].next) }
      return Syntax(tree, following)
    }
  }
}
