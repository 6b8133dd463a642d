// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The text of a declaration and its canonical form.
struct PropertyText: Sendable, CustomStringConvertible {
  let property: Property
  let input: String
  let canonical: String

  var description: String { "\(property): \(input)" }
}

extension Property {
  /// Returns the texts of a table, each with its canonical form.
  func texts(_ table: KeyValuePairs<String, String>) -> [PropertyText] {
    table.map { PropertyText(property: self, input: $0, canonical: $1) }
  }

  /// Returns texts that are already in canonical form.
  func texts(_ texts: [String]) -> [PropertyText] {
    texts.map { PropertyText(property: self, input: $0, canonical: $0) }
  }

  /// Returns the CSSOM serialization of a text's value, or `nil` if it is invalid.
  func canonicalText(of text: String) -> String? { canonicalText(TokenStream(text)) }

  /// Returns the diagnostic message for a text, or `nil` if it is valid.
  func message(of text: String) -> String? { diagnostic(for: TokenStream(text))?.message }
}

/// An invalid text of a property, as a case for `@Test(arguments:)`.
struct RejectedText: Sendable, CustomStringConvertible {
  let property: Property
  let input: String

  var description: String { "\(property): \(input)" }
}

extension Property {
  func rejects(_ inputs: String...) -> [RejectedText] {
    inputs.map { RejectedText(property: self, input: $0) }
  }
}
