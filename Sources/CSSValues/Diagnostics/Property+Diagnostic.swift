// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic {
  /// Creates the diagnostic for an unknown property name, with the closest known name as its fix.
  ///
  /// A property that CSS defines or once defined, and that Livery does not support, gets
  /// the kind `unsupportedProperty` instead.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - range: The byte range of the name.
  /// - Returns: The diagnostic.
  package static func unknownProperty(_ name: String, range: Range<Int>) -> Diagnostic {
    if let known = UnsupportedProperty(named: name) { return unsupportedProperty(known, range) }
    return Diagnostic(
      .unknownProperty, range: range, facts: [.subject(shortened(name))],
      suggestion: closest(to: name, in: Property.allCases.lazy.map(\.name)))
  }

  private static func unsupportedProperty(
    _ property: UnsupportedProperty, _ range: Range<Int>
  ) -> Diagnostic {
    var facts: [Fact] = [.subject(property.name), .expected(property.explanation)]
    guard let successor = property.successor else {
      return Diagnostic(.unsupportedProperty, range: range, facts: facts)
    }
    facts.append(.suggestion(successor))
    let acceptsSameValues = property.status == .renamed && Property(name: successor) != nil
    return Diagnostic(
      .unsupportedProperty, range: range, facts: facts,
      fixIts: acceptsSameValues ? [FixIt(range: range, replacement: successor, isSafe: false)] : [])
  }
}

extension Property {
  /// Describes the position at which a value stops matching the grammar, the found token and the
  /// accepted ones.
  ///
  /// A value that contains `var()` cannot be checked before its variables are substituted.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - range: The tokens of the value, all of them by default.
  /// - Returns: The diagnostic, or `nil` if the value matches.
  package func diagnostic(for stream: TokenStream, in range: Range<Int>? = nil) -> Diagnostic? {
    if CSSWideKeyword(stream, in: range) != nil { return nil }
    var cursor = TokenCursor(stream, range)
    let isParsed = expand(&cursor) != nil
    if isParsed, cursor.isAtEnd() { return nil }
    if isParsed, (cursor.expectation?.position ?? -1) < cursor.position {
      let _: Void? = cursor.expected("the end of the value")
    }
    let range = (range ?? 0..<stream.count).clamped(to: 0..<stream.count)
    if stream.isNested(deeperThan: TokenCursor.maximumDepth, in: range) {
      return tooComplex(stream, range)
    }
    var failure = cursor.expectation.map { ValueFailure($0, of: self) }
    switch ValueFailure.outcome(of: self, in: stream, range) {
    case .matched: break
    case .exceeded: return tooComplex(stream, range)
    case .failed(let other): if other.position >= failure?.position ?? -1 { failure = other }
    }
    return failure.map { invalidValue($0, in: stream, range) }
  }

  private func tooComplex(_ stream: TokenStream, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      .tooComplexValue, range: stream.byteRange(of: range),
      facts: [.subject(name), .limit(TokenCursor.maximumDepth)])
  }

  private func invalidValue(
    _ failure: ValueFailure, in stream: TokenStream, _ range: Range<Int>
  ) -> Diagnostic {
    if let missing = MissingSemicolon(inValue: range, of: stream, isCustom: false) {
      return missing.diagnostic
    }
    let found = stream.tokens(of: failure, before: range.upperBound)
    let bytes = stream.byteRange(of: found)
    if let function = UnsupportedFunction.name(in: stream, at: failure.position) {
      return Diagnostic(.unsupportedFunction, range: bytes, facts: [.subject(function)])
    }
    var facts: [Diagnostic.Fact] = [.subject(name), .expected(failure.expected)]
    if !found.isEmpty { facts.append(stream.found(found)) }
    let replacement =
      Replacement(for: found, of: stream, in: self, isWhole: found == range, failure)
      ?? Replacement(function: found, of: stream, in: self, failure)
    return Diagnostic(.invalidValue, range: bytes, facts: facts, suggestion: replacement?.text)
  }
}

extension TokenStream {
  /// Returns the tokens of the mismatched component: one token, or a function with its arguments.
  func tokens(of failure: ValueFailure, before end: Int) -> Range<Int> {
    let position = failure.position
    guard position < end else { return position..<position }
    var cursor = TokenCursor(self, position..<end)
    if cursor.nextIncludingTrivia() != nil, tokens[position].kind.isOpening {
      cursor.skipBlock()
    }
    return position..<cursor.position
  }

  /// Returns whether blocks are nested deeper than a limit.
  fileprivate func isNested(deeperThan limit: Int, in range: Range<Int>) -> Bool {
    var depth = 0
    for position in range {
      let kind = tokens[position].kind
      if kind.isOpening { depth += 1 }
      let isClosing =
        kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace
      if isClosing { depth = Swift.max(0, depth - 1) }
      if depth > limit { return true }
    }
    return false
  }
}
