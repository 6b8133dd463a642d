// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RuleCompiler {
  /// Whether the rules in an at-rule's block take part in the cascade.
  ///
  /// Today these are the rules of `@media` that hold for a screen of which nothing else is known; those of every other at-rule
  /// do not take part.
  func applies(_ node: SyntaxNode, in tree: SyntaxTree) -> Bool {
    let name = Int(node.first)
    guard node.content < node.end, tree.stream.value(of: name, equals: "media") else {
      return false
    }
    return MediaQueryList(tree.stream, name + 1..<Int(node.content))
      .holds(in: StyleEnvironment())
  }
}
