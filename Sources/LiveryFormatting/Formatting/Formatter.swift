// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A formatter that writes each declaration on a line, indents blocks and separates rules by blank
/// lines.
///
/// ```swift
/// Formatter(SyntaxTree(parsing: "a,b>c{color:red}")).formattedText
/// // a,
/// // b > c {
/// //   color: red;
/// // }
/// ```
///
/// The formatter changes only white space, and semicolons after declarations, so the meaning stays
/// the same. Comments keep their positions. Custom properties keep their values byte for byte,
/// because programs can read them as text. Invalid text and a rule or declaration after the comment
/// `/* livery-format-ignore */` are not changed. Formatting is idempotent.
package struct Formatter: Sendable {
  private let text: SourceText
  private let edits: [TextEdit]
  /// The diagnostics for missing semicolons.
  ///
  /// Text after them is formatted as part of the value.
  package let diagnostics: [Diagnostic]
  /// The ranges that can be formatted by themselves.
  private let ranges: [Range<Int>]

  /// Formats a sheet that was written as CSS, as opposed to one generated from JSON.
  package init(_ tree: SyntaxTree, options: FormattingOptions = FormattingOptions()) {
    let layout = SheetLayout.of(tree, options)
    text = tree.stream.sourceText
    edits = layout.writer.edits
    ranges = layout.ranges
    diagnostics = layout.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = .warning
      return diagnostic
    }
  }

  /// The sheet with its edits.
  package var edited: EditedText { EditedText(text, fitting: edits) }

  /// The formatted sheet.
  package var formattedText: String { edited.text }

  /// Returns the edits of the rules and declarations that overlap a byte range, including the white
  /// space before them.
  ///
  /// The head of a rule, each of its contents and its closing brace are separate ranges.
  package func edited(in range: Range<Int>) -> EditedText {
    let touched = ranges.filter {
      range.isEmpty
        ? $0.lowerBound <= range.lowerBound && range.lowerBound <= $0.upperBound
        : $0.overlaps(range)
    }
    let start = min(range.lowerBound, touched.map(\.lowerBound).min() ?? range.lowerBound)
    let end = max(range.upperBound, touched.map(\.upperBound).max() ?? range.upperBound)
    // White space before a range belongs to it. White space after it does not, except at the end of
    // the text.
    let within = edits.filter {
      start <= $0.range.upperBound && ($0.range.lowerBound < end || end == text.byteCount)
    }
    return EditedText(text, fitting: within)
  }
}
