// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryLinting
import TestSupport
import Testing

/// The likely mistakes that lint finds in sheets of the web, compared with a person's verdicts.
@Suite(.needsCorpora) struct ReviewTests {
  private static let folder = Corpora.packageRoot
    .appending(path: "Sources/LiveryLinting/LiveryLinting.docc/Review")

  private static let sheets = Corpora.files(in: "real-world", endings: ["css"])
    .filter { !$0.path(percentEncoded: false).contains("/native/") }

  @Test(
    "every finding is reviewed; RECORD_SNAPSHOTS=1 lists the others",
    .tier(.standard),
    arguments: sheets)
  func review(sheet: URL) throws {
    var found = try ReviewArticle(linting: sheet)
    let file = Self.folder.appending(path: found.name + ".md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let reviewed = ReviewArticle(sheet: found.sheet, reading: text)
    found.copyVerdicts(of: reviewed)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try found.markdown.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == found.markdown)
    for row in found.rows {
      #expect(["true", "false"].contains(row.verdict) && row.reason.count > 10, "\(row)")
    }
  }

  @Test(
    "fewer than 5 % of the findings are false, as the summary lists",
    .tier(.standard))
  func share() throws {
    let pages = try Self.sheets.map { sheet in
      let name = try ReviewArticle(linting: sheet).name
      let page = Self.folder.appending(path: name + ".md")
      return ReviewArticle(
        sheet: sheet.lastPathComponent, reading: try String(contentsOf: page, encoding: .utf8))
    }
    let wrong = pages.reduce(0) { $0 + $1.count("false") }
    let all = pages.reduce(0) { $0 + $1.rows.count }
    #expect(wrong * 20 < all)
    let summary = try String(
      contentsOf: Self.folder.appending(path: "LintReview.md"), encoding: .utf8)
    for page in pages {
      let row = "| <doc:\(page.name)> | \(page.rows.count) | \(page.count("false")) |"
      #expect(summary.contains(row), "missing: \(row)")
    }
    #expect(summary.contains("| all | \(all) | \(wrong) |"), "missing: | all | \(all) | \(wrong) |")
  }
}
