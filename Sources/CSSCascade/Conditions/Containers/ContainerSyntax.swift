// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A test in a container query.
package enum ContainerTest: Sendable, Hashable, CustomStringConvertible {
  /// A test of a size.
  case size(FeatureTest<ContainerFeature>)
  /// A test of a custom property.
  case style(StyleTest)

  /// The serialized test, without its parentheses.
  package var description: String {
    switch self {
    case .size(let test): test.description
    case .style(let test): test.description
    }
  }
}

/// The syntax of tests in container queries: sizes and, inside `style()`, custom properties.
struct ContainerSyntax: ConditionSyntax {
  typealias Test = ContainerTest

  /// Whether the tests are inside `style()`.
  private var isStyle = false

  var allowsNesting: Bool { true }

  func syntax(insideFunctionAt function: Int, in stream: TokenStream) -> ContainerSyntax? {
    guard !isStyle, stream.value(of: function, equals: "style") else { return nil }
    var syntax = self
    syntax.isStyle = true
    return syntax
  }

  func parseTest(_ cursor: inout TokenCursor, problem: inout ConditionProblem?) -> ContainerTest? {
    if isStyle { return StyleTest(parsing: &cursor).map { .style($0) } }
    return FeatureTest(parsing: &cursor, problem: &problem).map { .size($0) }
  }

  func diagnostic(of problem: ConditionProblem, in stream: TokenStream) -> Diagnostic? {
    Diagnostic(
      problem, in: stream, unknownFeature: .unknownContainerFeature,
      names: Self.names)
  }

  private static let names = FeatureName<ContainerFeature>.names
}
