// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSStorage
import CSSSyntax
import LiveryFormatting
import LiveryJSON

/// `livery format`: formats sheets.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats sheets in a uniform style.",
    discussion: """
      The command rewrites files in place: the named files, the files that a pattern such as 'themes/**/*.css' \
      matches, and all sheets in a folder. It follows a symbolic link only if the link itself is named. The sheet on \
      standard input goes to standard output. Only white space and semicolons after declarations change, so the \
      meaning of a sheet stays the same. The comment /* livery-format-ignore */ keeps the next rule or declaration \
      as it is. A missing semicolon is a warning.

      A file is replaced as a whole, and only if it is unchanged since it was read. The exit code is 1 if --check \
      finds a file that would change, 2 if a file cannot be read or changed meanwhile, 64 if it cannot be replaced, \
      and 70 if writing fails, as on a full disk.
      """)

  @Argument(
    help: ArgumentHelp("Sheets in CSS; folders; - is standard input.", valueName: "file"))
  var files: [String]

  @Flag(
    help:
      "Changes nothing; lists the files that would change, and exits with code 1 if there are any.")
  var check = false

  @Flag(help: "Changes nothing; prints the changes as a diff for patch and git apply.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "The lines whose rules and declarations are formatted; for a single file.",
      valueName: "first:last"))
  var range: FormattedLines?

  func validate() throws {
    for file in files where JSONStyleSheet.isName(file) || file.lowercased().hasSuffix(".livery") {
      throw ValidationError(CommandMessages.notFormatted(file))
    }
  }

  func run() throws {
    defer { Progress.end() }
    let search = FileSearch(files)
    for failure in search.failures { StandardError.write(failure) }
    for folder in search.empty { StandardError.write(CommandMessages.noSheets(folder)) }
    if range != nil, search.files.count > 1 {
      throw ValidationError(CommandMessages.rangeRequiresOneFile)
    }
    var exit = search.failures.isEmpty ? CommandExit.done : .unreadable
    for (number, file) in search.files.map(\.path).enumerated() {
      Progress.begin(CommandMessages.formatting(file), number, of: search.files.count)
      let result = format(file)
      exit = max(exit, result)
    }
    throw ExitCode(exit.rawValue)
  }

  /// Formats a file, or prints its changes.
  private func format(_ file: String) -> CommandExit {
    let input: InputFile
    do throws(SourceError) {
      input = try InputFile(file)
    } catch {
      StandardError.write(CommandMessages.unreadable(error))
      return .unreadable
    }
    let formatter = Formatter(input.parsed())
    DiagnosticReport.write(formatter.diagnostics, of: input.stream)
    let edited = range.map { formatter.edited(in: $0.bytes(of: input.stream)) } ?? formatter.edited
    if diff { StandardOutput.write(UnifiedDiff(edited).text(into:)) }
    if check {
      if edited.isChanged, !diff { StandardOutput.write { $0.write(edited.original.name + "\n") } }
      return edited.isChanged ? .negative : .done
    }
    if diff { return .done }
    if file == "-" { return write(edited) }
    return edited.isChanged ? replace(file, by: edited) : .done
  }

  /// Writes the formatted sheet of the standard input, if its encoding permits it to replace the
  /// original.
  private func write(_ edited: EditedText) -> CommandExit {
    let (original, text) = (edited.original, edited.text)
    let rejection: ReplacementError? =
      if !original.diagnostics.isEmpty {
        .undecodable(path: original.name)
      } else if original.encoding != .utf8, !text.utf8.allSatisfy({ $0 < 0x80 }) {
        .unsupportedEncoding(path: original.name, original.encoding)
      } else {
        nil
      }
    if let rejection {
      StandardError.write(CommandMessages.notReplaced(rejection))
      return rejection.exit
    }
    StandardOutput.write { $0.write(text) }
    return .done
  }

  private func replace(_ file: String, by edited: EditedText) -> CommandExit {
    do throws(ReplacementError) {
      try OutputFile(file).replace(edited.original, with: edited.text)
      return .done
    } catch {
      StandardError.write(CommandMessages.notReplaced(error))
      return error.exit
    }
  }
}
