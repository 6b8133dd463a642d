// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// One thing that ``Linter`` looks for.
///
/// A rule stands in a file of its own with its help and its examples, from which the reference and a test are made. To add
/// one, write it in its chapter of `Rules` and name it in ``all``.
public final class LintRule: Sendable {
  /// The name by which findings, options, configuration and comments call the rule, such as `unknown-property`.
  public let name: String
  /// What kind of mistake the rule is about.
  public let group: Group
  /// What is wrong, in one sentence without a full stop.
  public let help: String
  /// Sheets that the rule has something to say about.
  public let bad: LintExample
  /// The same, as the rule would have it.
  public let good: LintExample
  /// What a configuration can tell it besides.
  public let options: [RuleOption]
  /// How much its findings matter when nobody says otherwise.
  public let severity: Diagnostic.Severity
  let check: Check

  /// What a rule looks at.
  enum Check: Sendable {
    /// What reading a sheet finds anyhow.
    case kinds(Set<Diagnostic.Kind>)
    /// A sheet for itself.
    case sheet(@Sendable (LintedSheet) -> [Diagnostic])
    /// All sheets of a theme.
    case theme(@Sendable (LintedTheme) -> [SheetFinding])
    /// Comments and configuration, which are looked at when all other rules are done.
    case suppressions
  }

  /// A rule with its check.
  ///
  /// - Parameters:
  ///   - name: The name by which everybody calls it.
  ///   - group: What kind of mistake it is about.
  ///   - severity: How much its findings matter; nil for what its group says.
  ///   - help: What is wrong, in one sentence without a full stop.
  ///   - options: What a configuration can tell it besides.
  ///   - bad: Sheets that it has something to say about.
  ///   - good: The same, as it would have them.
  ///   - check: What it looks at.
  init(
    _ name: String, _ group: Group, severity: Diagnostic.Severity? = nil, help: String,
    options: [RuleOption] = [], bad: LintExample, good: LintExample, check: Check
  ) {
    self.name = name
    self.group = group
    self.help = help
    self.bad = bad
    self.good = good
    self.options = options
    self.severity = severity ?? group.severity
    self.check = check
  }

  /// A rule for what reading a sheet finds.
  convenience init(
    _ name: String, _ group: Group, help: String, bad: LintExample, good: LintExample,
    kinds: Set<Diagnostic.Kind>
  ) {
    self.init(name, group, help: help, bad: bad, good: good, check: .kinds(kinds))
  }

  /// A rule that looks at each sheet for itself.
  convenience init(
    _ name: String, _ group: Group, help: String, options: [RuleOption] = [], bad: LintExample,
    good: LintExample,
    inSheet check: @escaping @Sendable (LintedSheet) -> [Diagnostic]
  ) {
    self.init(
      name, group, help: help, options: options, bad: bad, good: good, check: .sheet(check))
  }

  /// A rule that looks at all sheets of a theme.
  convenience init(
    _ name: String, _ group: Group, help: String, bad: LintExample, good: LintExample,
    inTheme check: @escaping @Sendable (LintedTheme) -> [SheetFinding]
  ) {
    self.init(name, group, help: help, bad: bad, good: good, check: .theme(check))
  }
}

extension LintRule {
  /// What kind of mistake a rule is about.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// Something is dropped or cannot work: an error.
    case error
    /// Probably not what the author meant: a warning.
    case bug
    /// How a sheet is written: off, and a warning with `strict`.
    case style
    /// What a place where the theme is to be used does not know: an error, once that place is named.
    case target

    /// How much findings of the group's rules matter, but for single rules.
    fileprivate var severity: Diagnostic.Severity {
      switch self {
      case .error, .target: .error
      case .bug, .style: .warning
      }
    }
  }
}

extension LintRule {
  /// Whether it looks at all sheets of a theme together.
  var looksAtTheme: Bool {
    if case .theme = check { true } else { false }
  }
}

extension LintRule: Hashable {
  /// Rules are the same when their names are.
  public static func == (a: LintRule, b: LintRule) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
