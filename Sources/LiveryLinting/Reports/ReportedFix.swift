// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What mends a finding: edits of the text that was asked for, which belong together.
struct ReportedFix {
  /// The edits in the order of the text, with their places.
  let edits: [(place: ReportedPlace, replacement: String)]
  /// Whether all of them are safe.
  let isSafe: Bool

  /// The edits of a finding; nil where there are none, or one of them is of another text.
  init?(_ finding: Finding, in texts: ReportedTexts) {
    let fixIts = finding.diagnostic.fixIts
    guard !fixIts.isEmpty else { return nil }
    let originals = fixIts.compactMap(finding.stream.original)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard originals.count == fixIts.count else { return nil }
    for (edit, next) in zip(originals, originals.dropFirst())
    where edit.range.upperBound > next.range.lowerBound {
      return nil
    }
    edits = originals.map { (texts.place(ofOriginal: $0.range), $0.replacement) }
    isSafe = originals.allSatisfy(\.isSafe)
  }

  /// All edits as one: what is between them stays as it is.
  var whole: (range: Range<Int>, replacement: String) {
    var text = ""
    var end = edits[0].place.range.lowerBound
    let start = end
    for (place, replacement) in edits {
      text += place.source.text(in: end..<place.range.lowerBound) + replacement
      end = place.range.upperBound
    }
    return (start..<end, text)
  }
}
