// SPDX-License-Identifier: Apache-2.0

/// A part of a sheet that is neither rule nor declaration; kept for printing, dropped by every reader.
public struct RawSyntax: SyntaxView {
  /// The tree the node stands in.
  public let tree: SyntaxTree
  /// The node's index in the tree's array.
  public let index: Int
}
