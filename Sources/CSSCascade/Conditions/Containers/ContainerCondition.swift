// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The condition of an `@container` rule: a container name, a query, or both.
///
/// The cascade evaluates the query for the nearest ancestor with the ``name`` and the axes of
/// ``requiredAxes(isVertical:)``. Without such an ancestor the condition does not match.
///
/// Defined by [CSS Conditional 5, section 4.4](https://drafts.csswg.org/css-conditional-5/#container-rule).
package struct ContainerCondition: Sendable, Hashable {
  /// The name that a container must have; `nil` if any container qualifies.
  package let name: String?
  /// The query for the container; `nil` if the condition is only a name.
  package let query: ConditionExpression<ContainerTest>?
  /// Whether every part of the query is known; otherwise no container is selected.
  package let isSelectable: Bool
  /// The axes of all tests if lines are horizontal.
  private let horizontalAxes: ContainerAxes
  /// The axes of all tests if lines are vertical.
  private let verticalAxes: ContainerAxes

  /// Parses the tokens of one condition; `nil` if they are malformed, which makes the rule invalid.
  ///
  /// - Parameters:
  ///   - stream: the text that contains the condition.
  ///   - tokens: the tokens of the condition.
  ///   - log: receives diagnostics for malformed, unknown and too deeply nested parts.
  /// - Complexity: linear in the number of tokens.
  package init?(_ stream: TokenStream, in tokens: Range<Int>, log: inout DiagnosticLog) {
    var cursor = TokenCursor(stream, tokens)
    var parser = ConditionParser<ContainerSyntax>(movingLog: &log)
    let condition = Self.parts(&cursor, &parser)
    parser.returnLog(to: &log)
    guard let condition else {
      log.add(.malformed(.invalidContainerCondition, at: cursor))
      return nil
    }
    (name, query) = condition
    isSelectable = query.map { !$0.hasUnknownParts } ?? true
    horizontalAxes = Self.axes(of: query, isVertical: false)
    verticalAxes = Self.axes(of: query, isVertical: true)
  }

  /// Returns the axes that a container must have; empty for a name alone and for `style()`.
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

  /// Parses a name, a query, or both, up to the end.
  private static func parts(
    _ cursor: inout TokenCursor, _ parser: inout ConditionParser<ContainerSyntax>
  ) -> (name: String?, query: ConditionExpression<ContainerTest>?)? {
    var name: String?
    if cursor.peek() == .ident, !cursor.isKeyword("not") {
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

  /// The words that are not container names.
  ///
  /// Defined by [`container-name`](https://drafts.csswg.org/css-conditional-5/#container-name).
  private static let reservedWords: Set<String> = [
    "none", "and", "or", "default", "initial", "inherit", "unset", "revert", "revert-layer",
  ]
}

extension ContainerCondition {
  /// Parses the tokens between `@container` and its block: conditions separated by commas.
  ///
  /// At least one of the conditions must match.
  ///
  /// - Parameters:
  ///   - stream: the text that contains the conditions.
  ///   - tokens: the tokens of the conditions.
  ///   - log: receives diagnostics for malformed, unknown and too deeply nested parts.
  /// - Returns: the conditions; `nil` if any is malformed, which makes the rule invalid.
  package static func list(
    _ stream: TokenStream, in tokens: Range<Int>, log: inout DiagnosticLog
  ) -> [ContainerCondition]? {
    var conditions: [ContainerCondition] = []
    var start = tokens.lowerBound
    while true {
      let comma = TokenCursor(stream, start..<tokens.upperBound).nextComma
      guard let condition = ContainerCondition(stream, in: start..<comma, log: &log) else {
        return nil
      }
      conditions.append(condition)
      guard comma < tokens.upperBound else { return conditions }
      start = comma + 1
    }
  }
}

/// The axes of a container whose extent a query needs.
///
/// A `container-type` of `size` provides both axes, `inline-size` only the first, `normal` none.
///
/// Defined by [CSS Conditional 5, section 4.1](https://drafts.csswg.org/css-conditional-5/#container-type).
package struct ContainerAxes: OptionSet, Sendable, Hashable {
  /// The bits, one for each axis.
  package let rawValue: UInt8

  /// Creates axes with the bits as they are.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The axis along a line of text.
  package static let inline = ContainerAxes(rawValue: 1)
  /// The axis across the lines.
  package static let block = ContainerAxes(rawValue: 2)
  /// Both axes.
  package static let both: ContainerAxes = [.inline, .block]
}
