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

  /// One thing that a rule is told.
  public enum Option: Sendable, Hashable {
    /// A number, such as a limit.
    case number(Double)
    /// Yes or no.
    case truth(Bool)
    /// A word or another text.
    case text(String)
    /// Several texts.
    case list([String])
  }

  /// Adds what is said later, which counts where both say something.
  public mutating func merge(_ later: RuleSetting) {
    if let severity = later.severity { self.severity = severity }
    options.merge(later.options) { $1 }
  }
}

extension RuleSetting {
  /// An option that is a whole number of 0 or more; nil where nobody says one.
  public func limit(_ name: String) -> Int? {
    guard case .number(let number)? = options[name], number >= 0, number <= 1e9 else { return nil }
    return Int(number)
  }

  /// An option that is a number; nil where nobody says one.
  public func number(_ name: String) -> Double? {
    if case .number(let number)? = options[name] { number } else { nil }
  }

  /// An option that is yes or no; nil where nobody says.
  public func truth(_ name: String) -> Bool? {
    if case .truth(let truth)? = options[name] { truth } else { nil }
  }

  /// An option that is a text; nil where nobody says one.
  public func text(_ name: String) -> String? {
    if case .text(let text)? = options[name] { text } else { nil }
  }

  /// An option that is a list of texts, or a single one; nil where nobody says any.
  public func list(_ name: String) -> [String]? {
    switch options[name] {
    case .list(let list): list
    case .text(let text): [text]
    default: nil
    }
  }
}
