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
    let head = name.prefix(60)
    let subject = head.endIndex == name.endIndex ? name : head + "…"
    let suggestion = closest(to: name, in: Property.allCases.lazy.map(\.name))
    return Diagnostic(
      .unknownProperty, range: range,
      facts: [.subject(subject)] + (suggestion.map { [.suggestion($0)] } ?? []),
      fixIts: suggestion.map { [FixIt(range: range, replacement: $0, isSafe: false)] } ?? [])
  }
}

extension Property {
  /// Says where a value stops matching the property's grammar, what was found there and what is accepted.
  ///
  /// A value with `var()` is none yet: ask once the variables are replaced.
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
    let found = foundTokens(stream, at: expectation.position, end: cursor.end)
    if let function = UnsupportedFunction.name(in: stream, at: expectation.position) {
      return Diagnostic(
        .unsupportedFunction, range: stream.byteRange(of: found), facts: [.subject(function)])
    }
    return invalidValue(
      stream, found: found, isWhole: found == range ?? 0..<stream.count,
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
    _ stream: TokenStream, found: Range<Int>, isWhole: Bool, expected: String
  ) -> Diagnostic {
    var facts: [Diagnostic.Fact] = [.subject(name), .expected(expected)]
    if !found.isEmpty { facts.append(stream.found(found)) }
    let bytes = stream.byteRange(of: found)
    var fixIts: [Diagnostic.FixIt] = []
    if let meant = Replacement(
      for: found, of: stream, in: self, isWhole: isWhole, expected: expected)
    {
      facts.append(.suggestion(meant.text))
      fixIts.append(.init(range: bytes, replacement: meant.text, isSafe: meant.isSafe))
    }
    return Diagnostic(.invalidValue, range: bytes, facts: facts, fixIts: fixIts)
  }
}
