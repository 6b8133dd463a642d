// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryFormatting
import LiveryJSON
import LiveryLinting

/// The safe fixes of all findings in a theme, or in one of its files.
///
/// A fix may make another one possible, also in another file, so the theme is checked and fixed
/// repeatedly.
struct ThemeFixer {
  private let linter: Linter
  private var files: [File]

  /// A file with its fixes so far.
  private struct File {
    let sheet: ThemeSheet
    var checked: CheckedSheet
    var edited: EditedText
  }

  /// Creates a fixer for the sheets of a theme.
  init(_ sheets: [ThemeSheet], by linter: Linter) {
    self.linter = linter
    files = sheets.map {
      File(
        sheet: $0, checked: linter.checked($0.source), edited: EditedText($0.writtenText, []))
    }
  }

  /// Returns the edits of each file, in bytes.
  ///
  /// - Parameter isIncluded: Returns whether to fix a sheet.
  /// - Returns: The edits of the files that change.
  func edits(where isIncluded: (ThemeSheet) -> Bool) -> [(sheet: ThemeSheet, edits: [TextEdit])] {
    var fixer = self
    for _ in 0..<Fixer.maximumPasses {
      let report = linter.report(on: fixer.files.map(\.checked))
      var isChanged = false
      for (number, findings) in report.bySheet.enumerated()
      where isIncluded(fixer.files[number].sheet) {
        isChanged = fixer.fix(number, findings) || isChanged
      }
      if !isChanged { break }
    }
    return fixer.files.filter(\.edited.isChanged).map { ($0.sheet, $0.edited.edits) }
  }

  /// Fixes the findings of a file once, and returns whether its text changed.
  private mutating func fix(_ number: Int, _ findings: [Finding]) -> Bool {
    let file = files[number]
    let text = SourceText(file.edited.text, name: file.sheet.source.name)
    // Only one pass, because further findings also depend on the other files.
    let fixed = Fixer().fixed(text, known: findings) { _ in [] }.edited
    guard fixed.isChanged else { return false }
    files[number].edited = file.edited.followed(by: fixed)
    files[number].checked = linter.checked(file.sheet.source(parsing: fixed.text))
    return true
  }
}

extension ThemeSheet {
  /// Returns the sheet with another text, and its imports.
  fileprivate func source(parsing text: String) -> StyleSource {
    if isGenerated {
      return StyleSource(json: SourceText(text, name: source.name), loader: source.loader)
    }
    return StyleSource(
      SyntaxTree(parsing: TokenStream(text, name: source.name)), name: source.name,
      origin: source.origin, loader: source.loader)
  }
}

extension Finding {
  /// Whether the finding has a fix that does not change the meaning of its file.
  var isSafelyFixable: Bool {
    let fixIts = diagnostic.fixIts
    return !fixIts.isEmpty && fixIts.allSatisfy { $0.isSafe && stream.original(of: $0) != nil }
  }
}
