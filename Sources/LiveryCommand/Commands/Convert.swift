// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSStorage
import CSSSyntax
import LiveryJSON

/// `livery convert`: converts a JSON style sheet to CSS, or CSS to JSON.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts a style sheet in JSON to CSS, or CSS to JSON.",
    discussion: """
      The file name extensions determine the direction: .json to .css, or .css to .json.

        livery convert caret.json -o caret.css

      CSS from JSON contains what the JSON includes, and custom properties for its references; converted back to \
      JSON, these are references again. A value that would not convert back unchanged, such as "10px" for 10, is \
      reported. JSON from CSS has the same rules in the same order. CSS that has no form in JSON is left out and \
      reported; everything else is kept, including comments between rules and declarations.

      The exit code is 1 if the sheet has errors; the command still writes the valid parts.
      """)

  @Argument(help: ArgumentHelp("The sheet to convert.", valueName: "file"))
  var input: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, with the extension css or json.", valueName: "file"))
  var output: String

  func validate() throws {
    let forms = (Form(input), Form(output))
    guard let from = forms.0 else {
      throw ValidationError(CommandMessages.unknownSheetFormat(input))
    }
    guard let to = forms.1 else {
      throw ValidationError(CommandMessages.unknownSheetFormat(output))
    }
    guard from != to else { throw ValidationError(CommandMessages.sameSheetFormat(input, output)) }
  }

  /// The format of a file, according to its extension.
  private enum Form {
    case css, json

    init?(_ path: String) {
      if JSONStyleSheet.isName(path) {
        self = .json
      } else if path.lowercased().hasSuffix(".css") {
        self = .css
      } else {
        return nil
      }
    }
  }

  func run() throws {
    defer { Progress.end() }
    let files = InputFiles([input])
    files.reportFailures()
    guard let file = files.files.first else { throw ExitCode(CommandExit.unreadable.rawValue) }
    Progress.begin(CommandMessages.parsing(input))
    let tree = file.parsed()
    Progress.begin(CommandMessages.converting(input))
    let result: (text: String, diagnostics: [Diagnostic])
    if Form(output) == .json {
      let conversion = JSONConversion(tree)
      result = (conversion.text, conversion.diagnostics)
    } else {
      result = (tree.text, JSONConversion.lostForms(of: tree))
    }
    Progress.end()
    let diagnostics = tree.diagnostics + result.diagnostics
    DiagnosticReport.write(diagnostics, of: tree.stream)
    do throws(OutputFile.Failure) {
      try OutputFile(output).write(Array(result.text.utf8))
    } catch {
      StandardError.write(CommandMessages.unwritable(error))
      throw ExitCode(error.exit.rawValue)
    }
    let isFaulty = diagnostics.contains { $0.severity == .error }
    throw ExitCode((isFaulty ? CommandExit.negative : .done).rawValue)
  }
}
