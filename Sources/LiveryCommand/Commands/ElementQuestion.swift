// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import CSSValues

/// What commands that ask about one element take: a selector, the FILEs, states of the element.
struct ElementQuestion: ParsableArguments {
  @Argument(help: ArgumentHelp("Describes the element.", valueName: "selector"))
  private var firstOperand: String

  @Argument(
    help: ArgumentHelp(
      "Sheets in CSS or, where they end in .json, JSON; - is CSS on standard input.",
      valueName: "file"))
  private var furtherOperands: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A state the element is in: normal, highlighted, selected, disabled, focused, or a state of the theme's own. \
      Repeatable.
      """, valueName: "name"))
  var state: [String] = []

  @Flag(name: .customLong("no-default"), help: "Leave out the default sheet.")
  var leavesDefaultOut = false

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions

  func validate() throws {
    if leavesDefaultOut, files.isEmpty { throw ValidationError(Wording.nothingToAsk) }
    for state in state where !isName(state) { throw ValidationError(Wording.unnamedState(state)) }
  }

  private func isName(_ text: String) -> Bool {
    let tokens = TokenStream(text)
    return tokens.count == 1 && tokens[0].kind == .ident
  }
}

extension ElementQuestion {
  /// The selector.
  ///
  /// Who writes the first FILE before it is understood as well: no selector ends as the name of a sheet does.
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

  /// The names of pseudo-classes and of the theme's own states that the options ask for.
  var states: [String] { state.flatMap { ControlState(name: $0)?.pseudoClasses ?? [$0] } }

  /// The sheets to ask, with what is wrong with them said; nil where a file cannot be read.
  func sheet() -> CSSStyleSheet? {
    let input = InputFiles(files)
    input.reportFailures()
    // What part of a theme says would be the answer of another theme.
    guard input.failures.isEmpty else { return nil }
    var sheet = CSSStyleSheet(compositing: input, overDefaultSheet: !leavesDefaultOut)
    sheet.environment = environment.environment
    // What is wrong with a compiled theme was told when it was compiled; to tell it again it would have to be parsed.
    if !sheet.isCompiled { DiagnosticReport.write(sheet.diagnostics) }
    return sheet
  }

  /// Says why the selector is of no use.
  func report(_ diagnostics: [Diagnostic]) {
    DiagnosticReport.write(diagnostics, of: TokenStream(selector, name: Wording.selectorName))
  }

  /// Says so where nobody has ever heard of a property; tells whether that is so.
  @discardableResult
  static func reportUnknown(_ name: String) -> Bool {
    guard Property(name: name) == nil, !name.hasPrefix("--") else { return false }
    let stream = TokenStream(name, name: Wording.propertyName)
    var diagnostic = Diagnostic.unknownProperty(name, range: 0..<stream.byteCount)
    // A sheet may have properties that nobody knows; to ask for one is in vain.
    diagnostic.severity = .error
    DiagnosticReport.write([diagnostic], of: stream)
    return true
  }
}
