// SPDX-License-Identifier: Apache-2.0

/// A rule with a prelude and a block; in a sheet of styles, a style rule.
///
/// Defined by [qualified rule](https://drafts.csswg.org/css-syntax-3/#qualified-rule).
public struct QualifiedRule: SyntaxView {
  /// The tree the node stands in.
  public let tree: SyntaxTree
  /// The node's index in the tree's array.
  public let index: Int

  /// The view of a node that is such a rule.
  package init(tree: SyntaxTree, index: Int) { (self.tree, self.index) = (tree, index) }

  /// The tokens of the prelude, the white space before the block left out.
  public var prelude: Range<Int> { tree.stream.trimmed(Int(node.first)..<Int(node.content)) }
  /// The declarations and rules of the block, in order.
  public var contents: SyntaxTree.Children { tree.children(of: index) }
}
