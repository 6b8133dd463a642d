// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues

/// The vocabulary of the program and the configured settings of the rules, for one sheet.
struct LintSettings: Sendable {
  /// The types, states, classes and other names of the program.
  var vocabulary = Vocabulary()
  /// The settings of the sheet's file.
  var fileSettings = FileSettings()

  /// Returns the number that an option is set to, or else its default.
  ///
  /// An option that the rule does not declare as a limit is 0.
  func limit(_ option: String, of rule: LintRule) -> Int {
    if case .limit(let limit)? = value(of: option, of: rule) { return limit }
    // The declaration of a limit contains its default.
    if case .limit(let limit)? = rule.options.first(where: { $0.name == option })?.values {
      return limit
    }
    return 0
  }

  /// Returns the word that an option is set to, or `nil` for the default: the first accepted word.
  func word(_ option: String, of rule: LintRule) -> String? {
    if case .word(let word)? = value(of: option, of: rule) { word } else { nil }
  }

  private func value(of option: String, of rule: LintRule) -> RuleSetting.Option? {
    fileSettings.rules[rule.name]?.options[option]
  }

  /// Returns whether a rule is on.
  ///
  /// Unless the configuration sets a severity, a style rule is on in strict mode only, and every
  /// other rule is on.
  func isOn(_ rule: LintRule) -> Bool {
    if let chosen = fileSettings.rules[rule.name]?.severity { return chosen != .off }
    return rule.group != .style || fileSettings.isStrict
  }

  /// Returns the severity of a diagnostic that a rule reports.
  ///
  /// A configured severity takes precedence over the default one.
  func severity(of diagnostic: Diagnostic, reportedBy rule: LintRule) -> Diagnostic.Severity {
    if let chosen = fileSettings.rules[rule.name]?.severity?.severity { return chosen }
    // The order of severities is note, warning, error.
    return Self.warningsAtMost.contains(diagnostic.kind)
      ? min(.warning, rule.severity) : rule.severity
  }

  /// Kinds of diagnostics that are warnings at most, unless the configuration sets a severity.
  ///
  /// Most report valid CSS that Livery ignores. The others report readable text, or are a report
  /// about the other diagnostics.
  private static let warningsAtMost: Set<Diagnostic.Kind> = [
    .unsupportedPseudoClass, .unsupportedPseudoElement, .unsupportedFunction, .importNotLoaded,
    .invalidEncoding,
    .tooManyDiagnostics, .ignoredInKeyframes, .bareVariableName,
  ]
}
