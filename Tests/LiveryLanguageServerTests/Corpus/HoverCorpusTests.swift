// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
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
    let file = try Corpora.data("language-server/hover.json")
    let document = JSONDocument(parsing: SourceText(decoding: Array(file), name: "hover.json"))
    let rows = try #require(document.root?.elements)
    var count = 0
    for row in rows {
      guard let source = row["source"]?.string, let cursor = row["cursor"]?.integer else {
        continue
      }
      count += 1
      let start = String.Index(utf16Offset: cursor, in: source)
      let hover = try HoverResult(String(source[..<start]) + "|" + source[start...])
      let contents = row[path: "expect", "contents"]?.elements?.compactMap(\.string) ?? []
      let specificity = contents.first { $0.contains("Specificity") }
        .flatMap { $0.split(separator: ": ").last }?.filter { $0 != " " }
      let hasSpecificity = specificity.map { hover?.contents.contains($0) == true } ?? true
      let isKnown = Self.knownDifferences[source] != nil
      #expect(
        (hover != nil && hasSpecificity) != isKnown, "\(source): \(hover?.contents ?? "none")")
    }
    #expect(count == 24)
  }
}
