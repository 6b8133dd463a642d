// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The syntax of tests in media queries, which are media features.
struct MediaQuerySyntax: ConditionSyntax {
  typealias Test = FeatureTest<MediaFeature>

  var allowsNesting: Bool { true }

  func syntax(insideFunctionAt function: Int, in stream: TokenStream) -> MediaQuerySyntax? { nil }

  func parseTest(_ cursor: inout TokenCursor, problem: inout ConditionProblem?) -> Test? {
    Test(parsing: &cursor, problem: &problem)
  }

  func diagnostic(of problem: ConditionProblem, in stream: TokenStream) -> Diagnostic? {
    Diagnostic(
      problem, in: stream, unknownFeature: .unknownMediaFeature,
      names: Self.names)
  }

  private static let names = FeatureName<MediaFeature>.names
}

extension MediaQuery {
  /// Parses a range of tokens as one query.
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
      let _: Void? = cursor.expected("a media type")
      return nil
    }
    cursor = start
    guard let condition = parser.condition(&cursor, MediaQuerySyntax()) else {
      if cursor.position == start.position { let _: Void? = cursor.expected("a media query") }
      return nil
    }
    guard cursor.isAtEnd() else {
      let _: Void? = cursor.expected("'and' or 'or'")
      return nil
    }
    self.init(condition: condition)
  }

  /// Parses a media type and the conditions after it.
  private init?(
    _ modifier: Modifier?, parsingType cursor: inout TokenCursor,
    _ parser: inout ConditionParser<MediaQuerySyntax>
  ) {
    let name = cursor.stream.value(of: cursor.position).lowercased()
    guard !Self.reservedWords.contains(name), let token = cursor.next() else {
      let _: Void? = cursor.expected("a media type")
      return nil
    }
    if !Self.definedTypes.contains(name), !parser.log.isFull {
      parser.log.add(.unknownMediaType(name, at: token, in: cursor.stream))
    }
    if cursor.isAtEnd() {
      self.init(modifier, type: name)
      return
    }
    guard cursor.consumeKeyword("and") else {
      let _: Void? = cursor.expected("'and' or ','")
      return nil
    }
    let condition = parser.condition(&cursor, MediaQuerySyntax(), allowsOr: false)
    guard let condition else { return nil }
    guard cursor.isAtEnd() else {
      let _: Void? = cursor.expected("'and' or ','")
      return nil
    }
    self.init(modifier, type: name, condition: condition)
  }

  /// The words that are not media types, so that no condition is mistaken for a type.
  private static let reservedWords: Set<String> = ["not", "only", "and", "or", "layer"]

  /// The media types, including the deprecated ones, which never match.
  ///
  /// Defined by [Media Queries 5, section 2.3](https://drafts.csswg.org/mediaqueries-5/#media-types).
  static let definedTypes = [
    "all", "screen", "print", "speech", "tty", "tv", "projection", "handheld", "braille",
    "embossed", "aural",
  ]
}
