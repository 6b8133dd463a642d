// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryLinting
import TestSupport

/// The page of the documentation that says of each likely mistake found in a sheet in use whether it is one.
///
/// The findings are those of the rules; verdicts and reasons are a person's, and stay when the page is written anew.
struct ReviewPage {
  /// A finding, and what a person says of it.
  struct Row: Hashable {
    /// The line and the column, counted from 1.
    let place: String
    let rule: String
    /// The source from the finding on.
    let excerpt: String
    /// `true`, `false`, or a question mark where nobody has looked.
    var verdict = "?"
    var reason = ""
  }

  /// The sheet's file name.
  let sheet: String
  var rows: [Row]
}

extension ReviewPage {
  /// What the linter finds in a sheet of the corpora.
  init(linting file: URL) throws {
    let stream = try TokenStream(contentsOfFile: file.path(percentEncoded: false))
    let lines = LineIndex(stream)
    let report = Linter().report(on: [SyntaxTree(parsing: stream)])
    sheet = file.lastPathComponent
    rows = report.findings.filter { $0.rule.group == .bug }.map { finding in
      let start = lines.location(of: finding.diagnostic.range.lowerBound)
      return Row(
        place: "\(start.line):\(start.column)", rule: finding.rule.name,
        excerpt: Self.excerpt(of: stream, from: finding.diagnostic.range.lowerBound))
    }
  }

  /// Some letters of the source, on one line and without what a table would take for its own.
  private static func excerpt(of stream: TokenStream, from start: Int) -> String {
    let end = min(start + 56, stream.sourceText.byteCount)
    let text = String(decoding: stream.utf8(in: start..<end), as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let cut = line.firstIndex { $0 == "}" || $0 == ";" } ?? line.endIndex
    return line[..<cut].replacing("|", with: "¦").replacing("`", with: "'")
      .trimmingCharacters(in: .whitespaces)
  }
}

extension ReviewPage {
  /// Reads the rows of a page; those that are none are passed over.
  init(sheet: String, reading page: String) {
    self.sheet = sheet
    rows = page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[1].contains(":"), cells[2].hasPrefix("`") else { return nil }
      return Row(
        place: cells[1], rule: cells[2].filter { $0 != "`" },
        excerpt: cells[3].filter { $0 != "`" },
        verdict: cells[4], reason: cells[5])
    }
  }

  /// Takes over what was said of the same findings before.
  mutating func takeVerdicts(of other: ReviewPage) {
    let known = Dictionary(
      other.rows.map { (Row(place: $0.place, rule: $0.rule, excerpt: $0.excerpt), $0) },
      uniquingKeysWith: { first, _ in first })
    rows = rows.map { known[$0] ?? $0 }
  }

  /// The page's name without its ending.
  var name: String {
    "LintReview-" + sheet.replacing(".css", with: "").replacing(".", with: "-")
  }

  /// The page in Markdown.
  var markdown: String {
    """
    # \(sheet)

    What lint takes for likely mistakes in \(sheet), each looked at.

    ## Overview

    \(summary). How they were looked at says <doc:LintReview>.

    | Place | Rule | Source | Mistake? | Why |
    | --- | --- | --- | --- | --- |

    """
      + rows.map {
        "| \($0.place) | `\($0.rule)` | `\($0.excerpt)` | \($0.verdict) | \($0.reason) |\n"
      }.joined()
  }

  /// How many rows have a verdict.
  func count(_ verdict: String) -> Int { rows.count { $0.verdict == verdict } }

  private var summary: String {
    "\(rows.count) findings, of which \(count("false")) are no mistakes"
  }
}
