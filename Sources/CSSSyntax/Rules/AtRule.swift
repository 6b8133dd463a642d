// SPDX-License-Identifier: Apache-2.0

/// A rule that begins with an at-keyword.
///
/// Defined by [at-rule](https://drafts.csswg.org/css-syntax-3/#at-rule).
public struct AtRule: SyntaxView {
  /// The tree of the node.
  public let tree: SyntaxTree
  /// The node's index in the tree's array.
  public let index: Int

  /// Creates the view of an at-rule node.
  package init(tree: SyntaxTree, index: Int) { (self.tree, self.index) = (tree, index) }

  /// The name without the at sign, with escapes resolved, in its original case.
  public var name: String { tree.stream.value(of: Int(node.first)) }
  /// The tokens between the name and the block or semicolon, without surrounding white space.
  public var prelude: Range<Int> {
    if hasBlock { return tree.stream.trimmed(Int(node.first) + 1..<Int(node.content)) }
    // White space at the end belongs to a construct that the text never closes.
    let end = Int(node.contentEnd)
    return tree.stream.trimmed(Int(node.first) + 1..<end).lowerBound..<end
  }
  /// Whether the rule has a block, even an empty one.
  public var hasBlock: Bool { node.content < node.end }
  /// The declarations and rules of the block, in order; empty if there is no block.
  public var contents: SyntaxTree.Children { tree.children(of: index) }
}
