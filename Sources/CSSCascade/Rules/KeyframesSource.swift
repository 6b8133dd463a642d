// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An `@keyframes` rule whose blocks are read when somebody asks for them.
struct KeyframesSource: Sendable {
  /// The name by which `animation-name` refers to it.
  let name: String
  private let content: Content
  /// The number of the sheet among those of its index.
  let source: Int

  /// Notes an at-rule that is called `keyframes`; nil where it has no name or no block.
  init?(_ tree: SyntaxTree, _ node: Int, source: Int) {
    guard let name = CSSKeyframes.name(of: tree, node) else { return nil }
    self.name = name
    content = .parsed(tree, node)
    self.source = source
  }

  /// An at-rule with a name in a compiled theme.
  init(_ name: String, at place: SourcePlace, in texts: CompiledTexts) {
    self.name = name
    content = .compiled(texts, place)
    source = Int(place.source)
  }

  private enum Content {
    case parsed(SyntaxTree, Int)
    case compiled(CompiledTexts, SourcePlace)

    /// The tree that the rule stands in, and its node; nil where a compiled theme has no rule.
    var rule: (tree: SyntaxTree, node: Int)? {
      switch self {
      case .parsed(let tree, let node): return (tree, node)
      case .compiled(let texts, let place):
        let tree = texts.rule(at: place)
        return tree.nodes.isEmpty ? nil : (tree, 0)
      }
    }
  }

  /// The rule as a text that is the same for all that say the same, however they are written.
  var normalizedText: String {
    guard let (tree, node) = content.rule else { return "" }
    let record = tree.nodes[node]
    return tree.stream.normalizedText(of: Int(record.content)..<Int(record.end))
  }

  /// Reads the blocks.
  func keyframes(log: inout DiagnosticLog) -> CSSKeyframes? {
    content.rule.flatMap { CSSKeyframes($0.tree, $0.node, log: &log) }
  }
}
