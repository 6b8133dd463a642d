// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// The options for the output of lint.
struct LintOutputOptions: ParsableArguments {
  @Option(help: "How the report is printed.")
  var format: LintFormat = .text

  @Option(help: ArgumentHelp("End with code 1 when there are more warnings.", valueName: "number"))
  var maxWarnings: Int?

  @Flag(help: "Report errors only; warnings count for the exit code all the same.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Leave out what this file knows; see --write-baseline.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write what is found to a file, by which it is left out from now on.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Print the configuration that holds for each file, as one could write it.")
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
