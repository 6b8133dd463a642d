// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The condition of an `@container` rule: the name of a container, what is asked of it, or both.
///
/// The cascade asks the nearest ancestor that has the ``name`` and gives the axes that
/// ``requiredAxes(isVertical:)`` names; where none does, the condition does not hold.
///
/// Defined by [CSS Conditional 5, section 4.4](https://drafts.csswg.org/css-conditional-5/#container-rule).
package struct ContainerCondition: Sendable, Hashable {
  /// The name that a container must have; nil for any.
  package let name: String?
  /// What is asked of the container; nil for nothing but its name.
  package let query: ConditionExpression<ContainerTest>?
  /// Whether every part of the query is known; no container is selected for one that is not.
  package let isSelectable: Bool
  /// The axes of all tests for lines that are not vertical.
  private let horizontalAxes: ContainerAxes
  /// The axes of all tests for vertical lines.
  private let verticalAxes: ContainerAxes

  /// Reads the tokens of one condition; nil for what follows no grammar: then the rule is invalid.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the condition.
  ///   - tokens: the tokens of the condition.
  ///   - log: takes what is malformed, unknown or nested too deep.
  /// - Complexity: linear in the number of tokens.
  package init?(_ stream: TokenStream, _ tokens: Range<Int>, log: inout DiagnosticLog) {
    var cursor = TokenCursor(stream, tokens)
    var parser = ConditionParser<ContainerSyntax>(taking: &log)
    let condition = Self.parts(&cursor, &parser)
    parser.giveBack(&log)
    guard let condition else {
      log.add(.malformed(.invalidContainerCondition, at: cursor))
      return nil
    }
    (name, query) = condition
    isSelectable = query.map { !$0.hasUnknownParts } ?? true
    horizontalAxes = Self.axes(of: query, isVertical: false)
    verticalAxes = Self.axes(of: query, isVertical: true)
  }

  /// The axes that a container must give; none for a name alone and for `style()`, which may be asked of any element.
  ///
  /// - Parameter isVertical: whether the container's lines run from top to bottom.
  /// - Returns: the axes of all tests of the query.
  package func requiredAxes(isVertical: Bool) -> ContainerAxes {
    isVertical ? verticalAxes : horizontalAxes
  }

  private static func axes(
    of query: ConditionExpression<ContainerTest>?, isVertical: Bool
  ) -> ContainerAxes {
    var axes: ContainerAxes = []
    query?.forEachTest { test in
      if case .size(let test) = test { axes.formUnion(test.feature.axes(isVertical: isVertical)) }
    }
    return axes
  }

  /// Reads a name, a query, or both, up to the end.
  private static func parts(
    _ cursor: inout TokenCursor, _ parser: inout ConditionParser<ContainerSyntax>
  ) -> (name: String?, query: ConditionExpression<ContainerTest>?)? {
    var name: String?
    if cursor.peek() == .ident, !cursor.isWord("not") {
      let word = cursor.stream.value(of: cursor.position)
      guard !reservedWords.contains(word.lowercased()), cursor.next() != nil else {
        return cursor.expected("the name of a container")
      }
      name = word
      if cursor.isAtEnd() { return (name, nil) }
    }
    guard let query = parser.condition(&cursor, ContainerSyntax()) else { return nil }
    guard cursor.isAtEnd() else { return cursor.expected("'and' or 'or'") }
    return (name, query)
  }

  /// Words that name no container.
  ///
  /// Defined by [`container-name`](https://drafts.csswg.org/css-conditional-5/#container-name).
  private static let reservedWords: Set<String> = [
    "none", "and", "or", "default", "initial", "inherit", "unset", "revert", "revert-layer",
  ]
}

extension ContainerCondition {
  /// Reads the tokens between `@container` and its block: conditions with commas between them, one of which must hold.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the conditions.
  ///   - tokens: the tokens of the conditions.
  ///   - log: takes what is malformed, unknown or nested too deep.
  /// - Returns: nil where one of them follows no grammar: then the rule is invalid.
  package static func list(
    _ stream: TokenStream, _ tokens: Range<Int>, log: inout DiagnosticLog
  ) -> [ContainerCondition]? {
    var conditions: [ContainerCondition] = []
    var start = tokens.lowerBound
    while true {
      let comma = TokenCursor(stream, start..<tokens.upperBound).nextComma
      guard let condition = ContainerCondition(stream, start..<comma, log: &log) else { return nil }
      conditions.append(condition)
      guard comma < tokens.upperBound else { return conditions }
      start = comma + 1
    }
  }
}

/// The axes of a container whose extent a query asks for.
///
/// A `container-type` of `size` gives both, `inline-size` the first alone, `normal` none.
///
/// Defined by [CSS Conditional 5, section 4.1](https://drafts.csswg.org/css-conditional-5/#container-type).
package struct ContainerAxes: OptionSet, Sendable, Hashable {
  /// The bits, one for each axis.
  package let rawValue: UInt8

  /// Takes the bits as they are.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The axis along a line of text.
  package static let inline = ContainerAxes(rawValue: 1)
  /// The axis across the lines.
  package static let block = ContainerAxes(rawValue: 2)
  /// Both axes.
  package static let both: ContainerAxes = [.inline, .block]
}
