// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues

/// The vocabulary of the program and the configured settings of rules for one sheet.
struct LintSettings: Sendable {
  /// The types, states, classes and other names of the program.
  var vocabulary = Vocabulary()
  /// The settings of the sheet's file.
  var file = FileSettings()

  /// Returns the number that an option is set to, or its default.
  func limit(_ option: String, of rule: LintRule) -> Int {
    if case .limit(let limit)? = value(of: option, of: rule) { return limit }
    if case .limit(let limit)? = rule.options.first(where: { $0.name == option })?.values {
      return limit
    }
    return 0
  }

  /// Returns the word that an option is set to, or `nil` if it is not set.
  func word(_ option: String, of rule: LintRule) -> String? {
    if case .word(let word)? = value(of: option, of: rule) { word } else { nil }
  }

  /// Returns the names that an option is set to.
  func names(_ option: String, of rule: LintRule) -> [String] {
    if case .names(let names)? = value(of: option, of: rule) { names } else { [] }
  }

  private func value(of option: String, of rule: LintRule) -> RuleSetting.Option? {
    file.rules[rule.name]?.options[option]
  }

  /// Returns whether a rule is on.
  func isOn(_ rule: LintRule) -> Bool {
    if let chosen = file.severities[rule.name] { return chosen != nil }
    return rule.group != .style || file.isStrict
  }

  /// Returns the severity of a rule's finding.
  func severity(of rule: LintRule, _ diagnostic: Diagnostic) -> Diagnostic.Severity {
    if let chosen = file.severities[rule.name] ?? nil { return chosen }
    return Self.valid.contains(diagnostic.kind) ? min(.warning, rule.severity) : rule.severity
  }

  /// Kinds of valid or readable CSS that Livery ignores.
  ///
  /// They are warnings at most, whichever rule reports them.
  private static let valid: Set<Diagnostic.Kind> = [
    .unsupportedPseudoClass, .unsupportedPseudoElement, .unsupportedFunction, .importNotLoaded,
    .invalidEncoding,
    .tooManyDiagnostics, .ignoredInKeyframes, .bareVariableName,
  ]
}
