// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import TestSupport
import Testing

@Suite("Mutated style sheets") struct MutatedSheetTests {
  @Test(
    "any bytes yield valid CSS that round-trips or is reported",
    arguments: TestTier.part(of: 0..<20))
  func mutation(seed: UInt64) {
    for number in 0..<12 {
      let sheet = MutatedSheet(seed: seed &* 1_000 &+ UInt64(number))
      let text = SourceText(decoding: sheet.bytes, name: "sheet.json")
      let read = JSONStyleSheet(text)
      #expect(SyntaxTree(parsing: read.css).diagnostics.isEmpty)
      // Excessive depth and excessive output are reported, and would take too long for a test.
      if read.css.utf8.count > 200_000 { continue }
      let conversion = JSONConversion(read.tree)
      for diagnostic in read.diagnostics + JSONConversion.lostForms(of: read.tree) {
        let place = read.tree.stream.sourceMap?.originalRange(of: diagnostic.range)
        #expect(place.map { $0.range.upperBound <= text.byteCount } == true)
        #expect(!diagnostic.message.isEmpty)
      }
      if conversion.diagnostics.contains(where: { $0.kind == .lostInJSON }) { continue }
      let again = JSONStyleSheet(SourceText(conversion.text)).css
      // A reference that is not restored may change the order of the properties of the first rule.
      #expect(again.split(separator: "\n").sorted() == read.css.split(separator: "\n").sorted())
    }
  }
}
