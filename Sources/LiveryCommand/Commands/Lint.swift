// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import LiveryLinting
import LiveryTooling

/// `livery lint`: what is wrong with sheets.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports what is wrong with sheets.",
    discussion: """
      The report is the result: it goes to standard output. The exit code is 1 when a finding is an error, with --strict \
      when there is any warning, and with --max-warnings when there are more.

      Rules: \(LintRule.names.joined(separator: ", ")).
      """)

  @Argument(
    help: ArgumentHelp(
      "Sheets in CSS or, where they end in .json, JSON; - is CSS on standard input.",
      valueName: "file"))
  var files: [String]

  @Option(help: "How the report is printed.")
  var format: OutputFormat = .text

  @Option(
    help: ArgumentHelp(
      "What findings of a rule are: off, warning or error. Repeatable.", valueName: "name=severity")
  )
  var rule: [RuleSeverity] = []

  @Flag(help: "End with code 1 when there are warnings.")
  var strict = false

  @Option(help: ArgumentHelp("End with code 1 when there are more warnings.", valueName: "number"))
  var maxWarnings: Int?

  @Flag(help: "Report errors only; warnings count for the exit code all the same.")
  var quiet = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError(Wording.negativeMaximum) }
    for rule in rule where !LintRule.names.contains(rule.name) {
      throw ValidationError(Wording.unknownRule(rule.name, known: LintRule.names))
    }
  }

  func run() throws {
    defer { Progress.end() }
    let input = InputFiles(files)
    input.reportFailures()
    var linter = Linter()
    for rule in rule { linter.severities[rule.name] = .some(rule.severity) }
    let report = report(on: input.files, by: linter)
    let shown = quiet ? report.errors : report
    Progress.begin(Wording.writing)
    switch format {
    case .text:
      StandardOutput.write {
        shown.text(into: &$0, usesColor: Terminal.showsColorOnStandardOutput)
      }
    case .json: StandardOutput.writeJSON(shown.json)
    }
    let verdict: CommandExit = isAcceptable(report) ? .done : .negative
    throw ExitCode((input.failures.isEmpty ? verdict : .unreadable).rawValue)
  }

  private func report(on files: [InputFile], by linter: Linter) -> LintReport {
    LintReport(
      joining: files.enumerated().map { number, file in
        Progress.begin(Wording.parsing(file.stream.name), number, of: files.count)
        let source = file.source()
        Progress.begin(Wording.linting(file.stream.name), number, of: files.count)
        return linter.report(on: [source])
      })
  }

  private func isAcceptable(_ report: LintReport) -> Bool {
    let warnings = report.count(of: .warning)
    return report.count(of: .error) == 0 && !(strict && warnings > 0)
      && warnings <= maxWarnings ?? .max
  }
}
