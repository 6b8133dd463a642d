// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The texts that findings of a sheet are in, with their lines: the sheet, or what a sheet was written from.
struct ReportedTexts {
  /// A text and its lines.
  typealias Text = (source: SourceText, lines: LineIndex)

  private let texts: [Text]
  private let map: SourceMap?

  init(_ stream: TokenStream) {
    map = stream.sourceMap
    texts = (map?.originals ?? [stream.sourceText]).map { ($0, LineIndex($0)) }
  }

  /// Where a range of bytes of the sheet is.
  func place(of range: Range<Int>) -> ReportedPlace {
    guard let place = map?.place(of: range) else {
      return ReportedPlace(range, in: texts[0])
    }
    return ReportedPlace(place.range, in: texts[place.text])
  }

  /// The place of bytes of the text that was asked for, which is the one that edits are of.
  func place(ofOriginal range: Range<Int>) -> ReportedPlace {
    ReportedPlace(range, in: texts[0])
  }
}

/// Where something is that is told.
struct ReportedPlace {
  let source: SourceText
  /// The bytes of the text.
  let range: Range<Int>
  /// The first character.
  let start: SourceLocation
  /// The one behind the last.
  let end: SourceLocation
  /// The bytes of the line in which it begins.
  let line: Range<Int>

  init(_ range: Range<Int>, in text: ReportedTexts.Text) {
    source = text.source
    self.range = range
    (start, end) = text.lines.locations(of: range)
    line = text.lines.range(ofLine: start.line)
  }

  /// What the text is called.
  var file: String { source.name }
}

extension LintReport {
  /// Hands each finding on, with where it is and what mends it.
  func forEach(
    _ body: (_ finding: Finding, _ place: ReportedPlace, _ fix: ReportedFix?) -> Void
  ) {
    var texts: ReportedTexts?
    var stream: TokenStream?
    for finding in findings {
      if stream !== finding.stream { texts = nil }
      let current = texts ?? ReportedTexts(finding.stream)
      (texts, stream) = (current, finding.stream)
      let place = current.place(of: finding.diagnostic.range)
      body(finding, place, ReportedFix(finding, in: current))
    }
  }
}
