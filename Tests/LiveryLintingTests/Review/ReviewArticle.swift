// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryLinting
import TestSupport

/// A documentation article with a verdict on each likely mistake that the linter finds in a
/// real-world sheet.
///
/// The linter produces the findings. Verdicts and reasons are written by a person and kept when the
/// article is regenerated.
struct ReviewArticle {
  /// A finding with a person's verdict.
  struct Row: Hashable {
    /// The line and the column, counted from 1.
    let location: String
    let rule: String
    /// The source text that begins at the finding.
    let excerpt: String
    /// `true`, `false`, or a question mark if the finding was not reviewed.
    var verdict = "?"
    var reason = ""
  }

  /// The file name of the sheet.
  let sheet: String
  var rows: [Row]
}

extension ReviewArticle {
  /// Creates the article with the linter's findings in a sheet of the corpora.
  init(linting file: URL) throws {
    let stream = try TokenStream(contentsOfFile: file.path(percentEncoded: false))
    let lines = LineIndex(stream)
    let report = Linter().report(on: [SyntaxTree(parsing: stream)])
    sheet = file.lastPathComponent
    rows = report.findings.filter { $0.rule.group == .bug }.map { finding in
      let start = lines.location(of: finding.diagnostic.range.lowerBound)
      return Row(
        location: "\(start.line):\(start.column)", rule: finding.rule.name,
        excerpt: Self.excerpt(of: stream, from: finding.diagnostic.range.lowerBound))
    }
  }

  /// Returns an excerpt of the source on one line, without characters that are special in a table.
  private static func excerpt(of stream: TokenStream, from start: Int) -> String {
    let end = min(start + 56, stream.sourceText.byteCount)
    let text = String(decoding: stream.utf8(in: start..<end), as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let cut = line.firstIndex { $0 == "}" || $0 == ";" } ?? line.endIndex
    return line[..<cut].replacing("|", with: "¦").replacing("`", with: "'")
      .trimmingCharacters(in: .whitespaces)
  }
}

extension ReviewArticle {
  /// Reads the rows of an article and skips lines that are not rows.
  init(sheet: String, reading page: String) {
    self.sheet = sheet
    rows = page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[1].contains(":"), cells[2].hasPrefix("`") else { return nil }
      return Row(
        location: cells[1], rule: cells[2].filter { $0 != "`" },
        excerpt: cells[3].filter { $0 != "`" },
        verdict: cells[4], reason: cells[5])
    }
  }

  /// Copies the verdicts on equal findings from another article.
  mutating func copyVerdicts(of other: ReviewArticle) {
    let known = Dictionary(
      other.rows.map { (Row(location: $0.location, rule: $0.rule, excerpt: $0.excerpt), $0) },
      uniquingKeysWith: { first, _ in first })
    rows = rows.map { known[$0] ?? $0 }
  }

  /// The name of the article without its extension.
  var name: String {
    "LintReview-" + sheet.replacing(".css", with: "").replacing(".", with: "-")
  }

  /// The article in Markdown.
  var markdown: String {
    """
    # \(sheet)

    A verdict on each likely mistake that the linter finds in \(sheet).

    ## Overview

    \(summary). For the method, see <doc:LintReview>.

    | Position | Rule | Source | Mistake | Reason |
    | --- | --- | --- | --- | --- |

    """
      + rows.map {
        "| \($0.location) | `\($0.rule)` | `\($0.excerpt)` | \($0.verdict) | \($0.reason) |\n"
      }.joined()
  }

  /// Returns the number of rows with a verdict.
  func count(_ verdict: String) -> Int { rows.count { $0.verdict == verdict } }

  private var summary: String {
    "\(rows.count) findings, of which \(count("false")) are false positives"
  }
}
