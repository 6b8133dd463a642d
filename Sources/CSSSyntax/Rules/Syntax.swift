// SPDX-License-Identifier: Apache-2.0

/// A typed view of a node of a ``SyntaxTree``.
public enum Syntax: Sendable {
  /// A rule with a prelude and a block.
  case qualifiedRule(QualifiedRule)
  /// A rule that begins with an at-keyword.
  case atRule(AtRule)
  /// A property and its value.
  case declaration(Declaration)
  /// A part that could not be parsed.
  case raw(RawSyntax)

  /// Creates the view of the node at an index of the tree's array.
  public init(_ tree: SyntaxTree, _ index: Int) {
    switch tree.nodes[index].kind {
    case .qualifiedRule: self = .qualifiedRule(QualifiedRule(tree: tree, index: index))
    case .atRule: self = .atRule(AtRule(tree: tree, index: index))
    case .declaration: self = .declaration(Declaration(tree: tree, index: index))
    case .raw: self = .raw(RawSyntax(tree: tree, index: index))
    }
  }
}

/// The common interface of all views of a node.
public protocol SyntaxView: Sendable {
  /// The tree of the node.
  var tree: SyntaxTree { get }
  /// The node's index in the tree's array.
  var index: Int { get }
}

extension SyntaxView {
  var node: SyntaxNode { tree.nodes[index] }

  /// The positions of the node's tokens, including a semicolon.
  public var tokens: Range<Int> { Int(node.first)..<Int(node.end) }
  /// The bytes of the text that the node covers.
  public var range: Range<Int> { tree.stream.byteRange(of: tokens) }
  /// The source text of the node.
  public var text: String { tree.stream.text(of: tokens) }
}

/// A part of a style sheet that is neither rule nor declaration; ignored except for printing.
public struct RawSyntax: SyntaxView {
  /// The tree of the node.
  public let tree: SyntaxTree
  /// The node's index in the tree's array.
  public let index: Int
}
