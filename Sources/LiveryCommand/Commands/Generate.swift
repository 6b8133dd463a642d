// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSStorage
import CSSSyntax
import LiveryFormatting
import LiveryGeneration

/// `livery generate`: writes typed Swift code for a theme.
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generates typed Swift code for a theme.",
    discussion: """
      Each style of the files becomes a struct, and each value a property of its own type: 'editor toolbar' is \
      EditorToolbarStyle, and style.editor.toolbar.color its color. Custom properties of :root are style.variables. \
      A selector that has no name in the code, such as ':has(a)', is reported.

        livery generate theme.css --prefix AGR --access public -o Theme.swift

      The files lie over the base, whose own styles are left out. Without -o the code goes to standard \
      output.

      The exit code is 1 if a file has errors, or if two names are the same in Swift; the command still writes the \
      rest.
      """)

  @Argument(help: ArgumentHelp("CSS sheets; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The Swift file to write.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The prefix of every type name.", valueName: "name"))
  var prefix = ""

  @Option(help: "The access level of the types.")
  var access: Access = .internal

  @OptionGroup var base: BaseOptions

  /// The access level of the generated types.
  enum Access: String, ExpressibleByArgument, CaseIterable {
    case `public`, package, `internal`
  }

  func validate() throws {
    guard GenerationOptions.isUsable(prefix: prefix) else {
      throw ValidationError(CommandMessages.unusablePrefix(prefix))
    }
  }

  func run() throws {
    defer { Progress.end() }
    let input = InputFiles(files)
    input.reportFailures()
    guard input.failures.isEmpty else { throw ExitCode(CommandExit.unreadable.rawValue) }
    let sheet = CSSStyleSheet(compositing: input, over: base)
    Progress.begin(CommandMessages.writing)
    let options = GenerationOptions(
      prefix: prefix, access: GenerationOptions.Access(rawValue: access.rawValue) ?? .internal)
    let code = ThemeCode(of: sheet, options)
    Progress.end()
    let problems = sheet.generationProblems + code.diagnostics
    DiagnosticReport.write(problems)
    try write(code.text)
    let hasErrors = problems.contains { $0.diagnostic.severity == .error }
    throw ExitCode((hasErrors ? CommandExit.negative : .done).rawValue)
  }

  private func write(_ text: String) throws {
    guard let output else { return StandardOutput.write { $0.write(text) } }
    do throws(OutputFile.Failure) {
      try OutputFile(output).write(Array(text.utf8))
    } catch {
      StandardError.write(CommandMessages.unwritable(error))
      throw ExitCode(error.exit.rawValue)
    }
  }
}
