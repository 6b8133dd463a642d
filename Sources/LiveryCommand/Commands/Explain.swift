// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSMotion
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

      With --at, the explanation is that of a moment, and includes the running transitions and animations with their \
      progress: '--to highlighted --at 100ms' is 100 ms after the element changes from normal to highlighted.

      The files lie over the base, in the order given; without files the base alone applies. The \
      selector describes one element: '.badge:hover', 'toolbar > .button', 'input[type=text]'.

      The exit code is 1 if the element has no value of the property, or no rule matches it.
      """)

  @OptionGroup var elementArguments: ElementArguments

  @Option(
    help: ArgumentHelp(
      "The property to explain, by default all that rules set on the element.", valueName: "name"))
  var property: String?

  @OptionGroup(title: "Motion") var moment: MomentOptions

  @Option(help: "The output format of the explanation.")
  var format: OutputFormat = .text

  func validate() throws { try moment.check(isTimed: moment.time != nil) }

  func run() throws {
    defer { Progress.end() }
    if let property, ElementArguments.reportUnknown(property) {
      throw ExitCode(CommandExit.usage.rawValue)
    }
    guard let sheet = elementArguments.sheet() else {
      throw ExitCode(CommandExit.unreadable.rawValue)
    }
    let selector = elementArguments.selector
    let states = elementArguments.states
    let explainedMoment = moment.time.flatMap {
      moment.timeline(of: selector, states: states, in: sheet)?.moment(at: $0)
    }
    guard let property else {
      throw ExitCode(explainAll(in: sheet, at: explainedMoment).rawValue)
    }
    let explanation = sheet.explain(
      selector, property, states: moment.states(states), at: explainedMoment)
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
  private func explainAll(
    in sheet: CSSStyleSheet, at explainedMoment: ExplainedMoment?
  ) -> CommandExit {
    let states = elementArguments.states
    let element = moment.element(
      sheet.prepare(elementArguments.selector, states: states), states: states, in: sheet)
    guard element.diagnostics.isEmpty else {
      elementArguments.report(element.diagnostics)
      return .usage
    }
    let reports = sheet.explanations(
      of: element, states: moment.states(states), at: explainedMoment
    )
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
