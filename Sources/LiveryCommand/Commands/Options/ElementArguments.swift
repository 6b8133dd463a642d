// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSMotion
import CSSSyntax
import CSSValues

/// The arguments of commands that query one element: a selector, the FILEs, and states of the
/// element.
struct ElementArguments: ParsableArguments {
  @Argument(help: ArgumentHelp("The selector that describes the element.", valueName: "selector"))
  private var firstOperand: String

  @Argument(
    help: ArgumentHelp(
      "Sheets in CSS or, if their names end in .json, in JSON; - is CSS on standard input.",
      valueName: "file"))
  private var furtherOperands: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A state of the element: normal, highlighted, selected, disabled, focused, or a state that the theme defines. \
      Repeatable.
      """, valueName: "name"))
  var state: [String] = []

  @OptionGroup var base: BaseOptions

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions

  func validate() throws {
    try base.check(files: files)
    for state in state where !Self.isStateName(state) {
      throw ValidationError(CommandMessages.unnamedState(state))
    }
  }

  /// Returns whether a text can be the name of a state.
  static func isStateName(_ text: String) -> Bool {
    let tokens = TokenStream(text)
    return tokens.count == 1 && tokens[0].kind == .ident
  }
}

extension ElementArguments {
  /// The selector.
  ///
  /// The first FILE may also precede it, because no selector ends like the name of a sheet.
  var selector: String { isSelectorSecond ? furtherOperands[0] : firstOperand }

  /// The FILEs.
  var files: [String] {
    isSelectorSecond ? [firstOperand] + furtherOperands.dropFirst() : furtherOperands
  }

  private var isSelectorSecond: Bool {
    guard let second = furtherOperands.first else { return false }
    return Self.isSheet(firstOperand) && !Self.isSheet(second) && second != "-"
  }

  private static func isSheet(_ operand: String) -> Bool {
    [".css", ".json", ".livery"].contains { operand.hasSuffix($0) }
  }

  /// The pseudo-classes and custom states that the options set.
  var states: [String] { state.flatMap { StateChange.states(named: $0) } }

  /// Returns the sheets to query and reports their diagnostics, or returns `nil` if a file cannot
  /// be read.
  func sheet() -> CSSStyleSheet? {
    let input = InputFiles(files)
    input.reportFailures()
    // A part of a theme would give wrong answers.
    guard input.failures.isEmpty else { return nil }
    var sheet = CSSStyleSheet(compositing: input, over: base)
    sheet.environment = environment.environment
    // The diagnostics of a compiled theme were reported at compile time. Repeating them would
    // require parsing.
    if !sheet.isCompiled { DiagnosticReport.write(sheet.diagnostics) }
    return sheet
  }

  /// Reports the diagnostics of the selector.
  func report(_ diagnostics: [Diagnostic]) {
    DiagnosticReport.write(
      diagnostics, of: TokenStream(selector, name: CommandMessages.selectorName))
  }

  /// Reports an unknown property, and returns whether it is unknown.
  @discardableResult
  static func reportUnknown(_ name: String) -> Bool {
    guard Property(name: name) == nil, !name.hasPrefix("--") else { return false }
    let stream = TokenStream(name, name: CommandMessages.propertyName)
    var diagnostic = Diagnostic.unknownProperty(name, range: 0..<stream.byteCount)
    // A sheet may contain unknown properties, but a query for one is an error.
    diagnostic.severity = .error
    DiagnosticReport.write([diagnostic], of: stream)
    return true
  }
}
