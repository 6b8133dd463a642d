// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import LiveryTooling

/// `livery explain`: why an element has the value that it has.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why an element has the value that it has.",
    discussion: """
      Every declaration of the property is listed, the strongest first: what it says, the selector that matches, who \
      declares it and in which layer, its specificity and place, and what decided. Shorthands that set the property are \
      among them, and so are declarations whose conditions do not hold. Where the value is inherited, the declarations of \
      the elements above follow.

      The files lie over the default sheet, in the order given; without files the default sheet alone is asked. The \
      selector describes one element: '.badge:hover', 'toolbar > .button', 'input[type=text]'.

      The exit code is 1 when the element has no value of the property.
      """)

  @OptionGroup var question: ElementQuestion

  @Option(help: ArgumentHelp("The property to explain.", valueName: "name"))
  var property: String

  @Option(help: "How the explanation is printed.")
  var format: OutputFormat = .text

  func run() throws {
    defer { Progress.end() }
    if ElementQuestion.reportUnknown(property) { throw ExitCode(CommandExit.usage.rawValue) }
    guard let sheet = question.sheet() else { throw ExitCode(CommandExit.unreadable.rawValue) }
    let explanation = sheet.explain(question.selector, property, states: question.states)
    Progress.end()
    guard explanation.diagnostics.isEmpty else {
      question.report(explanation.diagnostics)
      throw ExitCode(CommandExit.usage.rawValue)
    }
    let report = ExplanationReport(explanation)
    switch format {
    case .text: StandardOutput.write(report.text)
    case .json: StandardOutput.writeJSON(report.json)
    }
    throw ExitCode((explanation.value == nil ? CommandExit.negative : .done).rawValue)
  }
}
