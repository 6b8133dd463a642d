// SPDX-License-Identifier: Apache-2.0

/// Tests joined by `not`, `and` and `or`.
///
/// The conditions of `@media`, `@supports` and `@container` share this form. The expression is
/// nested as deeply as the parentheses of the text; ``ConditionParser`` limits the depth.
///
/// Defined by [CSS Conditional 5, section 2](https://drafts.csswg.org/css-conditional-5/#typedef-boolean-condition).
package indirect enum ConditionExpression<Test: Sendable>: Sendable {
  /// A single test, such as the `width > 600px` in parentheses.
  case test(Test)
  /// An unknown part as written, its parentheses included: `<general-enclosed>`.
  case unknown(String)
  /// A negation: `not` and its operand.
  case negation(ConditionExpression)
  /// At least two operands joined by `and`.
  case conjunction([ConditionExpression])
  /// At least two operands joined by `or`.
  case disjunction([ConditionExpression])
  /// The contents of parentheses, or of a function such as `style()`.
  ///
  /// The function's name is empty for plain parentheses.
  case enclosed(function: String, ConditionExpression)
}

extension ConditionExpression {
  /// Returns the result of the expression.
  ///
  /// - Parameters:
  ///   - unknown: the result of unknown parts.
  ///   - truth: returns the result of a test; it is not called for tests that cannot change the
  ///     result.
  /// - Returns: the result of the whole expression.
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

  /// Whether the expression contains an unknown part.
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
  /// The serialized expression: `(width > 600px) and (not (hover))`.
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
