// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryLinting

/// A file that is linted, as it is and as it was mended so far.
struct LintedFile: Sendable {
  /// The path as it is told; `-` for standard input.
  let path: String
  /// Whether what is found in it is told.
  let isAsked: Bool
  /// What was found in it for itself.
  private(set) var checked: CheckedSheet
  /// What was changed so far; nil for nothing.
  private(set) var edited: EditedText?
  /// The text as it was read.
  let original: SourceText

  /// A file that was looked at.
  init(_ path: String, _ checked: CheckedSheet, isAsked: Bool) {
    self.path = path
    self.isAsked = isAsked
    self.checked = checked
    original = checked.stream.writtenText
  }

  /// Mends what can be mended at once, and looks at the file again.
  ///
  /// - Parameters:
  ///   - findings: What is found in it.
  ///   - fixer: Says which edits count.
  ///   - linter: Looks at what came of it.
  /// - Returns: How many findings were mended.
  mutating func mend(_ findings: [Finding], by fixer: Fixer, _ linter: Linter) -> Int {
    let text = checked.stream.writtenText
    // One pass: what is found then depends on the other files too.
    let fixed = fixer.fixed(text, known: findings) { _ in [] }
    guard fixed.edited.isChanged else { return 0 }
    edited = edited?.followed(by: fixed.edited) ?? fixed.edited
    let next = SourceText(fixed.edited.text, name: text.name)
    checked = linter.checked(InputFile(next).source())
    return fixed.count
  }
}

extension TokenStream {
  /// The text that a person wrote.
  fileprivate var writtenText: SourceText { sourceMap?.originals.first ?? sourceText }
}
