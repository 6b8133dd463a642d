// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The syntax of media queries in parentheses, whose tests are media features.
struct MediaQuerySyntax: ConditionSyntax {
  typealias Test = FeatureTest<MediaFeature>

  var allowsNesting: Bool { true }

  /// Returns `nil`, because media queries define no functions, so that every function is unknown.
  func syntax(insideFunctionAt function: Int, in stream: TokenStream) -> MediaQuerySyntax? { nil }

  func parseTest(_ cursor: inout TokenCursor, problem: inout ConditionProblem?) -> Test? {
    Test(parsing: &cursor, problem: &problem)
  }

  func diagnostic(of problem: ConditionProblem, in stream: TokenStream) -> Diagnostic? {
    Diagnostic(
      problem, in: stream, unknownFeature: .unknownMediaFeature,
      names: Self.featureNames)
  }

  /// The names of all media features, for suggestions.
  private static let featureNames = FeatureName<MediaFeature>.names
}

extension MediaQuery {
  /// Parses the tokens from a cursor to its end as one query, or returns `nil` if it is malformed.
  ///
  /// - Parameters:
  ///   - cursor: The cursor before the query. On failure, the caller reports its expectation.
  ///   - parser: The parser of the conditions, whose log receives diagnostics for unknown parts.
  ///
  /// Defined by [`<media-query>`](https://drafts.csswg.org/mediaqueries-5/#typedef-media-query).
  init?(parsing cursor: inout TokenCursor, _ parser: inout ConditionParser<MediaQuerySyntax>) {
    cursor.skipTrivia()
    let start = cursor
    let modifier: Modifier? =
      cursor.consumeKeyword("not") ? .not : cursor.consumeKeyword("only") ? .only : nil
    if cursor.peek() == .ident {
      self.init(modifier, parsingType: &cursor, &parser)
      return
    }
    guard modifier != .only else {
      cursor.recordExpectation("a media type")
      return nil
    }
    cursor = start
    guard let condition = parser.condition(&cursor, MediaQuerySyntax()) else {
      // At the start, a query is accepted, not only the parenthesis that the parser expects.
      if cursor.position == start.position { cursor.recordExpectation("a media query") }
      return nil
    }
    guard cursor.isAtEnd() else {
      cursor.recordExpectation("'and' or 'or'")
      return nil
    }
    self.init(condition: condition)
  }

  /// Parses a media type and, after `and`, the condition.
  ///
  /// The cursor must be at an identifier, not at white space before it. The result is `nil` if the
  /// query is malformed.
  private init?(
    _ modifier: Modifier?, parsingType cursor: inout TokenCursor,
    _ parser: inout ConditionParser<MediaQuerySyntax>
  ) {
    let name = cursor.stream.value(of: cursor.position).lowercased()
    guard !Self.reservedWords.contains(name), let token = cursor.next() else {
      cursor.recordExpectation("a media type")
      return nil
    }
    if !Self.definedTypes.contains(name) {
      parser.log.add(.unknownMediaType(name, at: token, in: cursor.stream))
    }
    if cursor.isAtEnd() {
      self.init(modifier, type: name)
      return
    }
    guard cursor.consumeKeyword("and") else {
      cursor.recordExpectation("'and' or ','")
      return nil
    }
    guard let condition = parser.condition(&cursor, MediaQuerySyntax(), allowsOr: false) else {
      // The parser has recorded its expectation.
      return nil
    }
    guard cursor.isAtEnd() else {
      cursor.recordExpectation("'and' or ','")
      return nil
    }
    self.init(modifier, type: name, condition: condition)
  }

  /// The identifiers that are not media types: the keywords of queries, and `layer`, which begins
  /// the layer of an `@import`.
  ///
  /// Defined by [`<media-type>`](https://drafts.csswg.org/mediaqueries-5/#typedef-media-type).
  private static let reservedWords: Set<String> = ["not", "only", "and", "or", "layer"]

  /// The media types, including the deprecated ones, which never match.
  ///
  /// Defined by [Media Queries 5, section 2.3](https://drafts.csswg.org/mediaqueries-5/#media-types).
  static let definedTypes = [
    "all", "screen", "print", "speech", "tty", "tv", "projection", "handheld", "braille",
    "embossed", "aural",
  ]
}
