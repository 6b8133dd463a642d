// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Reads `not`, `and`, `or` and parentheses around the tests of a ``ConditionSyntax``.
///
/// What is well-formed in its parentheses and means nothing is kept as unknown, so that a condition of tomorrow can be
/// written today; parentheses nested too deep are kept that way as well, with a diagnostic.
///
/// Defined by [CSS Conditional 5, section 2](https://drafts.csswg.org/css-conditional-5/#typedef-boolean-condition).
struct ConditionParser<Syntax: ConditionSyntax> {
  typealias Expression = ConditionExpression<Syntax.Test>

  /// Takes what a reader should know.
  var log = DiagnosticLog()
  /// How many parentheses the parser stands in.
  private var depth = 0

  /// Parentheses nested deeper are not looked into.
  static var maximumDepth: Int { 32 }

  /// A parser that has somebody's log until it gives it back, so that the log is never copied.
  init(taking log: inout DiagnosticLog) { swap(&self.log, &log) }

  /// Gives back the log that the parser has taken.
  mutating func giveBack(_ log: inout DiagnosticLog) { swap(&self.log, &log) }

  /// Reads a condition up to where it cannot go on; the caller asks whether that is the end.
  ///
  /// - Parameters:
  ///   - cursor: stands before the condition.
  ///   - syntax: what its tests are.
  ///   - allowsOr: whether `or` may stand outside of parentheses.
  /// - Returns: nil where none stands there.
  mutating func condition(
    _ cursor: inout TokenCursor, _ syntax: Syntax, allowsOr: Bool = true
  ) -> Expression? {
    guard let condition = operators(&cursor, syntax, allowsOr: allowsOr) else { return nil }
    guard !cursor.isWord("and"), !cursor.isWord("or") else {
      return cursor.expected("parentheses where 'and', 'or' and 'not' are mixed")
    }
    return condition
  }

  private mutating func operators(
    _ cursor: inout TokenCursor, _ syntax: Syntax, allowsOr: Bool
  ) -> Expression? {
    if cursor.takeWord("not") {
      return inParentheses(&cursor, syntax).map { .negation($0) }
    }
    guard let first = inParentheses(&cursor, syntax) else { return nil }
    let isConjunction = cursor.isWord("and")
    guard isConjunction || allowsOr && cursor.isWord("or") else { return first }
    var operands = [first]
    while cursor.takeWord(isConjunction ? "and" : "or") {
      guard let operand = inParentheses(&cursor, syntax) else { return nil }
      operands.append(operand)
    }
    return isConjunction ? .conjunction(operands) : .disjunction(operands)
  }

  /// Reads parentheses, or a function, with whatever is in them.
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
      return anything(&cursor, from: opening)
    }
    let isFunction = kind == .function
    var problem: ConditionProblem?
    if let inner = isFunction ? syntax.contents(of: opening, in: cursor.stream) : syntax {
      let contents = cursor.attempt { cursor in
        cursor.contents { enclosed(&$0, inner, problem: &problem) }
      }
      if let contents {
        let name = isFunction ? cursor.stream.value(of: opening).lowercased() : ""
        return .enclosed(function: name, contents)
      }
    }
    guard let anything = anything(&cursor, from: opening) else { return nil }
    if !log.isFull {
      let problem = problem ?? .unknown(opening..<cursor.position)
      if let diagnostic = syntax.diagnostic(of: problem, in: cursor.stream) { log.add(diagnostic) }
    }
    return anything
  }

  /// Reads all that stands in parentheses: a test or, where the syntax has such, another condition.
  private mutating func enclosed(
    _ cursor: inout TokenCursor, _ syntax: Syntax, problem: inout ConditionProblem?
  ) -> Expression? {
    depth += 1
    defer { depth -= 1 }
    let test = cursor.attempt { cursor in
      syntax.test(&cursor, problem: &problem).flatMap { cursor.isAtEnd() ? $0 : nil }
    }
    if let test { return .test(test) }
    return syntax.isNestable ? condition(&cursor, syntax) : nil
  }

  /// Passes over what stands in parentheses, if that is `<any-value>`.
  private func anything(_ cursor: inout TokenCursor, from opening: Int) -> Expression? {
    cursor.skipBlock(openedAt: opening)
    guard let bad = cursor.stream.firstUnmatched(in: opening..<cursor.position) else {
      return .unknown(cursor.stream.text(of: opening..<cursor.position))
    }
    cursor = TokenCursor(cursor.stream, bad..<cursor.end)
    return cursor.expected("a condition")
  }
}
