// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import CSSSyntax

/// Tests of edited trees against those of a full parse.
@Suite("Trees of edited style sheets")
struct EditingTests {
  @Test(
    "equal a full parse after each random edit of a random sheet",
    arguments: TestTier.part(of: 1...80 as ClosedRange<UInt64>))
  func randomSheets(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let pieces = Bool.random(using: &generator)
      let sheet =
        pieces ? RandomSheet.pieces(using: &generator) : RandomSheet.rules(using: &generator)
      var text = EditedText(sheet)
      for _ in 0..<100 where !text.edit(using: &generator) { return }
    }
  }

  @Test(
    "equal a full parse after each random edit of a style sheet in use", .needsCorpora,
    arguments: Corpora.sheets + Corpora.files(in: "performance", endings: ["css"]))
  func sheets(file: URL) throws {
    let sheet = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var generator = SeededGenerator(seed: UInt64(sheet.utf8.count))
    // Whole sheets, which are parsed once for each edit, and parts of them.
    var text = EditedText(sheet)
    for _ in 0..<TestTier.part(of: max(8, 6_000_000 / max(sheet.utf8.count, 20_000)))
    where !text.edit(using: &generator) { return }
    let head = String(sheet.unicodeScalars.prefix(40_000))
    for _ in 0..<TestTier.part(of: 40) {
      let slice = RandomText.slice(of: head, length: 2_000, using: &generator)
      var text = EditedText(slice)
      for _ in 0..<50 where !text.edit(using: &generator) { return }
    }
  }

  @Test("a keystroke scans a declaration and parses a rule")
  func keystroke() throws {
    let rule = "a { color: red; width: 1px }\n"
    let tree = SyntaxTree(parsing: String(repeating: rule, count: 1_000))
    let offset = rule.utf8.count * 500 + 13
    let edit = TextEdit(range: offset..<offset, replacement: "e")
    let (stream, replacement) = tree.stream.applying(edit)
    let scanned = try #require(replacement)
    #expect(stream.text(of: scanned.new) == " color: reed;")
    let parser = RuleParser(stream, reusing: tree, scanned)
    #expect(stream.byteRange(of: 0..<parser.position).upperBound == rule.utf8.count * 501 + 1)
    #expect(parser.nodes.count == 3_000)
  }

  @Test("the limit of diagnostics applies as in a full parse")
  func diagnosticLimit() {
    let rule = "a{1;}"
    var text = EditedText(String(repeating: rule, count: DiagnosticLog.limit - 1))
    // The edits pass the limit in both directions, at the beginning, in the middle and at the end.
    for (index, position) in [0, 0, 5_000, 5_000, 9_999, 9_999].enumerated() {
      let offset = position * rule.utf8.count
      let removed = TextEdit(range: offset..<offset + 2 * rule.utf8.count, replacement: "")
      let added = TextEdit(range: offset..<offset, replacement: rule + rule)
      text.apply(index.isMultiple(of: 2) ? added : removed)
      text.apply(TextEdit(range: offset..<offset, replacement: " "))
    }
  }

  @Test("an edited text has no undecodable bytes and no other encoding")
  func decodedText() {
    let stream = TokenStream(
      decoding: Array("a{1;}\u{E9} b{2;}".unicodeScalars.map { UInt8($0.value) }))
    let tree = SyntaxTree(parsing: stream)
    #expect(tree.diagnostics.count == 3)
    let edited = tree.applying(TextEdit(range: 0..<1, replacement: "c"))
    let parsed = SyntaxTree(parsing: "c{1;}\u{FFFD} b{2;}", name: stream.name)
    #expect(difference(of: edited, from: parsed) == nil)
    #expect(edited.diagnostics.count == 2)
  }

  @Test("an edit that opens a comment takes linear time", arguments: ["/*", "\"", "{", "url("])
  func openedConstruct(opening: String) {
    expectGrowth(from: 5_000) { count in
      let tree = SyntaxTree(parsing: String(repeating: "a { b: c }\n", count: count))
      let edited = tree.applying(TextEdit(range: 0..<0, replacement: opening))
      #expect(edited.stream.byteCount == tree.stream.byteCount + opening.utf8.count)
    }
  }
}
