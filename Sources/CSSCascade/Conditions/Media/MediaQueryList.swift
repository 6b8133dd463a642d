// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The media queries of an `@media` rule or an `@import`.
///
/// The list matches if any query matches, or if it is empty. A malformed query never matches and
/// does not affect the others.
///
/// Defined by [Media Queries 5, section 3](https://drafts.csswg.org/mediaqueries-5/#mq-syntax).
package struct MediaQueryList: Sendable, Hashable {
  /// The queries in order.
  package let queries: [MediaQuery]

  /// Parses the tokens of a list, such as those between `@media` and its block.
  ///
  /// - Parameters:
  ///   - stream: the text that contains the list.
  ///   - tokens: the tokens of the list.
  ///   - log: receives diagnostics for malformed, unknown and too deeply nested parts.
  /// - Complexity: linear in the number of tokens.
  package init(_ stream: TokenStream, in tokens: Range<Int>, log: inout DiagnosticLog) {
    var queries: [MediaQuery] = []
    var cursor = TokenCursor(stream, tokens)
    var parser = ConditionParser<MediaQuerySyntax>(movingLog: &log)
    var isComplete = cursor.isAtEnd()
    while !isComplete {
      let comma = cursor.nextComma
      var part = TokenCursor(stream, cursor.position..<comma)
      if let query = MediaQuery(parsing: &part, &parser) {
        queries.append(query)
      } else {
        parser.log.add(.malformed(.invalidMediaQuery, at: part))
        queries.append(.never)
      }
      isComplete = comma >= cursor.end
      cursor = TokenCursor(stream, min(comma + 1, cursor.end)..<cursor.end)
    }
    self.queries = queries
    parser.returnLog(to: &log)
  }

  /// Parses the tokens of a list without diagnostics.
  package init(_ stream: TokenStream, in tokens: Range<Int>) {
    var log = DiagnosticLog()
    self.init(stream, in: tokens, log: &log)
  }
}

extension MediaQueryList {
  /// Returns whether any query matches an environment, or the list is empty.
  package func matches(in environment: StyleEnvironment) -> Bool {
    queries.isEmpty || queries.contains { $0.truth(in: environment) == .true }
  }
}

extension MediaQueryList: CustomStringConvertible {
  /// The serialized queries, with `not all` for a malformed one.
  ///
  /// Defined by [CSSOM, section 4.2](https://drafts.csswg.org/cssom-1/#serialize-a-media-query-list).
  package var description: String { queries.map(\.description).joined(separator: ", ") }
}
