// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSStorage
import CSSSyntax

/// `livery compile`: writes a theme as a binary file that loads without parsing.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compiles a theme into a file that a program loads without parsing.",
    discussion: """
      The files are composited in the order given, over the base. The compiled theme contains them with \
      their imports, and the position of every rule, so that every other command accepts it in place of the sheets: \
      'livery explain .badge app.livery --property color' still names the line of the sheet.

        livery compile app.css brand.css -o app.livery

      Without files, the command compiles the base alone.

      Pictures and fonts are not included. Their addresses are resolved against the folder of the compiled theme, as \
      if the sheets were in it.

      The exit code is 1 if a sheet has errors; the command still writes the theme, without the invalid parts.
      """)

  @Argument(help: ArgumentHelp("The sheets; - is standard input.", valueName: "file"))
  var files: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The compiled theme to write.", valueName: "file"))
  var output: String

  @OptionGroup var base: BaseOptions

  func validate() throws {
    try base.check(files: files)
  }

  func run() throws {
    defer { Progress.end() }
    throw ExitCode(try compile().rawValue)
  }

  private func compile() throws -> CommandExit {
    let input = InputFiles(files)
    input.reportFailures()
    guard input.failures.isEmpty else { return .unreadable }
    let sheet = CSSStyleSheet(compositing: input, over: base)
    let diagnostics = sheet.diagnostics
    DiagnosticReport.write(diagnostics)
    do throws(OutputFile.Failure) {
      try OutputFile(output).write(sheet.compiled())
    } catch {
      StandardError.write(CommandMessages.unwritable(error))
      return error.exit
    }
    return diagnostics.contains { $0.diagnostic.severity == .error } ? .negative : .done
  }
}
