// SPDX-License-Identifier: Apache-2.0

/// A property and its value.
///
/// Defined by [declaration](https://drafts.csswg.org/css-syntax-3/#declaration).
public struct Declaration: SyntaxView {
  /// The tree of the node.
  public let tree: SyntaxTree
  /// The node's index in the tree's array.
  public let index: Int

  /// Creates the view of a declaration node.
  package init(tree: SyntaxTree, index: Int) { (self.tree, self.index) = (tree, index) }

  /// The property's name, with escapes resolved, in its original case.
  public var name: String { tree.stream.value(of: Int(node.first)) }
  /// The tokens of the value, without the white space around it and without `!important`.
  public var value: Range<Int> { Int(node.content)..<Int(node.contentEnd) }
  /// Whether the declaration ends in `!important`.
  public var isImportant: Bool { node.flags.contains(.important) }
  /// Whether the property is a custom property: its name begins with `--`.
  public var isCustom: Bool { node.flags.contains(.custom) }
}
