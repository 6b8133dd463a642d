// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryTooling

/// `livery query`: what sheets give an element.
struct Query: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Prints what the element that a selector describes is given.",
    discussion: """
      The files lie over the default sheet, in the order given; without files the default sheet alone is asked. The \
      selector describes one element: '.badge:hover', 'toolbar > .button', 'input[type=text]'. Values are computed values.

      With --tree the selector is matched against a tree of elements, and each element that it matches is answered for. The \
      tree is written in JSON: an object for each element, \
      {"type":"toolbar","id":"main","classes":["dark"],"states":["hover"],"attributes":{"kind":"x"},"parts":["knob"],\
      "supertypes":["view"],"language":"en","style":"color: red","text":"…","width":320,"height":44,"children":[…]}, \
      of which only the type must be there.

      The exit code is 1 when there is no answer: no rule matches the element, or it has none of the properties asked for; \
      nothing in the tree matches.
      """)

  @Argument(help: "Describes the element.")
  var selector: String

  @Argument(help: ArgumentHelp("CSS sheets; - is standard input.", valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "A property to answer, by default all that the element has. Repeatable.", valueName: "name"))
  var property: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A state the element is in: normal, highlighted, selected, disabled, focused, or a state of the theme's own. \
      Repeatable.
      """, valueName: "name"))
  var state: [String] = []

  @Option(
    help: ArgumentHelp(
      "A tree of elements in JSON that the selector is matched against; - is standard input.",
      valueName: "file"))
  var tree: String?

  @Flag(name: .customLong("no-default"), help: "Leave out the default sheet.")
  var leavesDefaultOut = false

  @Option(help: "How the answer is printed.")
  var format: OutputFormat = .text

  func validate() throws {
    if leavesDefaultOut, files.isEmpty { throw ValidationError(Wording.nothingToAsk) }
    if tree != nil, !state.isEmpty { throw ValidationError(Wording.treeHasStates) }
    for state in state where !isName(state) { throw ValidationError(Wording.unnamedState(state)) }
  }

  func run() throws {
    defer { Progress.end() }
    let input = InputFiles(files)
    input.reportFailures()
    // What part of a theme says would be the answer of another theme.
    let treeText = tree.flatMap { InputFiles.text($0) }
    guard input.failures.isEmpty, tree == nil || treeText != nil else {
      throw ExitCode(CommandExit.unreadable.rawValue)
    }
    let sheet = CSSStyleSheet(compositing: input, overDefaultSheet: !leavesDefaultOut)
    DiagnosticReport.write(sheet.diagnostics)
    if let treeText { throw ExitCode(answer(treeText, in: sheet).rawValue) }
    let element = sheet.prepare(selector, states: states)
    guard element.diagnostics.isEmpty else {
      DiagnosticReport.write(
        element.diagnostics, of: TokenStream(selector, name: Wording.selectorName))
      throw ExitCode(CommandExit.usage.rawValue)
    }
    let answers = answers(of: element)
    Progress.end()
    write(answers)
    throw ExitCode((answers.isEmpty ? CommandExit.negative : .done).rawValue)
  }
}

extension Query {
  private func isName(_ text: String) -> Bool {
    let tokens = TokenStream(text)
    return tokens.count == 1 && tokens[0].kind == .ident
  }

  /// The names of pseudo-classes and of the theme's own states that the options ask for.
  private var states: [String] {
    state.flatMap { ControlState(name: $0)?.pseudoClasses ?? [$0] }
  }

  /// The properties that are asked for and that the element has.
  private func answers(of element: PreparedSelector) -> [(name: String, value: String)] {
    if property.isEmpty { return element.values.map { ($0.name, $0.value.description) } }
    return property.compactMap { name in
      if let value = element.css(name) { return (name, value.description) }
      reportUnknown(name)
      return nil
    }
  }

  /// Answers for every element of a tree that the selector matches.
  private func answer(_ text: SourceText, in sheet: CSSStyleSheet) -> CommandExit {
    let description = TreeDescription(parsing: text)
    DiagnosticReport.write(description.diagnostics, of: text)
    guard let root = description.root else { return .usage }
    let query = TreeQuery(selector, of: root, in: sheet, properties: property)
    guard query.diagnostics.isEmpty else {
      DiagnosticReport.write(
        query.diagnostics, of: TokenStream(selector, name: Wording.selectorName))
      return .usage
    }
    property.forEach(reportUnknown)
    Progress.end()
    switch format {
    case .text: StandardOutput.write(query.text)
    case .json: StandardOutput.writeJSON(query.json)
    }
    return query.isEmpty ? .negative : .done
  }

  /// Says so when a property has no value because nobody has ever heard of it.
  private func reportUnknown(_ name: String) {
    guard Property(name: name) == nil, !name.hasPrefix("--") else { return }
    let stream = TokenStream(name, name: Wording.propertyName)
    var diagnostic = Diagnostic.unknownProperty(name, range: 0..<stream.byteCount)
    // A sheet may have properties that nobody knows; to ask for one is in vain.
    diagnostic.severity = .error
    DiagnosticReport.write([diagnostic], of: stream)
  }

  private func write(_ answers: [(name: String, value: String)]) {
    switch format {
    case .json:
      StandardOutput.writeJSON { json in
        json.object { json in
          json.member("version", 1)
          json.member("selector", selector)
          json.name("properties")
          json.object { json in
            for answer in answers { json.member(answer.name, answer.value) }
          }
        }
      }
    case .text where property.count == 1:
      StandardOutput.write { sink in
        for answer in answers { sink.write(answer.value + "\n") }
      }
    case .text:
      let width = answers.map(\.name.count).max() ?? 0
      StandardOutput.write { sink in
        for (name, value) in answers {
          sink.write(name + String(repeating: " ", count: width - name.count) + "  \(value)\n")
        }
      }
    }
  }
}
