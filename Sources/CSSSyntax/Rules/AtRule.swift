// SPDX-License-Identifier: Apache-2.0

/// A rule that begins with an at-keyword.
///
/// Defined by [at-rule](https://drafts.csswg.org/css-syntax-3/#at-rule).
public struct AtRule: SyntaxView {
  /// The tree the node stands in.
  public let tree: SyntaxTree
  /// The node's index in the tree's array.
  public let index: Int

  /// The view of a node that is such a rule.
  package init(tree: SyntaxTree, index: Int) { (self.tree, self.index) = (tree, index) }

  /// The name without the at sign, escapes resolved, in the case it is written in.
  public var name: String { tree.stream.value(of: Int(node.first)) }
  /// The tokens between the name and the block or semicolon, the white space around them left out.
  public var prelude: Range<Int> {
    if hasBlock { return tree.stream.trimmed(Int(node.first) + 1..<Int(node.content)) }
    // White space at the end is inside of something that the text never closes.
    let end = Int(node.contentEnd)
    return tree.stream.trimmed(Int(node.first) + 1..<end).lowerBound..<end
  }
  /// Whether the rule has a block, be it empty.
  public var hasBlock: Bool { node.content < node.end }
  /// The declarations and rules of the block, in order; nothing when there is no block.
  public var contents: SyntaxTree.Children { tree.children(of: index) }
}
