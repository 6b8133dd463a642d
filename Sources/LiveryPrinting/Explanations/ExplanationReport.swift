// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSelectors
package import LiveryFormatting

/// A printed explanation: the value, then a line for each candidate declaration.
///
/// ```
/// color: rgb(0, 0, 128)
///   ✓ navy  .title:hover  author  (0,2,0)  theme.css:2:16  wins
///   ✗ teal  .title        author  (0,1,0)  theme.css:1:10  lost to specificity (0,2,0)
/// ```
///
/// A mark shows whether the cascade chose the declaration. The declared value, the matching
/// selector, the origin and layer, the specificity, the location and the reason follow. A running
/// transition or animation has a description such as `transition of color, 40 % of 200ms` in place of
/// the selector.
package struct ExplanationReport {
  let explanation: Explanation

  /// Creates the report of an explanation.
  package init(_ explanation: Explanation) { self.explanation = explanation }
}

extension ExplanationReport {
  /// Writes the report as text.
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

  /// Writes several reports, separated by empty lines.
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
      rows.lazy.map { $0[column].count }.filter { $0 <= Self.maximumColumnWidth }.max() ?? 0
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

  /// The maximum width of an aligned column.
  ///
  /// A wider cell exceeds its column.
  private static let maximumColumnWidth = 48
}

extension Candidate {
  /// Returns the cells before the reason.
  ///
  /// Missing details are empty strings.
  fileprivate func columns(of queried: String) -> [String] {
    let name = property == queried ? "" : property + ": "
    let columns = [
      name + value + (isImportant ? " !important" : ""), selector ?? effect?.text ?? "",
      layer.map { "\(origin.rawValue)/\($0)" } ?? origin.rawValue, scope?.rule ?? "",
      selector == nil ? "" : specificity.description, location?.description ?? "",
    ]
    return columns.map { text in TextSink.text { $0.write(printable: text) } }
  }
}
