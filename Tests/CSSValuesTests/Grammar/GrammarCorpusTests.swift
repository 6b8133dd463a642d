// SPDX-License-Identifier: Apache-2.0
import CSSValues
import TestSupport
import Testing

/// Tests that all grammars in mdn/data and webref are valid.
struct GrammarCorpusTests {
  @Test(
    "round-trips every grammar of a file",
    .needsCorpora,
    arguments: zip(GrammarCorpus.files, [670, 378, 106, 35, 906, 670, 93]))
  func parses(file: String, count: Int) throws {
    let entries = try GrammarCorpus.entries(of: file)
    #expect(entries.count == count)
    for entry in entries {
      do {
        let syntax = try ValueSyntax(parsing: entry.syntax)
        let again = try ValueSyntax(parsing: syntax.description)
        if again != syntax { Issue.record("\(entry): \(syntax)") }
      } catch {
        Issue.record("\(entry): \(error)\n\(entry.syntax)")
      }
    }
  }
}
