// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
  /// A kind of diagnostic: its stable id, its usual severity and how it is worded.
  ///
  /// Each target declares its kinds, and with them every sentence it has for a reader, in one file called
  /// `Diagnostic+Wording.swift`.
  public struct Kind: Sendable {
    /// The stable name, such as `unknown-property`: what lint reports print and configuration names.
    public let id: String
    /// How much it matters when nobody says otherwise.
    public let severity: Severity
    let wording: @Sendable (Diagnostic) -> String

    /// Declares a kind.
    ///
    /// - Parameters:
    ///   - id: lower-case words joined by hyphens.
    ///   - severity: how much it matters.
    ///   - wording: makes the sentence from the facts.
    package init(
      _ id: String, _ severity: Severity, wording: @escaping @Sendable (Diagnostic) -> String
    ) {
      self.id = id
      self.severity = severity
      self.wording = wording
    }
  }
}

extension Diagnostic.Kind: Hashable {
  /// Kinds are the same when their ids are.
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
