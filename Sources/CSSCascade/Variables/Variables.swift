// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The variables and functions that an element's declarations can refer to.
struct Variables: Sendable {
  let properties: CustomProperties
  let names: AtomTable
  var program = ProgramValues()

  /// Returns the text of a value with its variables substituted, or the reason for which it is
  /// invalid at computed-value time.
  func result(_ stream: TokenStream, _ tokens: Range<Int>) -> Result<String, VariableProblem> {
    VariableSubstitution.result(
      of: stream, tokens, limit: CustomPropertyResolver.maximumLength, program: program
    ) {
      names.find(stream, $0).flatMap { properties[$0] }
    }
  }

  /// Returns the text of a value with its variables substituted, or `nil` if it is invalid at
  /// computed-value time.
  func substitute(_ stream: TokenStream, _ tokens: Range<Int>) -> String? {
    try? result(stream, tokens).get()
  }
}
