// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What a configuration says of one lint rule.
///
/// ```yaml
/// rules:
///   unknown-class: error
///   max-nesting-depth: {severity: warning, limit: 4}
/// ```
public struct RuleSetting: Sendable, Hashable {
  /// What findings of the rule weigh; nil leaves them as they are.
  public var severity: Severity?
  /// What else is said, by name.
  public var options: [String: Option]

  /// A setting.
  ///
  /// - Parameters:
  ///   - severity: What findings of the rule weigh; by default what they are.
  ///   - options: What else is said, by name; by default nothing.
  public init(_ severity: Severity? = nil, options: [String: Option] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// What findings of a rule weigh.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// They are not told.
    case off
    /// The sheet works; there is something better to write.
    case note
    /// Probably not what the author meant.
    case warning
    /// The lint fails.
    case error

    /// The severity that a finding has; nil where it is not told.
    public var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
  }

  /// One thing that a rule is told, as its ``RuleOption`` says.
  public enum Option: Sendable, Hashable {
    /// A whole number of 0 or more.
    case limit(Int)
    /// A word.
    case word(String)
    /// Several names.
    case names([String])
  }

  /// Adds what is said later, which counts where both say something.
  package mutating func merge(_ later: RuleSetting) {
    if let severity = later.severity { self.severity = severity }
    options.merge(later.options) { $1 }
  }
}
