// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The fix of a finding: related edits of the original text.
struct ReportedFix {
  /// The edits in the order of the text, with their locations.
  let edits: [(location: ReportedLocation, replacement: String)]
  /// Whether all edits are safe.
  let isSafe: Bool

  /// Creates the fix of a finding, or `nil` if it has no edits, or an edit is of another text or
  /// overlaps another one.
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
    edits = originals.map { (texts.location(ofOriginal: $0.range), $0.replacement) }
    isSafe = originals.allSatisfy(\.isSafe)
  }

  /// All edits combined into one, which includes the unchanged text between them.
  var whole: (range: Range<Int>, replacement: String) {
    var text = ""
    var end = edits[0].location.range.lowerBound
    let start = end
    for (location, replacement) in edits {
      text += location.source.text(in: end..<location.range.lowerBound) + replacement
      end = location.range.upperBound
    }
    return (start..<end, text)
  }
}
