// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The texts that findings of a sheet refer to: the sheet itself, or the sources that it was
/// generated from.
struct ReportedTexts {
  /// A text and its lines.
  typealias Text = (source: SourceText, lines: LineIndex)

  private let texts: [Text]
  private let map: SourceMap?

  init(_ stream: TokenStream) {
    map = stream.sourceMap
    texts = (map?.originals ?? [stream.sourceText]).map { ($0, LineIndex($0)) }
  }

  /// Returns the location of a byte range of the sheet.
  func location(of range: Range<Int>) -> ReportedLocation {
    guard let original = map?.originalRange(of: range) else {
      return ReportedLocation(range, in: texts[0])
    }
    return ReportedLocation(original.range, in: texts[original.originalIndex])
  }

  /// Returns the location of a byte range of the original text, which edits apply to.
  func location(ofOriginal range: Range<Int>) -> ReportedLocation {
    ReportedLocation(range, in: texts[0])
  }
}

/// The location of a reported finding or edit.
struct ReportedLocation {
  let source: SourceText
  /// The byte range in the text.
  let range: Range<Int>
  /// The location of the first character.
  let start: SourceLocation
  /// The location after the last character.
  let end: SourceLocation
  /// The byte range of the line in which the location begins.
  let line: Range<Int>

  init(_ range: Range<Int>, in text: ReportedTexts.Text) {
    source = text.source
    self.range = range
    (start, end) = text.lines.locations(of: range)
    line = text.lines.range(ofLine: start.line)
  }

  /// The name of the file.
  var file: String { source.name }
}

extension LintReport {
  /// Calls a function with each finding, its location and its fix.
  func forEach(
    _ body: (_ finding: Finding, _ location: ReportedLocation, _ fix: ReportedFix?) -> Void
  ) {
    var texts: ReportedTexts?
    var stream: TokenStream?
    for finding in findings {
      if stream !== finding.stream { texts = nil }
      let current = texts ?? ReportedTexts(finding.stream)
      (texts, stream) = (current, finding.stream)
      let location = current.location(of: finding.diagnostic.range)
      body(finding, location, ReportedFix(finding, in: current))
    }
  }
}
