// SPDX-License-Identifier: Apache-2.0

/// A rule with a prelude and a block; in most style sheets, a style rule.
///
/// Defined by [qualified rule](https://drafts.csswg.org/css-syntax-3/#qualified-rule).
public struct QualifiedRule: SyntaxView {
  /// The tree of the node.
  public let tree: SyntaxTree
  /// The node's index in the tree's array.
  public let index: Int

  /// Creates the view of a qualified-rule node.
  package init(tree: SyntaxTree, index: Int) { (self.tree, self.index) = (tree, index) }

  /// The tokens of the prelude, without the white space before the block.
  public var prelude: Range<Int> { tree.stream.trimmed(Int(node.first)..<Int(node.content)) }
  /// The declarations and rules of the block, in order.
  public var contents: SyntaxTree.Children { tree.children(of: index) }
}
