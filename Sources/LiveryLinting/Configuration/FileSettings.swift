// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// What a ``LintConfiguration`` says of one file.
public struct FileSettings: Sendable, Hashable {
  /// Whether the rules of style are on.
  public var isStrict = false
  /// The system that the theme is for, such as `gtk-4.14`; nil where nobody says.
  public var target: String?
  /// What is said of rules, by name.
  public var rules: [String: RuleSetting] = [:]

  /// Settings that say nothing.
  public init() {}

  /// What findings weigh, by the name of their rule; nil for those that are off.
  package var severities: [String: Diagnostic.Severity?] {
    rules.compactMapValues(\.severity).mapValues(\.severity)
  }

  /// Adds what is said later of rules, which counts where both say something.
  package mutating func merge(_ later: [String: RuleSetting]) {
    rules.merge(later) { earlier, later in
      var both = earlier
      both.merge(later)
      return both
    }
  }
}
