// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declaration on its way to become a ``Candidate``.
struct ExplainedDeclaration {
  /// The rule or attached block, and how strong it is.
  let match: RuleMatch
  /// Whether the declaration ends in `!important`.
  let isImportant: Bool
  /// The index of its node, or its place among the values that code set.
  let node: Int
  /// What it sets of the property in question.
  let slots: [Int]
  /// What it says.
  let content: Content
  /// Where its value is written; nil for one that code set.
  let text: (stream: TokenStream, name: Int, tokens: Range<Int>)?

  /// What a declaration says, or may turn out to say.
  enum Content {
    /// A value of a property of the table.
    case table(Property, TypedDeclaration)
    /// A value of a custom property; nil for an invalid one.
    case custom(DeclaredVariable?)
  }
}

extension ExplainedDeclaration {
  /// Reads the declaration of a node.
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
        record.subject.customName.flatMap { DeclaredVariable($0, tree.stream, in: tokens) })
    }
    self.init(
      match: match, isImportant: node.flags.contains(.important), node: Int(record.node),
      slots: slots, content: content, text: (tree.stream, Int(node.first), tokens))
  }

  /// Whether the declaration stands before another one when the strongest come first.
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
  /// The property that is declared, as CSS writes it.
  var name: String {
    switch content {
    case .table(let property, _): property.name
    case .custom: text.map { $0.stream.value(of: $0.name) } ?? ""
    }
  }
}
