// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declaration that becomes a ``Candidate``.
struct ExplainedDeclaration {
  /// The match of the rule or attached block, with its strength.
  let match: RuleMatch
  /// Whether the declaration ends in `!important`.
  let isImportant: Bool
  /// The index of the declaration's node, or of the presentational hint.
  let node: Int
  /// The longhands of the explained property that the declaration sets, by index.
  let slots: [Int]
  /// The parsed content of the declaration.
  let content: Content
  /// The tokens of the declaration; `nil` for a presentational hint.
  let text: (stream: TokenStream, name: Int, tokens: Range<Int>)?
  /// The running effect that gives the value; `nil` for a declaration.
  var effect: ExplainedEffect?

  /// The parsed content of a declaration.
  enum Content {
    /// A value of a known property.
    case table(Property, TypedDeclaration)
    /// A value of a custom property; `nil` if it is invalid.
    case custom(VariableDeclaration?)
  }
}

extension ExplainedDeclaration {
  /// Parses the declaration of a node.
  init(
    _ record: DeclarationRecord, of tree: SyntaxTree, match: RuleMatch, slots: [Int]
  ) {
    let node = tree.nodes[Int(record.node)]
    let tokens = Int(node.content)..<Int(node.contentEnd)
    let content: Content
    if let property = record.subject.property {
      content = .table(property, TypedDeclaration(property, tree.stream, in: tokens))
    } else {
      content = .custom(
        record.subject.customName.flatMap { VariableDeclaration($0, tree.stream, in: tokens) })
    }
    self.init(
      match: match, isImportant: node.flags.contains(.important), node: Int(record.node),
      slots: slots, content: content, text: (tree.stream, Int(node.first), tokens))
  }

  /// Returns whether the declaration precedes another one in the order from strongest to weakest.
  func isStronger(than other: Self, _ levels: CascadeLevels) -> Bool {
    if isImportant != other.isImportant { return isImportant }
    if isImportant {
      let first = levels.importance[Int(match.level.rawValue)]
      let second = levels.importance[Int(other.match.level.rawValue)]
      if first != second { return first > second }
    }
    if match != other.match { return other.match < match }
    return node > other.node
  }
}

extension ExplainedDeclaration {
  /// The name of the declared property.
  var name: String {
    switch content {
    case .table(let property, _): property.name
    case .custom: text.map { $0.stream.value(of: $0.name) } ?? ""
    }
  }
}
