// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Hovers of another language server", .needsCorpora)
struct HoverCorpusTests {
  /// The sources whose specificity differs, each with the reason.
  private static let knownDifferences = [
    "div { div {} }":
      "a nested selector has the specificity of the outer selectors as well, as CSS Nesting 1 defines",
    "#foo:host(.foo)": "native programs have no shadow trees, which :host() belongs to",
  ]

  @Test("Each position with a hover has one, and it names the specificity")
  func rows() throws {
    let rows = CorpusRow.all("hover")
    for row in rows {
      let shown = try HoverResult(row.marked)?.contents
      let contents = row.expected?["contents"]?.strings ?? []
      let specificity = contents.first { $0.contains("Specificity") }
        .flatMap { $0.split(separator: ": ").last }?.filter { $0 != " " }
      let hasSpecificity = specificity.map { shown?.contains($0) == true } ?? true
      let isKnown = Self.knownDifferences[row.source] != nil
      #expect((shown != nil && hasSpecificity) != isKnown, "\(row.source): \(shown ?? "none")")
    }
    #expect(rows.count == 24)
  }
}
