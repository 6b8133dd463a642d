// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The syntax of the tests of one at-rule, by which `@media`, `@supports` and `@container` differ.
///
/// A test is the contents of the innermost parentheses. A ``ConditionParser`` parses the operators
/// and parentheses around the tests, which all three at-rules share.
package protocol ConditionSyntax: Sendable {
  /// The contents of the innermost parentheses.
  associatedtype Test: Sendable, Hashable

  /// Whether parentheses may contain `not`, `and`, `or` and further parentheses.
  var allowsNesting: Bool { get }

  /// Returns the syntax of the contents of a function, such as `style()`.
  ///
  /// - Parameters:
  ///   - function: The index of the function's token.
  ///   - stream: The text of the condition.
  /// - Returns: The syntax, or `nil` if the at-rule has no such function.
  func syntax(insideFunctionAt function: Int, in stream: TokenStream) -> Self?

  /// Parses the contents of parentheses as a test.
  ///
  /// - Parameters:
  ///   - cursor: The cursor after the opening parenthesis.
  ///   - problem: Receives the problem if the contents are clearly meant as a test. Otherwise it
  ///     does not change: the contents may be another condition.
  /// - Returns: The test, or `nil` if the contents are none.
  func parseTest(_ cursor: inout TokenCursor, problem: inout ConditionProblem?) -> Test?

  /// Returns the diagnostic of a problem; `nil` if this kind of condition reports none.
  func diagnostic(of problem: ConditionProblem, in stream: TokenStream) -> Diagnostic?
}

/// The reason why a test evaluates to unknown, in contents of parentheses that are syntactically
/// valid.
package enum ConditionProblem: Sendable, Hashable {
  /// A feature that does not exist, with the index of the token of its name.
  case unknownFeature(token: Int)
  /// A value that the feature does not accept.
  case invalidValue(InvalidFeatureValue)
  /// Contents that are neither a test nor a condition.
  ///
  /// The value is the indices of the tokens from the opening to the closing parenthesis.
  case malformed(tokens: Range<Int>)
}

/// A value that its feature does not accept.
package struct InvalidFeatureValue: Sendable, Hashable {
  /// The feature's name.
  let feature: String
  /// The indices of the tokens of the value, which are none if the value is missing.
  let tokens: Range<Int>
  /// The type of values that the feature accepts.
  let type: FeatureValueType
}
