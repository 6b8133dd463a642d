// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
  /// One fact of a diagnostic, from which its sentence is made.
  public enum Fact: Sendable, Hashable {
    /// The text that was found, cut at 60 characters.
    case found(String)
    /// What is accepted in its place.
    case expected(String)
    /// What was probably meant.
    case suggestion(String)
    /// What the diagnostic is about: a property, a rule, a file.
    case subject(String)
    /// The limit that was passed.
    case limit(Int)
  }

  /// The text that was found, or an empty string.
  package var found: String { first { if case .found(let text) = $0 { text } else { nil } } ?? "" }
  /// What is accepted, or an empty string.
  package var expected: String {
    first { if case .expected(let text) = $0 { text } else { nil } } ?? ""
  }
  /// What was probably meant.
  package var suggestion: String? {
    first { if case .suggestion(let text) = $0 { text } else { nil } }
  }
  /// What the diagnostic is about, or an empty string.
  package var subject: String {
    first { if case .subject(let text) = $0 { text } else { nil } } ?? ""
  }
  /// The limit that was passed, or zero.
  package var limit: Int { first { if case .limit(let limit) = $0 { limit } else { nil } } ?? 0 }

  private func first<Value>(_ value: (Fact) -> Value?) -> Value? {
    facts.lazy.compactMap(value).first
  }
}

/// Returns a text cut to 60 characters, as a fact of a diagnostic quotes it.
package func shortened(_ text: some StringProtocol) -> String {
  let head = text.prefix(60)
  return head.endIndex == text.endIndex ? String(text) : head + "…"
}
