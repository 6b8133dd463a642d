// SPDX-License-Identifier: Apache-2.0

/// What a custom property comes to for some elements: the same object wherever it is known to be the same text.
final class VariableText: Sendable {
  /// The text; nil for none, because the property is undefined or invalid at computed-value time.
  let text: String?

  init(_ text: String?) { self.text = text }

  /// No text at all.
  static let none = VariableText(nil)
}

/// Whether two lists hold the very same texts.
func areIdentical(_ a: [VariableText], _ b: [VariableText]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
}
