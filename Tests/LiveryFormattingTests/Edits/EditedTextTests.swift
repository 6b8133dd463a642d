// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import LiveryFormatting

@Suite struct EditedTextTests {
  /// Edits of `0123456789` and their result.
  struct Case: Sendable, CustomTestStringConvertible {
    let edits: [TextEdit]
    let text: String
    let rejectedEdits: [Int]

    init(_ edits: [(Range<Int>, String)], _ text: String, rejectedEdits: [Int] = []) {
      self.edits = edits.map { TextEdit(range: $0, replacement: $1) }
      self.text = text
      self.rejectedEdits = rejectedEdits
    }

    var testDescription: String { text }
  }

  @Test(
    "applies compatible edits, and returns the others",
    arguments: [
      Case([], "0123456789"),
      Case([(0..<1, "a")], "a123456789"),
      Case([(9..<10, ""), (0..<0, "a")], "a012345678"),
      Case([(10..<10, "a")], "0123456789a"),
      Case([(2..<4, "a"), (4..<6, "b")], "01ab6789"),
      // An insertion may be before or after a replacement, but not inside.
      Case([(2..<4, "a"), (2..<2, "b"), (4..<4, "c")], "01bac456789"),
      Case([(2..<4, "a"), (3..<3, "b")], "01a456789", rejectedEdits: [1]),
      // The edit that begins first wins, then the first in the input.
      Case([(3..<5, "a"), (2..<4, "b")], "01b456789", rejectedEdits: [0]),
      Case([(2..<4, "a"), (2..<4, "b")], "01a456789", rejectedEdits: [1]),
      Case([(2..<2, "a"), (2..<2, "b")], "01a23456789", rejectedEdits: [1]),
      Case([(0..<4, "a"), (3..<6, "b"), (5..<8, "c")], "a4c89", rejectedEdits: [1]),
      // Edits outside the text.
      Case([(9..<11, "a")], "0123456789", rejectedEdits: [0]),
      Case([(-1..<1, "a")], "0123456789", rejectedEdits: [0]),
    ])
  func edits(_ expected: Case) {
    let edited = EditedText(SourceText("0123456789"), expected.edits)
    #expect(edited.text == expected.text)
    #expect(edited.rejectedEdits == expected.rejectedEdits.map { expected.edits[$0] })
  }

  @Test("an edit does not split characters, and an edit without a change is dropped")
  func characters() {
    let text = SourceText("é=e")
    #expect(EditedText(text, [TextEdit(range: 1..<2, replacement: "a")]).rejectedEdits.count == 1)
    #expect(EditedText(text, [TextEdit(range: 0..<2, replacement: "a")]).text == "a=e")
    let same = EditedText(text, [TextEdit(range: 0..<2, replacement: "é")])
    #expect(!same.isChanged && same.rejectedEdits.isEmpty)
  }

  @Test("applies a group of edits as a whole or not at all")
  func groups() {
    let groups = [
      [TextEdit(range: 4..<5, replacement: "c"), TextEdit(range: 8..<9, replacement: "d")],
      [TextEdit(range: 0..<1, replacement: "a"), TextEdit(range: 4..<6, replacement: "b")],
      [TextEdit(range: 8..<9, replacement: "e")],
    ]
    let (edited, rejected) = EditedText.applying(groups, to: SourceText("0123456789"))
    #expect(edited.text == "a123b67e9" || edited.text == "a123b6789")
    #expect(rejected.contains(0) && !rejected.contains(1))
    let twice = [groups[0] + [TextEdit(range: 4..<6, replacement: "")]]
    #expect(EditedText.applying(twice, to: SourceText("0123456789")).rejected == [0])
  }

  @Test("edits of edited text map to edits of the original text")
  func sequences() {
    var generator = SplitMix(state: 9)
    for _ in 0..<3000 {
      let first = EditedText(SourceText("abcdefghij"), randomEdits(10, &generator))
      let between = SourceText(first.text)
      let second = EditedText(between, randomEdits(between.byteCount, &generator))
      let both = first.followed(by: second)
      #expect(both.text == second.text)
      #expect(EditedText(both.original, both.edits).rejectedEdits.isEmpty)
    }
  }

  private func randomEdits(_ length: Int, _ generator: inout SplitMix) -> [TextEdit] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let start = Int.random(in: 0...length, using: &generator)
      let end = Int.random(in: start...min(start + 3, length), using: &generator)
      let text = String(repeating: "x", count: Int.random(in: 0...3, using: &generator))
      return TextEdit(range: start..<end, replacement: text)
    }
  }
}
