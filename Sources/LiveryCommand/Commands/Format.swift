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
    abstract: "Brings sheets into one form.",
    discussion: """
      Files are changed in place: those that are named, those that a pattern such as 'themes/**/*.css' matches, and all \
      sheets in a folder. Symbolic links are followed only where they are named. The sheet on standard input goes to standard output. White space alone changes, and \
      semicolons behind declarations, so that a sheet means what it meant. The comment /* livery-format-ignore */ keeps the \
      rule or declaration below it as it is. A missing semicolon is a warning.

      A file is replaced as a whole, and only when it still holds what was read. The exit code is 1 when --check finds a file \
      that would change, 2 when a file cannot be read or was changed meanwhile, 64 when it cannot be replaced, and 70 when \
      writing fails, as on a full disk.
      """)

  @Argument(
    help: ArgumentHelp("Sheets in CSS; folders; - is standard input.", valueName: "file"))
  var files: [String]

  @Flag(
    help: "Change nothing; list the files that would change, and end with code 1 if there are any.")
  var check = false

  @Flag(help: "Change nothing; print what would change, as patch and git apply read it.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "Format the rules and declarations in these lines alone; of one file.",
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
      throw ValidationError(CommandMessages.rangeOfOneFile)
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
        .undecodable(original.name)
      } else if original.encoding != .utf8, !text.utf8.allSatisfy({ $0 < 0x80 }) {
        .encoding(original.name, original.encoding)
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
