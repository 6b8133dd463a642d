// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSelectors
package import LiveryFormatting

/// An explanation in print: the value, then a line for each declaration that was in question.
///
/// ```
/// color: rgb(0, 0, 128)
///   ✓ navy  .title:hover  author  (0,2,0)  theme.css:2:16  wins
///   ✗ teal  .title        author  (0,1,0)  theme.css:1:10  lost to specificity (0,2,0)
/// ```
///
/// A mark says whether the cascade chose the declaration. Then come what is declared, the selector that matches, who
/// declares it and in which layer, the specificity, the place, and what decided.
package struct ExplanationReport {
  let explanation: Explanation

  /// The report of an explanation.
  package init(_ explanation: Explanation) { self.explanation = explanation }
}

extension ExplanationReport {
  /// Writes lines for people.
  package func text(into sink: inout TextSink) {
    sink.write(explanation.property + ": ")
    sink.write(printable: explanation.headline)
    sink.write("\n")
    write(explanation.candidates, into: &sink)
    for ancestor in explanation.inheritedFrom {
      sink.write("inherited from ")
      sink.write(printable: ancestor.element)
      sink.write(":\n")
      write(ancestor.candidates, into: &sink)
    }
  }

  /// Writes several reports, with an empty line between two.
  package static func text(_ reports: [ExplanationReport], into sink: inout TextSink) {
    for (number, report) in reports.enumerated() {
      if number > 0 { sink.write("\n") }
      report.text(into: &sink)
    }
  }

  private func write(_ candidates: [Candidate], into sink: inout TextSink) {
    let rows = candidates.map { $0.columns(of: explanation.property) }
    guard let first = rows.first else { return }
    let widths = first.indices.map { column in
      rows.lazy.map { $0[column].count }.filter { $0 <= Self.widestColumn }.max() ?? 0
    }
    for (row, candidate) in zip(rows, candidates) {
      sink.write(candidate.wins ? "  ✓ " : "  ✗ ")
      for (text, width) in zip(row, widths) where width > 0 || !text.isEmpty {
        sink.write(text)
        sink.write(String(repeating: " ", count: max(width - text.count, 0) + 2))
      }
      sink.write(printable: candidate.reason.description)
      sink.write("\n")
    }
  }

  /// What is wider than this stands out of its column.
  private static let widestColumn = 48
}

extension Candidate {
  /// What stands in front of the reason; an empty text for what there is not.
  fileprivate func columns(of asked: String) -> [String] {
    let name = property == asked ? "" : property + ": "
    let columns = [
      name + value + (isImportant ? " !important" : ""), selector ?? "",
      layer.map { "\(origin.rawValue)/\($0)" } ?? origin.rawValue, scope?.rule ?? "",
      selector == nil ? "" : specificity.description, location?.description ?? "",
    ]
    return columns.map { text in TextSink.text { $0.write(printable: text) } }
  }
}
