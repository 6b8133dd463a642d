// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// The options for the output of lint.
struct LintOutputOptions: ParsableArguments {
  @Option(help: "The output format of the report.")
  var format: LintFormat = .text

  @Option(
    help: ArgumentHelp(
      "The maximum number of warnings; more of them set the exit code to 1.", valueName: "number"))
  var maxWarnings: Int?

  @Flag(help: "Reports errors only; warnings still count for the exit code.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "A file whose findings are left out; see --write-baseline.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Writes the findings to a file for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Prints the configuration that applies to each file, in its file format.")
  var printConfig = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError(CommandMessages.negativeMaximum) }
  }
}

/// The format of a lint report.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  /// Text for people.
  case text
  /// JSON for programs.
  case json
  /// SARIF for code scanning.
  case sarif
  /// Commands in the log of a GitHub workflow, which shows findings at their lines.
  case github
  /// JUnit XML for tools that show test results.
  case junit
}
