// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The syntax of the tests of one at-rule, by which `@media`, `@supports` and `@container` differ.
package protocol ConditionSyntax: Sendable {
  /// The contents of the innermost parentheses.
  associatedtype Test: Sendable, Hashable

  /// Whether parentheses may contain `not`, `and`, `or` and further parentheses.
  var isNestable: Bool { get }

  /// Returns the syntax inside the function at a token; `nil` if the function is unknown.
  func contents(of function: Int, in stream: TokenStream) -> Self?

  /// Parses the contents of parentheses as a test; on failure returns `nil` and sets `problem`.
  func test(_ cursor: inout TokenCursor, problem: inout ConditionProblem?) -> Test?

  /// Returns the diagnostic of a problem; `nil` if this kind of condition reports none.
  func diagnostic(of problem: ConditionProblem, in stream: TokenStream) -> Diagnostic?
}

/// The reason why the contents of parentheses are unknown.
package enum ConditionProblem: Sendable, Hashable {
  /// An unknown feature, with the position of its name.
  case unknownFeature(Int)
  /// A value that the feature does not accept.
  case invalidValue(InvalidFeatureValue)
  /// Contents that are no test, with the tokens from the opening to the closing parenthesis.
  case unknown(Range<Int>)
}

/// A value that its feature does not accept.
package struct InvalidFeatureValue: Sendable, Hashable {
  /// The feature's name.
  let feature: String
  /// The tokens of the value.
  let tokens: Range<Int>
  /// The type of values that the feature accepts.
  let type: FeatureValueType
}
