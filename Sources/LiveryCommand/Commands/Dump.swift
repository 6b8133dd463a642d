// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import LiveryFormatting
import LiveryPrinting

/// `livery dump`: prints the contents of sheets at a stage of processing.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Prints the contents of sheets, at any stage of parsing.",
    discussion: """
      --as rules (the default) combines all files and prints the values of each selector. --as declarations lists \
      every declaration in source order with its value in canonical form, --as tree prints the syntax tree with the \
      byte range of each node, --as tokens the tokens, and --as css the sheets themselves.

      Errors in a sheet are reported on standard error; the dump is complete nevertheless.
      """)

  /// The content to print.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case rules, declarations, tree, tokens, css
  }

  @Argument(
    help: ArgumentHelp(
      "Sheets in CSS or, if their names end in .json, in JSON; - is CSS on standard input.",
      valueName: "file"))
  var files: [String]

  @Option(name: .customLong("as"), help: "The contents to print.")
  var subject: Subject = .rules

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @Flag(help: "With --as css: leaves out comments and white space that have no meaning.")
  var minify = false

  @OptionGroup(title: "Environment, for --as rules") var environment: EnvironmentOptions

  func validate() throws {
    if minify, subject != .css { throw ValidationError(CommandMessages.minifyRequiresCSS) }
    if subject != .rules, environment.isStated {
      throw ValidationError(CommandMessages.rulesHaveEnvironment)
    }
    if subject == .css, format == .json {
      throw ValidationError(CommandMessages.cssHasNoJSONFormat)
    }
  }

  func run() throws {
    defer { Progress.end() }
    let input = InputFiles(files)
    input.reportFailures()
    switch subject {
    case .tokens:
      for file in input.files { DiagnosticReport.write(file.diagnostics, of: file.stream) }
      var dump = TokenDump(input.files.map(\.stream))
      dump.onStep = Progress.report
      write(dump.text, dump.json)
    case .tree:
      var dump = TreeDump(parsed(input.files))
      dump.onStep = Progress.report
      write(dump.text, dump.json)
    case .declarations:
      var dump = DeclarationsDump(parsed(input.files))
      dump.onStep = Progress.report
      write(dump.text, dump.json)
    case .rules:
      var sheet = CSSStyleSheet(compositing: input)
      sheet.environment = environment.environment
      DiagnosticReport.write(sheet.diagnostics)
      var dump = RulesDump(sheet)
      dump.onStep = Progress.report
      write(dump.text, dump.json)
    case .css:
      let trees = parsed(input.files)
      StandardOutput.write { sink in
        for (number, tree) in trees.enumerated() {
          Progress.begin(CommandMessages.writing, number, of: trees.count)
          if minify { Minifier(tree).text(into: &sink) } else { sink.write(textOf: tree.stream) }
        }
      }
    }
    throw ExitCode(input.exit.rawValue)
  }

  private func write(
    _ text: (inout TextSink) -> Void, _ json: (inout JSONWriter) -> Void
  ) {
    Progress.begin(CommandMessages.writing)
    switch format {
    case .text: StandardOutput.write(text)
    case .json: StandardOutput.writeJSON(json)
    }
  }

  /// Parses some sheets and reports their diagnostics.
  private func parsed(_ files: [InputFile]) -> [SyntaxTree] {
    files.enumerated().map { number, file in
      Progress.begin(CommandMessages.parsing(file.stream.name), number, of: files.count)
      let tree = file.parsed()
      DiagnosticReport.write(tree.diagnostics, of: tree.stream)
      return tree
    }
  }
}
