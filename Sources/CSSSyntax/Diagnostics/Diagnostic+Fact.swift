// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
  /// A fact of a diagnostic, from which its message is composed.
  public enum Fact: Sendable, Hashable {
    /// The text that was found, truncated to 60 characters.
    case found(String)
    /// The syntax that is accepted instead.
    case expected(String)
    /// The suggested replacement.
    case suggestion(String)
    /// The subject of the diagnostic: a property, a rule, a file.
    case subject(String)
    /// The limit that was exceeded.
    case limit(Int)
  }

  /// The text that was found, or an empty string.
  package var found: String { first { if case .found(let text) = $0 { text } else { nil } } ?? "" }
  /// The syntax that is accepted, or an empty string.
  package var expected: String {
    first { if case .expected(let text) = $0 { text } else { nil } } ?? ""
  }
  /// The suggested replacement, or `nil` if there is none.
  package var suggestion: String? {
    first { if case .suggestion(let text) = $0 { text } else { nil } }
  }
  /// The subject of the diagnostic, or an empty string.
  package var subject: String {
    first { if case .subject(let text) = $0 { text } else { nil } } ?? ""
  }
  /// The limit that was exceeded, or zero.
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
