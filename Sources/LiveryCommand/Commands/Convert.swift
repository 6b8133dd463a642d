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
      The endings say which way: .json to .css, or .css to .json.

        livery convert caret.json -o caret.css

      CSS that is made of JSON holds what the JSON includes, and custom properties for its references; made to JSON again, \
      these are references. What would not come back as it is, such as "10px" for 10, is told. JSON that is made of CSS has \
      the same rules in the same order. What has no form there is left out and told; all else is kept, comments between \
      rules and declarations too.

      The exit code is 1 when the sheet has errors; what could be read is written all the same.
      """)

  @Argument(help: ArgumentHelp("The sheet to convert.", valueName: "file"))
  var input: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; its ending is css or json.", valueName: "file"))
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
