// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryLinting

/// A linted file, with its original text and its fixes so far.
struct LintedFile: Sendable {
  /// The path for output, or `-` for standard input.
  let path: String
  /// Whether the findings of the file are reported.
  let isRequested: Bool
  /// The file with the findings of the rules that need no other sheet.
  private(set) var checked: CheckedSheet
  /// The edits so far, or `nil` if there are none.
  private(set) var edited: EditedText?
  /// The original text.
  let original: SourceText

  /// Creates a linted file from a checked sheet.
  init(_ path: String, _ checked: CheckedSheet, isRequested: Bool) {
    self.path = path
    self.isRequested = isRequested
    self.checked = checked
    original = checked.stream.writtenText
  }

  /// Fixes findings in a single pass, and checks the file again.
  ///
  /// - Parameters:
  ///   - findings: The findings in the file.
  ///   - fixer: The fixer, which determines the edits to apply.
  ///   - linter: The linter that checks the result.
  /// - Returns: The number of fixed findings.
  mutating func applyFixes(_ findings: [Finding], by fixer: Fixer, _ linter: Linter) -> Int {
    let text = checked.stream.writtenText
    // Only one pass, because further findings also depend on the other files.
    let fixed = fixer.fixed(text, known: findings) { _ in [] }
    guard fixed.edited.isChanged else { return 0 }
    edited = edited?.followed(by: fixed.edited) ?? fixed.edited
    let next = SourceText(fixed.edited.text, name: text.name)
    checked = linter.checked(InputFile(next).source())
    return fixed.count
  }
}

extension TokenStream {
  /// The text as written by its author.
  fileprivate var writtenText: SourceText { sourceMap?.originals.first ?? sourceText }
}
