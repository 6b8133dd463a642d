// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues

/// What rules know of the program and of its author's wishes when they look at a sheet.
struct LintSettings: Sendable {
  /// The types, states, classes and so on of the program.
  var vocabulary = Vocabulary()
  /// What the configuration says of the sheet's file.
  var file = FileSettings()

  /// The number that a rule is told in an option, or the one that it has else.
  func limit(_ option: String, of rule: LintRule) -> Int {
    if case .limit(let limit)? = value(of: option, of: rule) { return limit }
    if case .limit(let limit)? = rule.options.first(where: { $0.name == option })?.values {
      return limit
    }
    return 0
  }

  /// The word that a rule is told in an option; nil where nobody says one.
  func word(_ option: String, of rule: LintRule) -> String? {
    if case .word(let word)? = value(of: option, of: rule) { word } else { nil }
  }

  /// The names that a rule is told in an option.
  func names(_ option: String, of rule: LintRule) -> [String] {
    if case .names(let names)? = value(of: option, of: rule) { names } else { [] }
  }

  private func value(of option: String, of rule: LintRule) -> RuleSetting.Option? {
    file.rules[rule.name]?.options[option]
  }

  /// Whether anybody wants to know what a rule finds.
  func isOn(_ rule: LintRule) -> Bool {
    if let chosen = file.severities[rule.name] { return chosen != nil }
    return rule.group != .style || file.isStrict
  }

  /// How much a finding of a rule matters.
  func severity(of rule: LintRule, _ diagnostic: Diagnostic) -> Diagnostic.Severity {
    if let chosen = file.severities[rule.name] ?? nil { return chosen }
    return Self.valid.contains(diagnostic.kind) ? min(.warning, rule.severity) : rule.severity
  }

  /// What is CSS, or can be read, and only means nothing to Livery: no error, whatever rule tells it.
  private static let valid: Set<Diagnostic.Kind> = [
    .unsupportedPseudoClass, .unsupportedPseudoElement, .unsupportedFunction, .importNotLoaded,
    .invalidEncoding,
    .tooManyDiagnostics, .ignoredInKeyframes, .bareVariableName,
  ]
}
