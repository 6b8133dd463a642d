// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport

/// The conversion of the library's tree to the reference's terms.
extension ReferenceSyntax {
  /// Returns the nodes of a sequence of siblings.
  static func list(_ nodes: SyntaxTree.Children) -> [ReferenceSyntax] {
    nodes.map(ReferenceSyntax.init)
  }

  init(_ node: Syntax) {
    switch node {
    case .qualifiedRule(let rule):
      self = .qualifiedRule(
        prelude: ReferenceValue.list(rule.tree.stream, rule.prelude),
        contents: Self.list(rule.contents))
    case .atRule(let rule):
      self = .atRule(
        name: rule.tokens.lowerBound, prelude: ReferenceValue.list(rule.tree.stream, rule.prelude),
        contents: rule.hasBlock ? Self.list(rule.contents) : nil)
    case .declaration(let declaration):
      self = .declaration(
        name: declaration.tokens.lowerBound,
        value: ReferenceValue.list(declaration.tree.stream, declaration.value),
        isImportant: declaration.isImportant)
    case .raw(let raw):
      self = .nothing(tokens: Array(raw.tokens))
    }
  }

  /// Returns the node without the parts that do not count in a comparison of two parsers.
  ///
  /// These are comments, and white space and semicolons at the end of skipped text.
  func significant(in stream: TokenStream) -> ReferenceSyntax {
    switch self {
    case .qualifiedRule(let prelude, let contents):
      return .qualifiedRule(
        prelude: prelude, contents: contents.map { $0.significant(in: stream) })
    case .atRule(let name, let prelude, let contents):
      return .atRule(
        name: name, prelude: prelude, contents: contents?.map { $0.significant(in: stream) })
    case .declaration: return self
    case .nothing(var tokens):
      tokens.removeAll { stream[$0].kind == .comment }
      while let last = tokens.last, [.whitespace, .semicolon].contains(stream[last].kind) {
        tokens.removeLast()
      }
      return .nothing(tokens: tokens)
    }
  }
}

extension ReferenceValue {
  static func list(_ stream: TokenStream, _ tokens: Range<Int>) -> [ReferenceValue] {
    ComponentValue.list(in: stream, tokens).values.map(ReferenceValue.init)
  }

  private init(_ value: ComponentValue) {
    switch value {
    case .token(let position): self = .token(position)
    case .function(let name, let values, _): self = .function(name, values.map(Self.init))
    case .block(let opening, let values, _): self = .block(opening, values.map(Self.init))
    }
  }
}
