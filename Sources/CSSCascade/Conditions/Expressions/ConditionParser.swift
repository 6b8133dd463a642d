// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A parser of `not`, `and`, `or` and parentheses around the tests of a ``ConditionSyntax``.
///
/// Well-formed parentheses with unknown contents become an unknown part, so that conditions of
/// future specifications can be written. Too deeply nested parentheses also become unknown, with a
/// diagnostic.
///
/// Defined by [CSS Conditional 5, section 2](https://drafts.csswg.org/css-conditional-5/#typedef-boolean-condition).
struct ConditionParser<Syntax: ConditionSyntax> {
  typealias Expression = ConditionExpression<Syntax.Test>

  /// The log that receives diagnostics.
  var log = DiagnosticLog()
  /// The current depth of parentheses.
  private var depth = 0

  /// The maximum depth of parentheses; the contents of deeper ones are skipped.
  static var maximumDepth: Int { 32 }

  /// Creates a parser that holds the caller's log until ``returnLog(to:)``, to avoid a copy.
  init(movingLog log: inout DiagnosticLog) { swap(&self.log, &log) }

  /// Returns the log to the caller.
  mutating func returnLog(to log: inout DiagnosticLog) { swap(&self.log, &log) }

  /// Parses a condition as far as possible; the caller checks whether the end is reached.
  ///
  /// - Parameters:
  ///   - cursor: the cursor before the condition.
  ///   - syntax: the syntax of its tests.
  ///   - allowsOr: whether `or` is allowed outside of parentheses.
  /// - Returns: the condition; `nil` if there is none.
  mutating func condition(
    _ cursor: inout TokenCursor, _ syntax: Syntax, allowsOr: Bool = true
  ) -> Expression? {
    guard let condition = operators(&cursor, syntax, allowsOr: allowsOr) else { return nil }
    guard !cursor.isKeyword("and"), !cursor.isKeyword("or") else {
      return cursor.expected("parentheses where 'and', 'or' and 'not' are mixed")
    }
    return condition
  }

  private mutating func operators(
    _ cursor: inout TokenCursor, _ syntax: Syntax, allowsOr: Bool
  ) -> Expression? {
    if cursor.consumeKeyword("not") {
      return inParentheses(&cursor, syntax).map { .negation($0) }
    }
    guard let first = inParentheses(&cursor, syntax) else { return nil }
    let isConjunction = cursor.isKeyword("and")
    guard isConjunction || allowsOr && cursor.isKeyword("or") else { return first }
    var operands = [first]
    while cursor.consumeKeyword(isConjunction ? "and" : "or") {
      guard let operand = inParentheses(&cursor, syntax) else { return nil }
      operands.append(operand)
    }
    return isConjunction ? .conjunction(operands) : .disjunction(operands)
  }

  /// Parses parentheses, or a function, with any contents.
  private mutating func inParentheses(
    _ cursor: inout TokenCursor, _ syntax: Syntax
  ) -> Expression? {
    let kind = cursor.peek()
    guard kind == .leftParenthesis || kind == .function, let opening = cursor.next() else {
      return cursor.expected("'('")
    }
    guard depth < Self.maximumDepth else {
      let range = cursor.stream.range(of: opening)
      log.add(Diagnostic(.nestingTooDeep, range: range, facts: [.limit(Self.maximumDepth)]))
      return generalEnclosed(&cursor, from: opening)
    }
    let isFunction = kind == .function
    var problem: ConditionProblem?
    let inner =
      isFunction ? syntax.syntax(insideFunctionAt: opening, in: cursor.stream) : syntax
    if let inner {
      let contents = cursor.attempt { cursor in
        cursor.contents { enclosed(&$0, inner, problem: &problem) }
      }
      if let contents {
        let name = isFunction ? cursor.stream.value(of: opening).lowercased() : ""
        return .enclosed(function: name, contents)
      }
    }
    guard let unknown = generalEnclosed(&cursor, from: opening) else { return nil }
    if !log.isFull {
      let problem = problem ?? .malformed(tokens: opening..<cursor.position)
      if let diagnostic = syntax.diagnostic(of: problem, in: cursor.stream) { log.add(diagnostic) }
    }
    return unknown
  }

  /// Parses the contents of parentheses: a test or, if the syntax allows nesting, another
  /// condition.
  private mutating func enclosed(
    _ cursor: inout TokenCursor, _ syntax: Syntax, problem: inout ConditionProblem?
  ) -> Expression? {
    depth += 1
    defer { depth -= 1 }
    let test = cursor.attempt { cursor in
      syntax.parseTest(&cursor, problem: &problem).flatMap { cursor.isAtEnd() ? $0 : nil }
    }
    if let test { return .test(test) }
    return syntax.allowsNesting ? condition(&cursor, syntax) : nil
  }

  /// Skips the contents of parentheses if they are an `<any-value>`.
  private func generalEnclosed(_ cursor: inout TokenCursor, from opening: Int) -> Expression? {
    cursor.skipBlock(openedAt: opening)
    guard let unmatched = cursor.stream.firstUnmatched(in: opening..<cursor.position) else {
      return .unknown(cursor.stream.text(of: opening..<cursor.position))
    }
    cursor = TokenCursor(cursor.stream, unmatched..<cursor.end)
    return cursor.expected("a condition")
  }
}
