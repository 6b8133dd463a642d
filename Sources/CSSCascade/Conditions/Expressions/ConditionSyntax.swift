// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// What the conditions of one at-rule may test: all that sets `@media`, `@supports` and `@container` apart.
package protocol ConditionSyntax: Sendable {
  /// What stands in the innermost parentheses.
  associatedtype Test: Sendable, Hashable

  /// Whether parentheses may hold `not`, `and`, `or` and more parentheses.
  var isNestable: Bool { get }

  /// What may stand in a function, by the position of its token; nil for a function that nobody knows.
  func contents(of function: Int, in stream: TokenStream) -> Self?

  /// Reads what stands in parentheses, or gives nil; what was wrong goes to `problem`.
  func test(_ cursor: inout TokenCursor, problem: inout ConditionProblem?) -> Test?

  /// What a reader should know of a problem; nil where it is none for this kind of condition.
  func diagnostic(of problem: ConditionProblem, in stream: TokenStream) -> Diagnostic?
}

/// Why the meaning of something in parentheses is unknown.
package enum ConditionProblem: Sendable, Hashable {
  /// No such feature: the position of its name.
  case unknownFeature(Int)
  /// A value that the feature does not take.
  case invalidValue(InvalidFeatureValue)
  /// No test at all: the tokens from the opening parenthesis to the closing one.
  case unknown(Range<Int>)
}

/// A value that its feature does not take.
package struct InvalidFeatureValue: Sendable, Hashable {
  /// The feature's name.
  let feature: String
  /// The tokens of the value.
  let tokens: Range<Int>
  /// What the feature takes.
  let type: FeatureValueType
}
