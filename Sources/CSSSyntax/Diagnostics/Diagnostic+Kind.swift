// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
  /// A kind of diagnostic: its stable id, its default severity and its message.
  ///
  /// Each target declares its kinds, and thus all messages for a reader, in one file.
  public struct Kind: Sendable {
    /// The stable id in reports and configurations, such as `unknown-property`.
    public let id: String
    /// The default severity.
    public let severity: Severity
    let message: @Sendable (Diagnostic) -> String

    /// Declares a kind.
    ///
    /// - Parameters:
    ///   - id: Lower-case words joined by hyphens.
    ///   - severity: The default severity.
    ///   - message: Composes the message from the facts.
    package init(
      _ id: String, _ severity: Severity, message: @escaping @Sendable (Diagnostic) -> String
    ) {
      self.id = id
      self.severity = severity
      self.message = message
    }
  }
}

extension Diagnostic.Kind: Hashable {
  /// Returns whether two kinds have equal ids.
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
