// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The texts that findings of a sheet refer to: the sheet itself, or the originals that it was
/// generated from.
struct ReportedTexts {
  /// A text and its lines.
  typealias Text = (source: SourceText, lines: LineIndex)

  /// The originals of the source map, of which there is at least one, or else the sheet.
  private let texts: [Text]
  private let map: SourceMap?

  init(_ stream: TokenStream) {
    map = stream.sourceMap
    texts = (map?.originals ?? [stream.sourceText]).map { ($0, LineIndex($0)) }
  }

  /// Returns the location of a byte range of the sheet, which a source map converts.
  func location(of range: Range<Int>) -> ReportedLocation {
    guard let map else { return ReportedLocation(range, in: texts[0]) }
    let original = map.originalRange(of: range)
    return ReportedLocation(original.range, in: texts[original.originalIndex])
  }

  /// Returns the location of a byte range of the text that edits apply to.
  ///
  /// This text is the first original, or the sheet if it was not generated. Other originals are not
  /// edited.
  func location(ofOriginal range: Range<Int>) -> ReportedLocation {
    ReportedLocation(range, in: texts[0])
  }
}

/// The text, range and lines of a reported finding or edit.
struct ReportedLocation {
  /// The text of the file.
  let source: SourceText
  /// The byte range in the text.
  let range: Range<Int>
  /// The line and column of the start of the range.
  let start: SourceLocation
  /// The line and column of the end of the range.
  let end: SourceLocation
  /// The byte range of the line in which the location begins.
  let lineRange: Range<Int>

  init(_ range: Range<Int>, in text: ReportedTexts.Text) {
    source = text.source
    self.range = range
    (start, end) = text.lines.locations(of: range)
    lineRange = text.lines.range(ofLine: start.line)
  }

  /// The name of the file.
  var file: String { source.name }
}

extension LintReport {
  /// Calls a function with each finding, its location and its fix.
  ///
  /// The fix is `nil` if the finding has none, or if its edits overlap or do not all apply to the
  /// text that is edited.
  func forEachFinding(
    _ body: (_ finding: Finding, _ location: ReportedLocation, _ fix: ReportedFix?) -> Void
  ) {
    // Consecutive findings are usually of the same sheet, whose lines are indexed once.
    var latest: (stream: TokenStream, texts: ReportedTexts)?
    for finding in findings {
      let stream = finding.stream
      let texts =
        if let latest, latest.stream === stream { latest.texts } else { ReportedTexts(stream) }
      latest = (stream, texts)
      let location = texts.location(of: finding.diagnostic.range)
      body(finding, location, ReportedFix(finding, in: texts))
    }
  }
}
