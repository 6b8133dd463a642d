// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom properties that `var()` may ask for.
struct Variables {
  let properties: CustomProperties
  let names: AtomTable

  /// The text of a value with its variables replaced; nil when it is invalid at computed-value time.
  func substitute(_ stream: TokenStream, _ tokens: Range<Int>) -> String? {
    let limit = CustomPropertyResolver.maximumLength
    return VariableSubstitution.text(of: stream, tokens, limit: limit) { name in
      names.find(name).flatMap { properties[$0] }
    }
  }
}
