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
  package let bad: LintExample
  /// The same, as the rule would have it.
  package let good: LintExample
  /// What a configuration can tell it besides.
  package let options: [RuleOption]
  /// How much its findings matter when nobody says otherwise.
  public let severity: Diagnostic.Severity
  /// Whether a finding in an outermost rule of a sheet depends on that rule alone, apart from the namespaces of the sheet.
  let isLocal: Bool
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

  /// Creates a rule that collects diagnostics of other modules under a name of its own.
  ///
  /// - Parameters:
  ///   - name: The name, lower-case words joined by hyphens.
  ///   - group: The kind of mistake that the rule is about.
  ///   - severity: The severity of the findings; `nil` for that of the group.
  ///   - isLocal: Whether a finding depends on the outermost rule around it alone.
  ///   - help: The mistake, in one sentence without a full stop.
  ///   - options: The options that a configuration may set.
  ///   - bad: Sheets that the rule rejects.
  ///   - good: The same sheets as the rule accepts them.
  ///   - check: The diagnostics that the rule collects, or the function that finds them.
  init(
    _ name: String, _ group: Group, severity: Diagnostic.Severity? = nil, isLocal: Bool = false,
    help: String, options: [RuleOption] = [], bad: LintExample, good: LintExample, check: Check
  ) {
    self.name = name
    self.group = group
    self.severity = severity ?? group.severity
    self.isLocal = isLocal
    self.help = help
    self.options = options
    self.bad = bad
    self.good = good
    self.check = check
  }

  /// Creates a rule that reports one kind of diagnostic, which gives the rule its name and its severity.
  convenience init(
    _ kind: Diagnostic.Kind, _ group: Group, isLocal: Bool = false, help: String,
    options: [RuleOption] = [], bad: LintExample, good: LintExample, check: Check
  ) {
    self.init(
      kind.id, group, severity: kind.severity, isLocal: isLocal, help: help, options: options,
      bad: bad, good: good, check: check)
  }

  /// Creates a rule that reports one kind of diagnostic and looks at each sheet by itself.
  convenience init(
    _ kind: Diagnostic.Kind, _ group: Group, isLocal: Bool = false, help: String,
    options: [RuleOption] = [], bad: LintExample, good: LintExample,
    inSheet check: @escaping @Sendable (LintedSheet) -> [Diagnostic]
  ) {
    self.init(
      kind, group, isLocal: isLocal, help: help, options: options, bad: bad, good: good,
      check: .sheet(check))
  }

  /// Creates a rule that reports one kind of diagnostic and looks at all sheets of a theme.
  convenience init(
    _ kind: Diagnostic.Kind, _ group: Group, help: String, bad: LintExample, good: LintExample,
    inTheme check: @escaping @Sendable (LintedTheme) -> [SheetFinding]
  ) {
    self.init(kind, group, help: help, bad: bad, good: good, check: .theme(check))
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
