// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A single check of the ``Linter``.
///
/// Each rule has a file with its help and its examples, from which the reference and a test are
/// generated. To add a rule, write it in a folder of `Rules` and list it in ``all``.
public final class LintRule: Sendable {
  /// The name of the rule in findings, options, configurations and comments, such as
  /// `unknown-property`.
  public let name: String
  /// The group of mistakes that the rule belongs to.
  public let group: Group
  /// The mistake, in one sentence without a full stop.
  public let help: String
  /// A sheet that the rule rejects.
  package let bad: LintExample
  /// A corrected sheet that the rule accepts.
  package let good: LintExample
  /// The options that a configuration can set.
  package let options: [RuleOption]
  /// The default severity of the rule's findings.
  public let severity: Diagnostic.Severity
  /// The text that a finding depends on.
  let scope: Scope
  let check: Check

  /// The input of a rule.
  enum Check: Sendable {
    /// The diagnostics of some kinds that parsing a sheet already produces.
    case diagnostics(ofKinds: Set<Diagnostic.Kind>)
    /// A single sheet.
    case sheet(@Sendable (LintedSheet) -> [Diagnostic])
    /// All sheets of a theme.
    case theme(@Sendable (LintedTheme) -> [ThemeRuleFinding])
    /// Comments and baselines, which are checked after all other rules.
    case suppressions
  }

  /// Creates a rule that collects diagnostics of other modules under a name of its own.
  ///
  /// - Parameters:
  ///   - name: The name, lower-case words joined by hyphens.
  ///   - group: The kind of mistake that the rule is about.
  ///   - severity: The severity of the findings; `nil` for that of the group.
  ///   - scope: The text that a finding depends on.
  ///   - help: The mistake, in one sentence without a full stop.
  ///   - options: The options that a configuration may set.
  ///   - bad: Sheets that the rule rejects.
  ///   - good: Corrected sheets that the rule accepts.
  ///   - check: The diagnostics that the rule collects, or the function that finds them.
  init(
    _ name: String, _ group: Group, severity: Diagnostic.Severity? = nil, scope: Scope = .text,
    help: String, options: [RuleOption] = [], bad: LintExample, good: LintExample, check: Check
  ) {
    self.name = name
    self.group = group
    self.severity = severity ?? group.severity
    self.scope = scope
    self.help = help
    self.options = options
    self.bad = bad
    self.good = good
    self.check = check
  }

  /// Creates a rule that reports one kind of diagnostic, which gives the rule its name and its
  /// severity.
  convenience init(
    _ kind: Diagnostic.Kind, _ group: Group, scope: Scope = .text, help: String,
    options: [RuleOption] = [], bad: LintExample, good: LintExample, check: Check
  ) {
    self.init(
      kind.id, group, severity: kind.severity, scope: scope, help: help, options: options,
      bad: bad, good: good, check: check)
  }

  /// Creates a rule that reports one kind of diagnostic and checks each sheet by itself.
  convenience init(
    _ kind: Diagnostic.Kind, _ group: Group, scope: Scope = .text, help: String,
    options: [RuleOption] = [], bad: LintExample, good: LintExample,
    inSheet check: @escaping @Sendable (LintedSheet) -> [Diagnostic]
  ) {
    self.init(
      kind, group, scope: scope, help: help, options: options, bad: bad, good: good,
      check: .sheet(check))
  }

  /// Creates a rule that reports one kind of diagnostic and checks all sheets of a theme.
  convenience init(
    _ kind: Diagnostic.Kind, _ group: Group, scope: Scope = .text, help: String,
    bad: LintExample, good: LintExample,
    inTheme check: @escaping @Sendable (LintedTheme) -> [ThemeRuleFinding]
  ) {
    self.init(kind, group, scope: scope, help: help, bad: bad, good: good, check: .theme(check))
  }
}

extension LintRule {
  /// A group of mistakes.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// A declaration or a rule is dropped or cannot work.
    ///
    /// Reported as an error.
    case error
    /// The sheet is probably not what the author meant.
    ///
    /// Reported as a warning.
    case bug
    /// A matter of style.
    ///
    /// Off by default, and reported as a warning with `strict`.
    case style
    /// A feature that the target platform does not support.
    ///
    /// Reported as an error if a target is set.
    case target

    /// The default severity of rules in the group.
    fileprivate var severity: Diagnostic.Severity {
      switch self {
      case .error, .target: .error
      case .bug, .style: .warning
      }
    }
  }
}

extension LintRule {
  /// Whether the rule checks all sheets of a theme together.
  var checksTheme: Bool {
    if case .theme = check { true } else { false }
  }
}

extension LintRule: Hashable {
  /// Returns whether two rules have the same name.
  public static func == (a: LintRule, b: LintRule) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
