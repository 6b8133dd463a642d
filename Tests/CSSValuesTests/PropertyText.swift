// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declaration's text and what it is written back as.
struct PropertyText: Sendable, CustomStringConvertible {
  let property: Property
  let input: String
  let canonical: String

  var description: String { "\(property): \(input)" }
}

extension Property {
  /// The texts of a table, each with its canonical form.
  func texts(_ table: KeyValuePairs<String, String>) -> [PropertyText] {
    table.map { PropertyText(property: self, input: $0, canonical: $1) }
  }

  /// Texts that are written back as they are.
  func texts(_ texts: [String]) -> [PropertyText] {
    texts.map { PropertyText(property: self, input: $0, canonical: $0) }
  }

  /// The value of a text in CSSOM's form, or nil.
  func canonicalText(of text: String) -> String? { canonicalText(TokenStream(text)) }

  /// What is said about a text, or nil.
  func message(of text: String) -> String? { diagnostic(for: TokenStream(text))?.message }
}

/// Cases for `@Test(arguments:)`: one property's texts.
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
