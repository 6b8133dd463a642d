// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Brings a sheet into one form: a declaration on each line, blocks indented, a blank line between rules.
///
/// ```swift
/// Formatter(SyntaxTree(parsing: "a,b>c{color:red}")).formattedText
/// // a,
/// // b > c {
/// //   color: red;
/// // }
/// ```
///
/// White space alone changes, and semicolons behind declarations; the sheet means the same. Comments stay where they are,
/// custom properties, which programs can read as text, keep their values byte for byte, and what cannot be read is kept as it
/// is. So is a rule or declaration below the comment `/* livery-format-ignore */`. To format what was formatted changes
/// nothing.
package struct Formatter: Sendable {
  private let text: SourceText
  private let edits: [TextEdit]
  /// The places at which a semicolon is missing; what follows is formatted as a part of the value.
  package let diagnostics: [Diagnostic]
  /// What can be formatted by itself.
  private let places: [Range<Int>]

  /// The form of a sheet that a person wrote: one that was made of JSON has none of its own.
  package init(_ tree: SyntaxTree, options: FormattingOptions = FormattingOptions()) {
    let layout = SheetLayout.of(tree, options)
    text = tree.stream.sourceText
    edits = layout.writer.edits
    places = layout.places
    diagnostics = layout.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = .warning
      return diagnostic
    }
  }

  /// The sheet with what changes.
  package var edited: EditedText { EditedText(text, fitting: edits) }

  /// The formatted sheet.
  package var formattedText: String { edited.text }

  /// What changes of the rules and declarations that a range of bytes touches, the white space before them included.
  ///
  /// The head of a rule, each of its contents and its closing brace count by themselves.
  package func edited(in range: Range<Int>) -> EditedText {
    let touched = places.filter {
      range.isEmpty
        ? $0.lowerBound <= range.lowerBound && range.lowerBound <= $0.upperBound
        : $0.overlaps(range)
    }
    let start = min(range.lowerBound, touched.map(\.lowerBound).min() ?? range.lowerBound)
    let end = max(range.upperBound, touched.map(\.upperBound).max() ?? range.upperBound)
    // The white space before a place is part of it, what is behind it is not; but for the end of the text.
    let within = edits.filter {
      start <= $0.range.upperBound && ($0.range.lowerBound < end || end == text.byteCount)
    }
    return EditedText(text, fitting: within)
  }
}
