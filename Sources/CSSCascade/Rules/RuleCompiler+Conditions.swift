// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RuleCompiler {
  /// Whether the rules in an at-rule's block take part in the cascade.
  ///
  /// Today these are the rules of `@media` without a condition, for `all` and for `screen`; those of every other at-rule do
  /// not take part.
  func applies(_ node: SyntaxNode, in tree: SyntaxTree) -> Bool {
    let stream = tree.stream
    guard node.content < node.end, stream.value(of: Int(node.first), equals: "media") else {
      return false
    }
    var cursor = TokenCursor(stream, Int(node.first) + 1..<Int(node.content))
    if cursor.isAtEnd() { return true }
    var holds = false
    while let token = cursor.next() {
      let isName = stream[token].kind == .ident
      if stream[token].kind.isOpening { cursor.skipBlock() }
      let isMet =
        stream.value(of: token, equals: "all") || stream.value(of: token, equals: "screen")
      switch cursor.peek() {
      case .comma, .endOfFile: holds = holds || isName && isMet
      default:
        // A condition: to be evaluated by the environment, which does not exist yet.
        while ![.comma, .endOfFile].contains(cursor.peek()), let part = cursor.next() {
          if stream[part].kind.isOpening { cursor.skipBlock() }
        }
      }
      _ = cursor.next()
    }
    return holds
  }
}
