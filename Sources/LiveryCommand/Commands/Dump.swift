// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax
import LiveryTooling

/// `livery dump`: what Livery sees in sheets.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what sheets hold, at any stage of reading them.",
    discussion: """
      With --as rules the rules of all files together: what they give each selector. --as declarations lists every \
      declaration in the order of the source, --as tree the rules with the bytes they cover, --as tokens the tokens, \
      and --as css the sheet itself.

      What is wrong with a sheet is told on standard error; the dump is complete all the same.
      """)

  /// What is printed.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case tokens, tree, css
  }

  @Argument(help: ArgumentHelp("CSS sheets; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(name: .customLong("as"), help: "What is printed.")
  var subject: Subject = .tokens

  @Option(help: "How it is printed.")
  var format: OutputFormat = .text

  @Flag(help: "With --as css: leave out comments and white space that mean nothing.")
  var minify = false

  func validate() throws {
    if minify, subject != .css { throw ValidationError(Wording.minifyNeedsCSS) }
    if subject == .css, format == .json { throw ValidationError(Wording.cssHasOneForm) }
  }

  func run() throws {
    let input = InputFiles(files)
    input.reportFailures()
    switch subject {
    case .tokens: printTokens(input.streams)
    case .tree: printTrees(input.streams)
    case .css: printCSS(input.streams)
    }
    throw ExitCode(input.exit.rawValue)
  }
}

extension Dump {
  private func printTokens(_ streams: [TokenStream]) {
    for stream in streams { DiagnosticReport.write(stream.diagnostics, of: stream) }
    let dump = TokenDump(streams)
    switch format {
    case .text: StandardOutput.write(dump.text)
    case .json: StandardOutput.writeJSON(dump.json)
    }
  }

  private func printTrees(_ streams: [TokenStream]) {
    let dump = TreeDump(parsed(streams))
    switch format {
    case .text: StandardOutput.write(dump.text)
    case .json: StandardOutput.writeJSON(dump.json)
    }
  }

  private func printCSS(_ streams: [TokenStream]) {
    let trees = parsed(streams)
    StandardOutput.write { sink in
      for tree in trees {
        if minify { Minifier(tree).text(into: &sink) } else { sink.write(textOf: tree.stream) }
      }
    }
  }

  /// The trees of some sheets, what is wrong with them told on the way.
  private func parsed(_ streams: [TokenStream]) -> [SyntaxTree] {
    streams.map { stream in
      let tree = SyntaxTree(parsing: stream)
      DiagnosticReport.write(tree.diagnostics, of: stream)
      return tree
    }
  }
}
