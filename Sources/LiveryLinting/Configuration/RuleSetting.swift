// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The setting of one lint rule in a configuration.
///
/// ```yaml
/// rules:
///   unknown-class: error
///   max-nesting-depth: {severity: warning, limit: 4}
/// ```
public struct RuleSetting: Sendable, Hashable {
  /// The severity of the rule's findings, or `nil` for the default severity.
  public var severity: Severity?
  /// The values of the rule's options, by name.
  public var options: [String: Option]

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - severity: The severity of the rule's findings, or `nil` for the default severity.
  ///   - options: The values of the rule's options, by name.
  public init(_ severity: Severity? = nil, options: [String: Option] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// The severity of a rule's findings.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Findings are not reported.
    case off
    /// The sheet works, but can be improved.
    case note
    /// The sheet is probably not what the author meant.
    case warning
    /// The lint fails.
    case error

    /// The severity of a reported finding, or `nil` if findings are not reported.
    package var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
  }

  /// The value of a rule's option, as its `RuleOption` declares it.
  public enum Option: Sendable, Hashable {
    /// An integer of 0 or more.
    case limit(Int)
    /// A word.
    case word(String)
    /// Several names.
    case names([String])
  }

  /// Merges a later setting, which takes precedence.
  package mutating func merge(_ later: RuleSetting) {
    if let severity = later.severity { self.severity = severity }
    options.merge(later.options) { $1 }
  }
}
