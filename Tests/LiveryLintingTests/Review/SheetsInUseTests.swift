// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryLinting
import TestSupport
import Testing

/// Sheets of the web that browsers display as intended, so that errors in them must be their
/// authors' mistakes.
@Suite(.needsCorpora) struct SheetsInUseTests {
  /// The rules that report real mistakes of the authors, by sheet.
  private static let mistakes: [String: Set<String>] = [
    // `padding` does not accept `auto`.
    "bulma.css": ["invalid-value", "unresolved-variable"],
    "bulma.min.css": ["invalid-value", "unresolved-variable"],
    // `@media (print)`, and `(min-width:0\\0)`, which once detected an old browser.
    "animate-3.7.2.css": ["unknown-media-feature"], "foundation.css": ["unknown-media-feature"],
    "github-markdown.css": ["unresolved-variable"],
  ]

  @Test(
    "real-world sheets have no errors except those of their authors", .tier(.standard),
    arguments: TestTier.part(
      of: Corpora.files(in: "real-world", endings: ["css"])
        .filter { !$0.path(percentEncoded: false).contains("/native/") }))
  func errors(file: URL) throws {
    let stream = try TokenStream(contentsOfFile: file.path(percentEncoded: false))
    let report = Linter().report(on: [SyntaxTree(parsing: stream)])
    let kinds = Set(report.errors.findings.map(\.rule.name))
    #expect(kinds == Self.mistakes[file.lastPathComponent] ?? [])
  }
}
