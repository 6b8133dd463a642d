// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import Testing

@Suite struct FormattedRangeTests {
  @Test(
    "a range formats the rules and declarations that it touches",
    arguments: [
      // The marks ‹ and › are the ends of the range.
      ("a{b:c}\nd{‹e:f›;g:h}", "a{b:c}\nd{\n  e: f;g:h}"),
      ("a{b:c}\nd{e:‹›f;g:h}", "a{b:c}\nd{\n  e: f;g:h}"),
      ("a{b:c}\n‹d{e:f;g:h}›", "a{b:c}\n\nd {\n  e: f;\n  g: h;\n}\n"),
      ("‹a,b›{c:d}", "a,\nb {c:d}"), ("a{b:c‹}›", "a{b:c;\n}\n"),
      ("a{b:c;\n\n\n‹›\n\nd:e}", "a{b:c;\n\n  d:e}"), ("‹›", ""),
    ])
  func ranges(source: String, expected: String) {
    let start = source.utf8.distance(
      from: source.startIndex, to: source.firstIndex(of: "‹") ?? source.startIndex)
    let before = source.replacing("‹", with: "")
    let end = before.utf8.distance(
      from: before.startIndex, to: before.firstIndex(of: "›") ?? before.startIndex)
    let tree = SyntaxTree(parsing: before.replacing("›", with: ""))
    #expect(Formatter(tree).edited(in: start..<end).text == expected)
  }

  @Test("the whole range formats the whole sheet")
  func whole() {
    let tree = SyntaxTree(parsing: "a{b:c}/*d*/\n e , f{g:h}  ")
    let formatter = Formatter(tree)
    #expect(formatter.edited(in: 0..<tree.stream.byteCount).text == formatter.formattedText)
  }
}
