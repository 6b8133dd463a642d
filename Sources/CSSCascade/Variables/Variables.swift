// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What the `var()`, `env()` and functions of an element's declarations may ask for.
struct Variables: Sendable {
  let properties: CustomProperties
  let names: AtomTable
  var program = ProgramValues()

  /// The text of a value with its variables replaced, or why it is invalid at computed-value time.
  func result(_ stream: TokenStream, _ tokens: Range<Int>) -> Result<String, VariableProblem> {
    VariableSubstitution.result(
      of: stream, tokens, limit: CustomPropertyResolver.maximumLength, program: program
    ) {
      names.find(stream, $0).flatMap { properties[$0] }
    }
  }

  /// The text of a value with its variables replaced; nil when it is invalid at computed-value time.
  func substitute(_ stream: TokenStream, _ tokens: Range<Int>) -> String? {
    try? result(stream, tokens).get()
  }
}
