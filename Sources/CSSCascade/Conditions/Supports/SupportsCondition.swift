// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The condition of an `@supports` rule or of an `@import`.
///
/// The condition tests whether Livery supports declarations, selectors and other features. The
/// result is constant, so it is computed during parsing.
///
/// Defined by [CSS Conditional 5, section 3](https://drafts.csswg.org/css-conditional-5/#at-supports-ext).
package struct SupportsCondition: Sendable, Hashable {
  /// Whether the condition is true.
  package let matches: Bool
  /// Whether the text is malformed, which makes the rule invalid.
  package let isMalformed: Bool

  /// Parses the tokens of a condition, such as those between `@supports` and its block.
  ///
  /// Unknown contents of parentheses are not supported, so that their negation is true.
  ///
  /// - Parameters:
  ///   - stream: the text that contains the condition.
  ///   - tokens: the tokens of the condition.
  ///   - allowsDeclaration: whether a declaration is allowed without parentheses, as in the
  ///     `supports()` of `@import`.
  ///   - log: receives diagnostics for malformed and too deeply nested parts.
  /// - Complexity: linear in the number of tokens.
  package init(
    _ stream: TokenStream, in tokens: Range<Int>, allowsDeclaration: Bool = false,
    log: inout DiagnosticLog
  ) {
    if allowsDeclaration, let declaration = SupportsDeclaration(stream, in: tokens) {
      matches = declaration.isSupported
      isMalformed = false
      return
    }
    var cursor = TokenCursor(stream, tokens)
    var parser = ConditionParser<SupportsSyntax>(movingLog: &log)
    let condition = parser.condition(&cursor, SupportsSyntax())
    parser.returnLog(to: &log)
    if let condition, cursor.isAtEnd() {
      let truth = condition.truth(unknown: .false) { TruthValue($0) }
      matches = truth == .true
      isMalformed = false
    } else {
      if condition != nil { cursor.recordExpectation("'and' or 'or'") }
      log.add(.malformed(.invalidSupportsCondition, at: cursor))
      matches = false
      isMalformed = true
    }
  }

  /// Parses the tokens of a condition without diagnostics.
  package init(_ stream: TokenStream, in tokens: Range<Int>, allowsDeclaration: Bool = false) {
    var log = DiagnosticLog()
    self.init(stream, in: tokens, allowsDeclaration: allowsDeclaration, log: &log)
  }
}
