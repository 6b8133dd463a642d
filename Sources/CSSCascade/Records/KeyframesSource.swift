// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An `@keyframes` rule whose blocks are read when somebody asks for them.
struct KeyframesSource: Sendable {
  /// The name by which `animation-name` refers to it.
  let name: String
  private let tree: SyntaxTree
  private let node: Int
  /// The number of the sheet among those of its index.
  let source: Int

  /// Notes an at-rule that is called `keyframes`; nil where it has no name or no block.
  init?(_ tree: SyntaxTree, _ node: Int, source: Int) {
    guard let name = Keyframes.name(of: tree, node) else { return nil }
    self.name = name
    self.tree = tree
    self.node = node
    self.source = source
  }

  /// The rule as a text that is the same for all that say the same, however they are written.
  var normalizedText: String {
    let node = tree.nodes[node]
    return tree.stream.normalizedText(of: Int(node.content)..<Int(node.end))
  }

  /// Reads the blocks.
  func keyframes(log: inout DiagnosticLog) -> Keyframes? { Keyframes(tree, node, log: &log) }
}
