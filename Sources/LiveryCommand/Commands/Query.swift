// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSMotion
import CSSSyntax
import CSSValues
import LiveryFormatting
import LiveryPrinting

/// `livery query`: prints the values that sheets set on an element.
struct Query: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Prints the values of the element that a selector describes.",
    discussion: """
      The files lie over the base, in the order given; without files the base alone applies. The \
      selector describes one element: '.badge:hover', 'toolbar > .button', 'input[type=text]'. Values are computed \
      values. The text form shows the values that rules set on the element itself; --inherited and --variables add \
      the others. JSON contains all values.

      With --tree, the selector is matched against a tree of elements, and the command prints the values of each \
      element that it matches. The tree is JSON, with an object for each element, \
      {"type":"toolbar","id":"main","classes":["dark"],"states":["hover"],"attributes":{"kind":"x"},"parts":["knob"],\
      "supertypes":["view"],"language":"en","style":"color: red","text":"…","width":320,"height":44,"children":[…]}, \
      in which only the type is required.

      With --at, the values are those at a moment of the element's transitions and animations: '--to highlighted --at \
      100ms' is 100 ms after the element changes from normal to highlighted. With --tree, the state of each matching \
      element changes.

      The exit code is 1 if there is no answer: no rule matches the element, it has none of the requested \
      properties, or no element of the tree matches.
      """)

  @OptionGroup var elementArguments: ElementArguments

  @Option(
    help: ArgumentHelp(
      "A property to print, by default all that rules set on the element. Repeatable.",
      valueName: "name"))
  var property: [String] = []

  @Flag(help: "Prints inherited values too, after those of the element itself.")
  var inherited = false

  @Flag(help: "Prints custom properties too, after all other values.")
  var variables = false

  @Option(
    help: ArgumentHelp(
      "A tree of elements in JSON that the selector is matched against; - is standard input.",
      valueName: "file"))
  var tree: String?

  @OptionGroup(title: "Motion") var moment: MomentOptions

  @Option(help: "The output format of the values.")
  var format: OutputFormat = .text

  func validate() throws {
    if tree != nil, !elementArguments.state.isEmpty {
      throw ValidationError(CommandMessages.treeHasStates)
    }
    try moment.check(isTimed: moment.time != nil)
  }

  func run() throws {
    defer { Progress.end() }
    let sheet = elementArguments.sheet()
    let treeText = tree.flatMap { InputFiles.text($0) }
    guard let sheet, tree == nil || treeText != nil else {
      throw ExitCode(CommandExit.unreadable.rawValue)
    }
    if let treeText { throw ExitCode(query(treeText, in: sheet).rawValue) }
    let states = elementArguments.states
    let element = moment.element(
      sheet.prepare(elementArguments.selector, states: states), states: states, in: sheet)
    guard element.diagnostics.isEmpty else {
      elementArguments.report(element.diagnostics)
      throw ExitCode(CommandExit.usage.rawValue)
    }
    let elementValues = values(of: element)
    Progress.end()
    write(elementValues)
    throw ExitCode((elementValues.all.isEmpty ? CommandExit.negative : .done).rawValue)
  }
}

extension Query {
  private var selection: ValueSelection {
    ValueSelection(inherited: inherited, variables: variables)
  }

  /// Returns the values of the requested properties.
  private func values(of element: PreparedSelector) -> ElementValues {
    if property.isEmpty { return ElementValues(of: element) }
    return ElementValues(
      property.compactMap { name in
        if let value = element.css(name) { return (name, value) }
        ElementArguments.reportUnknown(name)
        return nil
      })
  }

  /// Prints the values of every element in a tree that the selector matches.
  private func query(_ text: SourceText, in sheet: CSSStyleSheet) -> CommandExit {
    let description = TreeDescription(parsing: text)
    DiagnosticReport.write(description.diagnostics, of: text)
    guard let root = description.root else { return .usage }
    var query = TreeQuery(elementArguments.selector, of: root, in: sheet, properties: property)
    if let time = moment.time { query.advance(to: time, moment.change) }
    query.selection = selection
    query.showsSwatches = Terminal.showsColorOnStandardOutput
    guard query.diagnostics.isEmpty else {
      elementArguments.report(query.diagnostics)
      return .usage
    }
    for name in property { ElementArguments.reportUnknown(name) }
    Progress.end()
    switch format {
    case .text: StandardOutput.write(query.text)
    case .json: StandardOutput.writeJSON(query.json)
    }
    return query.isEmpty ? .negative : .done
  }

  private func write(_ elementValues: ElementValues) {
    switch format {
    case .json:
      StandardOutput.writeJSON { json in
        json.object { json in
          json.member("version", 1)
          json.member("selector", elementArguments.selector)
          json.name("properties")
          json.object { json in
            for value in elementValues.all { json.member(value.name, "\(value.value)") }
          }
        }
      }
    case .text where property.count == 1:
      StandardOutput.write { sink in
        for value in elementValues.all {
          sink.write(swatchOf: value.value, if: Terminal.showsColorOnStandardOutput)
          sink.write("\(value.value)\n")
        }
      }
    case .text:
      let values = property.isEmpty ? elementValues.selected(by: selection) : elementValues.all
      StandardOutput.write {
        $0.write(table: values, withSwatches: Terminal.showsColorOnStandardOutput)
      }
      if values.isEmpty, !elementValues.all.isEmpty {
        StandardError.write(
          CommandMessages.noNonInheritedValues(
            elementArguments.selector, others: elementValues.all.count))
      }
    }
  }
}
