// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax
import LiveryLinting
import LiveryTooling

/// The options that say what lint mends.
struct LintFixOptions: ParsableArguments {
  @Flag(help: "Mend what can be mended without changing what a sheet means.")
  var fix = false

  @Flag(help: "Mend what is probably meant, too.")
  var fixUnsafe = false

  @Flag(help: "Print what would change instead of the report, and change nothing.")
  var diff = false

  /// Whether files are written.
  var changesFiles: Bool { (fix || fixUnsafe) && !diff }

  /// Mends files, or shows how.
  ///
  /// - Parameter run: The lint of the files; it has them as they are then.
  /// - Returns: Whether all could be written.
  func apply(to run: inout LintRun) -> Bool {
    guard fix || fixUnsafe || diff else { return true }
    let count = run.mend(by: Fixer(usesUnsafeFixes: fixUnsafe))
    let changed = run.files.filter { $0.edited?.isChanged == true }
    if diff {
      StandardOutput.write { sink in
        for file in changed {
          if let edited = file.edited { UnifiedDiff(edited).text(into: &sink) }
        }
      }
      return true
    }
    var isWritten = true
    var written = 0
    for file in changed {
      guard let edited = file.edited else { continue }
      do throws(ReplacementError) {
        try OutputFile(file.path).replace(file.original, with: edited.text)
        written += 1
      } catch {
        StandardError.write(Wording.notReplaced(error))
        isWritten = false
      }
    }
    if written > 0 { StandardError.write(Wording.mended(count, in: written)) }
    return isWritten
  }
}
