// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct LineTests {
  private func lines(_ css: String, _ children: [LayoutNode], width: Double? = 50) -> [String] {
    layoutOf(css, element("root", "", children), width: width).textLines.map(\.text)
  }

  @Test("breaks lines between words")
  func words() {
    #expect(lines("", [.text("one two three four")]) == ["one two", "three four"])
    #expect(
      layoutOf("", element("root", "", [.text("one two three four")]), width: 50).size
        == Size(50, 24))
  }

  private static let longWords: [(css: String, text: String, lines: [String])] = [
    ("", "abcdefghijklmno pq", ["abcdefghijklmno", "pq"]),
    ("", "a abcdefghijklm", ["a", "abcdefghijklm"]),
    ("", "abcdefghi-jklmno", ["abcdefghi-", "jklmno"]),
    ("overflow-wrap: normal; word-break: normal", "abcdefghijklm", ["abcdefghijklm"]),
    ("overflow-wrap: break-word", "abcdefghijklmno pq", ["abcdefghij", "klmno pq"]),
    ("overflow-wrap: break-word", "a abcdefghijklm", ["a", "abcdefghij", "klm"]),
    ("word-wrap: break-word", "abcdefghijklm", ["abcdefghij", "klm"]),
    ("overflow-wrap: anywhere", "a abcdefghijklm", ["a", "abcdefghij", "klm"]),
    ("word-break: break-word", "a abcdefghijklm", ["a", "abcdefghij", "klm"]),
    ("word-break: break-all", "a abcdefghijklm", ["a abcdefgh", "ijklm"]),
    ("line-break: anywhere", "a abcdefghijklm", ["a abcdefgh", "ijklm"]),
    ("overflow-wrap: anywhere; white-space: nowrap", "a abcdefghijklm", ["a abcdefghijklm"]),
    ("overflow-wrap: anywhere; white-space: pre", "abcdefghijklm", ["abcdefghijklm"]),
    ("overflow-wrap: anywhere; white-space: pre-wrap", "abcdefghijklm", ["abcdefghij", "klm"]),
    ("", "abcdefghijkl\u{AD}mnopq", ["abcdefghijkl\u{AD}\u{2010}", "mnopq"]),
    ("overflow-wrap: break-word", "abcdefghijkl\u{AD}m", ["abcdefghij", "kl\u{AD}m"]),
  ]

  /// CSS Text 4, sections 6.2 and 6.5.
  @Test(
    "breaks a word wider than its line only if allowed", arguments: longWords)
  func longWord(css: String, text: String, expected: [String]) {
    #expect(lines("root { \(css) }", [.text(text)]) == expected)
  }

  @Test("an inline box with negative content width has zero width")
  func negativeMargins() {
    let layout = layoutOf(
      ".button { margin-left: -10px }",
      element("root", "", [child("span", "", [child("b", "button")])]))
    #expect(layout.frames(of: 1).map(\.width) == [0])
  }

  @Test("a line of zero width has one word or letter")
  func noWidth() {
    #expect(lines("", [.text("abc de")], width: 0) == ["abc", "de"])
    let css = "root { overflow-wrap: break-word }"
    #expect(lines(css, [.text("abc")], width: 0) == ["a", "b", "c"])
  }

  @Test(
    "an overflowing word begins at the line's start",
    arguments: [
      ("text-align: center", 0.0), ("text-align: right", 0), ("text-align: justify", 0),
      ("direction: rtl; text-align: left", -15),
    ])
  func overflowingWord(css: String, x: Double) {
    let layout = layoutOf(
      "root { \(css) }", element("root", "", [.text("abcdefghijklm")]), width: 50)
    #expect(layout.textLines.map(\.frame) == [Rect(x: x, y: 0, width: 65, height: 12)])
  }

  @Test(
    "the min-content width is that of the widest word, or of the widest letter",
    arguments: [
      ("", 25.0), ("overflow-wrap: break-word", 25), ("overflow-wrap: anywhere", 5),
      ("word-break: break-word", 5), ("word-break: break-all", 5), ("line-break: anywhere", 5),
      ("overflow-wrap: anywhere; white-space: nowrap", 40),
    ])
  func minContent(css: String, width: Double) {
    let layout = layoutOf(
      ".a { float: left; width: min-content; \(css) }",
      element("root", "", [child("div", "a", [.text("abcde fg")])]))
    #expect(layout.frame(of: 1)?.width == width)
  }

  @Test("white space collapses across elements")
  func whiteSpace() {
    #expect(
      lines("", [.text("  a \n "), child("b", "", [.text("  b ")]), .text(" c ")]) == [
        "a ", "b ", "c",
      ])
    #expect(lines("root { white-space: pre }", [.text("a  b\n c")]) == ["a  b", " c"])
    #expect(lines("root { white-space: pre-line }", [.text("a  b\n c")]) == ["a b", "c"])
    #expect(
      lines("root { white-space: nowrap }", [.text("one two three four")]) == ["one two three four"]
    )
  }

  @Test("an element may force a line break")
  func lineBreak() {
    #expect(lines("", [.text("a"), child("br"), child("br"), .text("b")]) == ["a", "b"])
    let size = layoutOf(
      "", element("root", "", [.text("a"), child("br"), child("br"), .text("b")])
    ).size
    #expect(size.height == 36)
  }

  @Test("shows soft hyphens at the end of a line")
  func hyphens() {
    #expect(lines("", [.text("abcdef\u{AD}ghijkl")]) == ["abcdef\u{AD}\u{2010}", "ghijkl"])
    #expect(lines("root { hyphens: none }", [.text("abcdef\u{AD}ghijkl")]).count == 1)
  }

  @Test(
    "aligns lines",
    arguments: [("left", 0.0), ("center", 15), ("right", 30), ("end", 30), ("start", 0)])
  func alignment(align: String, x: Double) {
    let layout = layoutOf(
      "root { text-align: \(align) }", element("root", "", [.text("abcd")]), width: 50)
    #expect(layout.textLines[0].frame.minX == x)
  }

  @Test("justified lines fill the width, except the last")
  func justified() {
    let layout = layoutOf(
      "root { text-align: justify }", element("root", "", [.text("aa bb cc dd")]), width: 44)
    #expect(layout.textLines.map(\.frame.width) == [44, 10])
  }

  @Test("indents the first line")
  func indent() {
    let layout = layoutOf(
      "root { text-indent: 20px }", element("root", "", [.text("one two three")]), width: 50)
    #expect(layout.textLines.map(\.frame.minX) == [20, 0])
  }

  @Test("inline elements have edges at their start and end")
  func inlineBoxes() {
    let layout = layoutOf(
      ".i { padding: 1px 3px; border: 1px solid; margin: 0 2px }",
      element("root", "", [.text("a "), child("span", "i", [.text("bb cc dd")]), .text("e")]),
      width: 40)
    #expect(layout.textLines.map(\.text) == ["a ", "bb", "cc dd", "e"])
    #expect(
      layout.frames(of: 1) == [
        Rect(x: 12, y: -2, width: 14, height: 16), Rect(x: 0, y: 10, width: 29, height: 16),
      ])
    #expect(layout.textLines.map(\.frame.minX) == [0, 16, 0, 31])
  }

  @Test("inline blocks align with the baseline of their last line")
  func inlineBlocks() {
    let layout = layoutOf(
      ".button { padding: 4px; margin: 0 1px }",
      element("root", "", [.text("a"), child("span", "button", [.text("bb")]), .text("c")]))
    #expect(layout.frame(of: 1) == Rect(x: 6, y: 0, width: 18, height: 20))
    #expect(layout.textLines.map(\.frame.minX) == [0, 10, 25])
    #expect(Set(layout.textLines.map(\.baseline)).count == 1)
    #expect(layout.size.height == 20)
  }

  @Test(
    "pictures are on the baseline, or aligned by their style",
    arguments: [("baseline", 0.0), ("top", 0), ("bottom", 0), ("middle", 0)])
  func images(align: String, top: Double) {
    let image = LayoutElement("img", content: .image(.url(URLValue("10x30.png"))))
    let layout = layoutOf(
      "img { vertical-align: \(align) }", element("root", "", [.text("a"), .element(image)]))
    #expect(layout.frame(of: 1) == Rect(x: 5, y: top, width: 10, height: 30))
    #expect(layout.size.height >= 30)
    #expect(layout.size.height < 33)
  }

  @Test("superscript and subscript move text and grow the line")
  func raised() {
    let layout = layoutOf(
      "sup { vertical-align: super } .low { vertical-align: -10px }",
      element(
        "root", "",
        [.text("a"), child("sup", "", [.text("b")]), child("span", "low", [.text("c")])]))
    let base = layout.textLines[0].baseline
    #expect(layout.textLines[1].baseline == base - 10.0 / 3)
    #expect(layout.textLines[2].baseline == base + 10)
    #expect(abs(layout.size.height - (12 + 10.0 / 3 + 10)) < 1e-9)
  }

  @Test("a percentage raises text relative to the line height")
  func raisedByPercentage() {
    let layout = layoutOf(
      "root { line-height: 20px } sup { vertical-align: 25% } b { vertical-align: calc(50% - 4px) }",
      element(
        "root", "",
        [.text("a"), child("sup", "", [.text("b")]), child("b", "", [.text("c")])]))
    let base = layout.textLines[0].baseline
    #expect(layout.textLines[1].baseline == base - 5)
    #expect(layout.textLines[2].baseline == base - 6)
  }

  @Test("splits leading above and below")
  func lineHeight() {
    let layout = layoutOf("root { line-height: 20px }", element("root", "", [.text("a")]))
    #expect(layout.size.height == 20)
    #expect(abs(layout.textLines[0].baseline - 13.6) < 1e-9)
  }

  @Test("shows the maximum number of lines with an ellipsis")
  func maxLines() {
    let css = "root { max-lines: 2; text-overflow: ellipsis }"
    #expect(lines(css, [.text("one two three four five six")]) == ["one two", "three fou\u{2026}"])
    #expect(lines("root { max-lines: 1 }", [.text("one two three")]) == ["one two"])
    #expect(
      lines("root { white-space: nowrap; text-overflow: ellipsis }", [.text("one two three")])
        == ["one two t\u{2026}"])
    #expect(lines(css, [.text("one two")]) == ["one two"])
  }

  @Test("items of lists have markers")
  func markers() {
    let layout = layoutOf(
      "ul { padding-left: 20px } .n { list-style-type: decimal }",
      element(
        "root", "",
        [
          child("ul", "", [child("li", "", [.text("a")])]),
          child("ul", "n", [child("li", "", [.text("b")]), child("li", "", [.text("c")])]),
        ]))
    #expect(layout.textLines.map(\.text) == ["\u{2022}", "a", "1.", "b", "2.", "c"])
    #expect(layout.textLines[0].frame == Rect(x: 10, y: 0, width: 5, height: 12))
    #expect(layout.textLines[2].frame.maxX == 15)
  }
}
