// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An `@keyframes` rule whose blocks are parsed on demand.
struct KeyframesSource: Sendable {
  /// The name to which `animation-name` refers.
  let name: String
  private let content: Content
  /// The number of the sheet in its index.
  let source: Int

  /// Creates the source of a `keyframes` at-rule, or returns `nil` if it has no name or no block.
  init?(_ tree: SyntaxTree, at node: Int, source: Int) {
    guard let name = CSSKeyframes.name(of: tree, at: node) else { return nil }
    self.name = name
    content = .parsed(tree, node)
    self.source = source
  }

  /// Creates the source of a named at-rule in a compiled theme.
  init(_ name: String, at range: SourceRange, in texts: CompiledTexts) {
    self.name = name
    content = .compiled(texts, range)
    source = Int(range.source)
  }

  private enum Content {
    case parsed(SyntaxTree, Int)
    case compiled(CompiledTexts, SourceRange)

    /// The tree that contains the rule, and its node.
    ///
    /// `nil` if a compiled theme has no rule at the location.
    var rule: (tree: SyntaxTree, node: Int)? {
      switch self {
      case .parsed(let tree, let node): return (tree, node)
      case .compiled(let texts, let range):
        let tree = texts.rule(at: range)
        return tree.nodes.isEmpty ? nil : (tree, 0)
      }
    }
  }

  /// The normalized text of the rule, which is equal for equivalent rules.
  var normalizedText: String {
    guard let (tree, node) = content.rule else { return "" }
    let record = tree.nodes[node]
    return tree.stream.normalizedText(of: Int(record.content)..<Int(record.end))
  }

  /// Parses the blocks.
  func keyframes(log: inout DiagnosticLog) -> CSSKeyframes? {
    content.rule.flatMap { CSSKeyframes($0.tree, at: $0.node, log: &log) }
  }
}
