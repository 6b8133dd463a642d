// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The token at an offset of a sheet, and the rules around it.
struct SyntaxLocation {
  /// The tree of the sheet.
  let tree: SyntaxTree
  /// The token.
  let token: Int
  /// The offset.
  let offset: Int
  /// The nodes that contain the token, the outermost first.
  let nodes: [Int]

  /// Creates the location of an offset.
  ///
  /// An offset between two tokens belongs to the second one, unless only the first one is a word.
  ///
  /// - Returns: `nil` for an empty text.
  init?(_ tree: SyntaxTree, at offset: Int) {
    let stream = tree.stream
    let next = (0..<stream.count).partitioningIndex { Int(stream.tokens[$0].start) > offset }
    guard next > 0 else { return nil }
    var token = next - 1
    if token > 0, Int(stream.tokens[token].start) == offset, !stream.tokens[token].kind.isWord,
      stream.tokens[token - 1].kind.isWord
    {
      token -= 1
    }
    self.tree = tree
    self.token = token
    self.offset = offset
    nodes = Self.nodes(around: token, in: tree)
  }

  /// Creates the location of a token.
  init(_ tree: SyntaxTree, token: Int) {
    self.tree = tree
    self.token = token
    offset = tree.stream.range(of: token).lowerBound
    nodes = Self.nodes(around: token, in: tree)
  }

  private static func nodes(around token: Int, in tree: SyntaxTree) -> [Int] {
    var nodes: [Int] = []
    var (index, end) = (0, tree.nodes.count)
    while index < end {
      let node = tree.nodes[index]
      if node.first > token { break }
      if node.end <= token {
        index = Int(node.next)
        continue
      }
      nodes.append(index)
      end = Int(node.next)
      index += 1
    }
    return nodes
  }

  /// The nodes around the innermost style rule, and that rule; empty outside of style rules.
  var pathOfRule: [Int] {
    let last = nodes.lastIndex { tree.nodes[$0].kind == .qualifiedRule }
    return last.map { Array(nodes[...$0]) } ?? []
  }

  /// Returns the functions around the token within some tokens, the outermost first, each from its
  /// name to its closing parenthesis.
  ///
  /// A function token contains itself.
  func functions(in tokens: Range<Int>) -> [Range<Int>] {
    let stream = tree.stream
    var open: [Int] = []
    for position in tokens {
      let kind = stream.tokens[position].kind
      if position > token { break }
      if kind.closesBlock, position < token { _ = open.popLast() }
      if kind.isOpening { open.append(position) }
    }
    return open.filter { stream.tokens[$0].kind == .function }.map { start in
      var cursor = TokenCursor(stream, start..<tokens.upperBound)
      _ = cursor.nextIncludingTrivia()
      cursor.skipBlock()
      return start..<cursor.position
    }
  }
}

extension TokenKind {
  /// Whether the token is more than white space or punctuation.
  var isWord: Bool {
    switch self {
    case .ident, .function, .atKeyword, .hash, .string, .badString, .url, .badURL, .number,
      .percentage, .dimension, .comment:
      true
    default: false
    }
  }
}
