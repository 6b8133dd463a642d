// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSStorage
import CSSSyntax
import LiveryFormatting
import LiveryLinting

/// The options for fixes.
struct LintFixOptions: ParsableArguments {
  @Flag(help: "Applies the fixes that do not change the meaning of a sheet.")
  var fix = false

  @Flag(help: "Applies the fixes that may change the meaning of a sheet, too.")
  var fixUnsafe = false

  @Flag(help: "Prints the changes as a diff instead of the report, and changes nothing.")
  var diff = false

  /// Whether lint writes files.
  var changesFiles: Bool { (fix || fixUnsafe) && !diff }

  /// Fixes files, or prints the fixes.
  ///
  /// - Parameter run: The lint run of the files, which contains the fixed texts afterwards.
  /// - Returns: The highest exit code of the files that cannot be saved, or `done` if all are
  ///   saved.
  func apply(to run: inout LintRun) -> CommandExit {
    guard fix || fixUnsafe || diff else { return .done }
    let count = run.applyFixes(by: Fixer(usesUnsafeFixes: fixUnsafe))
    let changed = run.files.filter { $0.edited?.isChanged == true }
    if diff {
      StandardOutput.write { sink in
        for file in changed {
          if let edited = file.edited { UnifiedDiff(edited).text(into: &sink) }
        }
      }
      return .done
    }
    var exit = CommandExit.done
    var written = 0
    for file in changed {
      guard let edited = file.edited else { continue }
      do throws(ReplacementError) {
        try OutputFile(file.path).replace(file.original, with: edited.text)
        written += 1
      } catch {
        StandardError.write(CommandMessages.notReplaced(error))
        exit = max(exit, error.exit)
      }
    }
    if written > 0 { StandardError.write(CommandMessages.fixed(count, in: written)) }
    return exit
  }
}
