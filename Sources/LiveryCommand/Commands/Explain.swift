// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import LiveryPrinting

/// `livery explain`: lists the declarations that compete for the values of an element.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why an element has its values.",
    discussion: """
      The explanation lists every declaration of the property, the winner first: its value, the selector that \
      matches, its origin and layer, its specificity and position, and the deciding criterion. It includes \
      shorthands that set the property and declarations whose conditions are false. The declarations of the \
      ancestors follow if the value is inherited. Without --property, the command explains all properties that rules \
      set on the element itself.

      The files lie over the base, in the order given; without files the base alone applies. The \
      selector describes one element: '.badge:hover', 'toolbar > .button', 'input[type=text]'.

      The exit code is 1 if the element has no value of the property, or no rule matches it.
      """)

  @OptionGroup var elementArguments: ElementArguments

  @Option(
    help: ArgumentHelp(
      "The property to explain, by default all that rules set on the element.", valueName: "name"))
  var property: String?

  @Option(help: "The output format of the explanation.")
  var format: OutputFormat = .text

  func run() throws {
    defer { Progress.end() }
    if let property, ElementArguments.reportUnknown(property) {
      throw ExitCode(CommandExit.usage.rawValue)
    }
    guard let sheet = elementArguments.sheet() else {
      throw ExitCode(CommandExit.unreadable.rawValue)
    }
    guard let property else { throw ExitCode(explainAll(in: sheet).rawValue) }
    let explanation = sheet.explain(
      elementArguments.selector, property, states: elementArguments.states)
    Progress.end()
    guard explanation.diagnostics.isEmpty else {
      elementArguments.report(explanation.diagnostics)
      throw ExitCode(CommandExit.usage.rawValue)
    }
    let report = ExplanationReport(explanation)
    switch format {
    case .text: StandardOutput.write(report.text)
    case .json: StandardOutput.writeJSON(report.json)
    }
    throw ExitCode((explanation.value == nil ? CommandExit.negative : .done).rawValue)
  }

  /// Explains all properties that rules set on the element itself.
  private func explainAll(in sheet: CSSStyleSheet) -> CommandExit {
    let element = sheet.prepare(elementArguments.selector, states: elementArguments.states)
    guard element.diagnostics.isEmpty else {
      elementArguments.report(element.diagnostics)
      return .usage
    }
    let reports = sheet.explanations(of: element, states: elementArguments.states)
      .map { ExplanationReport($0) }
    Progress.end()
    switch format {
    case .text: StandardOutput.write { ExplanationReport.text(reports, into: &$0) }
    case .json: StandardOutput.writeJSON { ExplanationReport.json(reports, into: &$0) }
    }
    if !element.isMatched {
      StandardError.write(CommandMessages.noRuleMatches(elementArguments.selector))
    }
    return element.isMatched ? .done : .negative
  }
}
