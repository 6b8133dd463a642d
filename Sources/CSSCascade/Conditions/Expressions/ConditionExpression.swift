// SPDX-License-Identifier: Apache-2.0

/// Tests joined by `not`, `and` and `or`: the shape that the conditions of `@media`, `@supports` and `@container` share.
///
/// It is nested as deep as the parentheses of the text, which ``ConditionParser`` limits.
///
/// Defined by [CSS Conditional 5, section 2](https://drafts.csswg.org/css-conditional-5/#typedef-boolean-condition).
package indirect enum ConditionExpression<Test: Sendable>: Sendable {
  /// A single test, such as the `width > 600px` in parentheses.
  case test(Test)
  /// What nobody knows the meaning of, as it is written, its parentheses included: `<general-enclosed>`.
  case unknown(String)
  /// `not` and its operand.
  case negation(ConditionExpression)
  /// Two operands or more with `and` between them.
  case conjunction([ConditionExpression])
  /// Two operands or more with `or` between them.
  case disjunction([ConditionExpression])
  /// What stands in parentheses, or in those of a function such as `style()`; the function's
  /// name is empty for the former.
  case enclosed(function: String, ConditionExpression)
}

extension ConditionExpression {
  /// What the expression comes to.
  ///
  /// - Parameters:
  ///   - unknown: what it counts as that nobody knows.
  ///   - truth: what a test comes to; tests that cannot change the result are not asked for.
  /// - Returns: the truth of the whole.
  package func truth(
    unknown: TruthValue = .unknown, _ truth: (Test) -> TruthValue
  ) -> TruthValue {
    switch self {
    case .test(let test): return truth(test)
    case .unknown: return unknown
    case .negation(let operand): return operand.truth(unknown: unknown, truth).negated
    case .enclosed(_, let inner): return inner.truth(unknown: unknown, truth)
    case .conjunction(let operands):
      var result = TruthValue.true
      for operand in operands where result != .false {
        result = result.and(operand.truth(unknown: unknown, truth))
      }
      return result
    case .disjunction(let operands):
      var result = TruthValue.false
      for operand in operands where result != .true {
        result = result.or(operand.truth(unknown: unknown, truth))
      }
      return result
    }
  }

  /// Whether a part of the expression is one that nobody knows the meaning of.
  package var hasUnknownParts: Bool {
    switch self {
    case .test: false
    case .unknown: true
    case .negation(let inner), .enclosed(_, let inner): inner.hasUnknownParts
    case .conjunction(let operands), .disjunction(let operands):
      operands.contains(where: \.hasUnknownParts)
    }
  }

  /// Calls `body` with every test, in the order of the text.
  package func forEachTest(_ body: (Test) -> Void) {
    switch self {
    case .test(let test): body(test)
    case .unknown: break
    case .negation(let inner), .enclosed(_, let inner): inner.forEachTest(body)
    case .conjunction(let operands), .disjunction(let operands):
      for operand in operands { operand.forEachTest(body) }
    }
  }
}

extension ConditionExpression: Equatable where Test: Equatable {}
extension ConditionExpression: Hashable where Test: Hashable {}

extension ConditionExpression: CustomStringConvertible where Test: CustomStringConvertible {
  /// The expression as CSS writes it: `(width > 600px) and (not (hover))`.
  package var description: String {
    switch self {
    case .test(let test): test.description
    case .unknown(let text): text
    case .negation(let operand): "not \(operand)"
    case .enclosed(let function, let inner): "\(function)(\(inner))"
    case .conjunction(let operands): operands.map(\.description).joined(separator: " and ")
    case .disjunction(let operands): operands.map(\.description).joined(separator: " or ")
    }
  }
}
