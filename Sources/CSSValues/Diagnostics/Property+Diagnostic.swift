// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension Diagnostic {
  /// Says that a name is no property's, and which one was probably meant.
  ///
  /// - Parameters:
  ///   - name: the name as it is written.
  ///   - range: the bytes of the name.
  /// - Returns: the diagnostic, with the other name as its fix.
  public static func unknownProperty(_ name: String, range: Range<Int>) -> Diagnostic {
    let suggestion = closest(to: name, in: Property.allCases.lazy.map(\.name))
    return Diagnostic(
      .unknownProperty, range: range,
      facts: [.subject(name)] + (suggestion.map { [.suggestion($0)] } ?? []),
      fixIts: suggestion.map { [FixIt(range: range, replacement: $0, isSafe: false)] } ?? [])
  }
}

extension Property {
  /// Says where a value stops matching the property's grammar, what was found there and what is accepted.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - range: the tokens of the value, all of them by default.
  /// - Returns: nil when the value matches.
  public func diagnostic(for stream: TokenStream, in range: Range<Int>? = nil) -> Diagnostic? {
    if CSSWideKeyword(stream, in: range) != nil { return nil }
    var cursor = TokenCursor(stream, range)
    if expand(&cursor) != nil {
      if cursor.isAtEnd() { return nil }
      if (cursor.expectation?.position ?? -1) < cursor.position {
        let _: Void? = cursor.expected("the end of the value")
      }
    }
    guard let expectation = cursor.expectation else { return nil }
    return invalidValue(
      stream, found: foundTokens(stream, at: expectation.position, end: cursor.end),
      expected: expectation.accepted)
  }

  /// The tokens of the component that was found: one token, or a function with its arguments.
  private func foundTokens(_ stream: TokenStream, at position: Int, end: Int) -> Range<Int> {
    guard position < end else { return position..<position }
    var cursor = TokenCursor(stream, position..<end)
    if cursor.nextIncludingTrivia() != nil, stream.tokens[position].kind.isOpening {
      cursor.skipBlock()
    }
    return position..<cursor.position
  }

  private func invalidValue(
    _ stream: TokenStream, found: Range<Int>, expected: String
  ) -> Diagnostic {
    var facts: [Diagnostic.Fact] = [.subject(name), .expected(expected)]
    if !found.isEmpty { facts.append(stream.found(found)) }
    let bytes = stream.byteRange(of: found)
    var fixIts: [Diagnostic.FixIt] = []
    if let (replacement, isSafe) = replacement(for: found, of: stream, expected: expected) {
      facts.append(.suggestion(replacement))
      fixIts.append(.init(range: bytes, replacement: replacement, isSafe: isSafe))
    }
    return Diagnostic(.invalidValue, range: bytes, facts: facts, fixIts: fixIts)
  }

  /// What was probably meant by one token, and whether that is certain.
  private func replacement(
    for found: Range<Int>, of stream: TokenStream, expected: String
  ) -> (String, isSafe: Bool)? {
    guard found.count == 1, let position = found.first else { return nil }
    switch stream.tokens[position].kind {
    case .ident:
      // Three20's sheets say `none` where no color is painted.
      if acceptsColors, !accepts(.none), stream.value(of: position, equals: "none") {
        return ("transparent", true)
      }
      return closest(to: stream.value(of: position), in: words).map { ($0, false) }
    case .number where expected.contains("<length"):
      return (stream.text(of: position) + "px", false)
    default:
      return nil
    }
  }

  /// Every word that may stand in a value.
  private var words: [String] {
    let keywords = Keyword.allCases.lazy.filter { accepts($0) }.map(\.name)
    let colors = acceptsColors ? ["currentcolor"] + NamedColor.allCases.map(\.name) : []
    return keywords + colors + CSSWideKeyword.allCases.map(\.rawValue)
  }
}
