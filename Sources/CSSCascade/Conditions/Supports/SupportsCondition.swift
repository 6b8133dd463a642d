// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The condition of an `@supports` rule or of an `@import`: whether Livery reads some
/// declarations, selectors and the like.
///
/// It depends on nothing that changes, so it is answered while it is read.
///
/// Defined by [CSS Conditional 5, section 3](https://drafts.csswg.org/css-conditional-5/#at-supports-ext).
package struct SupportsCondition: Sendable, Hashable {
  /// Whether the condition holds.
  package let holds: Bool
  /// Whether the text is no condition at all: then the rule is invalid.
  package let isMalformed: Bool

  /// Reads the tokens of a condition, such as those between `@supports` and its block.
  ///
  /// What is in parentheses and means nothing is not supported; `not` makes it hold.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the condition.
  ///   - tokens: the tokens of the condition.
  ///   - allowsDeclaration: whether a declaration may stand there without parentheses, as in
  ///     the `supports()` of `@import`.
  ///   - log: takes what is malformed or nested too deep.
  /// - Complexity: linear in the number of tokens.
  package init(
    _ stream: TokenStream, _ tokens: Range<Int>, allowsDeclaration: Bool = false,
    log: inout DiagnosticLog
  ) {
    if allowsDeclaration, let declaration = SupportsDeclaration(stream, tokens) {
      holds = declaration.isSupported
      isMalformed = false
      return
    }
    var cursor = TokenCursor(stream, tokens)
    var parser = ConditionParser<SupportsSyntax>(taking: &log)
    let condition = parser.condition(&cursor, SupportsSyntax())
    parser.giveBack(&log)
    if let condition, cursor.isAtEnd() {
      let truth = condition.truth(unknown: .false) { TruthValue($0) }
      holds = truth == .true
      isMalformed = false
    } else {
      if condition != nil { let _: Void? = cursor.expected("'and' or 'or'") }
      log.add(.malformed(.invalidSupportsCondition, at: cursor))
      holds = false
      isMalformed = true
    }
  }

  /// Reads the tokens of a condition and keeps quiet about what is wrong with it.
  package init(_ stream: TokenStream, _ tokens: Range<Int>, allowsDeclaration: Bool = false) {
    var log = DiagnosticLog()
    self.init(stream, tokens, allowsDeclaration: allowsDeclaration, log: &log)
  }
}
