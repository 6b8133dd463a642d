// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import LiveryLinting

/// The options for the rules of lint.
struct LintRuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration that replaces the nearest file '.livery.yml'.", valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The severity of a rule: off, warning or error. Repeatable.", valueName: "name=severity")
  )
  var rule: [RuleSeverity] = []

  @Flag(help: "Checks the rules of style too, and exits with code 1 if there are warnings.")
  var strict = false

  @Option(
    help: ArgumentHelp("The target system of the theme, such as gtk-4.14.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The file that standard input represents: its name, and the location for its configuration.",
      valueName: "name"))
  var stdinFilename: String?

  func validate() throws {
    for rule in rule where !LintRule.names.contains(rule.name) {
      throw ValidationError(CommandMessages.unknownRule(rule.name, known: LintRule.names))
    }
  }

  /// Returns the linter for the files of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - trees: The element trees that the configuration names.
  ///   - environment: The options of the environment.
  /// - Returns: The linter that the options describe.
  func linter(
    _ configuration: LintConfiguration, _ trees: [StyleElement], in environment: EnvironmentOptions
  ) -> Linter {
    var configuration = configuration
    if let target { configuration.settings.target = target }
    var linter = Linter(configuration)
    linter.trees = trees
    linter.isStrict = strict
    linter.environment = environment.environment
    if let scheme = environment.colorScheme { linter.colorSchemes = [scheme] }
    for rule in rule { linter.severities[rule.name] = .some(rule.severity) }
    return linter
  }
}
