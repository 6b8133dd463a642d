// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Testing

/// Tests of the font faces and keyframes that apply.
@Suite struct RecordedRuleTests {
  @Test(
    "keyframes of one name cascade by origin, layer and order",
    arguments: [
      ("@keyframes a { 1% {} } @keyframes a { 2% {} }", 2.0),
      ("@keyframes a { 1% {} } @layer x { @keyframes a { 2% {} } }", 1),
      ("@layer x, y; @layer y { @keyframes a { 1% {} } } @layer x { @keyframes a { 2% {} } }", 1),
      ("@keyframes a { 1% {} } @media print { @keyframes a { 2% {} } }", 1),
      ("@keyframes a { 1% {} } @media screen { @keyframes a { 2% {} } }", 2),
      ("@keyframes a { 1% {} } @supports (color: red) { @keyframes a { 2% {} } }", 2),
      ("@keyframes a { 1% {} } @supports (color: rod) { @keyframes a { 2% {} } }", 1),
      ("@keyframes a { 1% {} } @container (width > 1px) { @keyframes a { 2% {} } }", 2),
      ("@keyframes a { 1% {} } .b { @keyframes a { 2% {} } }", 1),
      ("@keyframes a { 1% {} } @-webkit-keyframes a { 2% {} }", 2),
    ])
  func keyframes(text: String, percentage: Double) {
    let sheet = CSSStyleSheet(text)
    #expect(sheet.keyframes(named: "a")?.frames.map(\.percentages) == [[percentage]])
    #expect(sheet.keyframes(named: "b") == nil)
  }

  @Test("keyframes among a hundred thousand rules are found by name, and parsed once")
  func manyKeyframes() throws {
    let count = 100_000
    let rules = (0..<count).map { "@keyframes k\($0) { \($0 % 100)% {} }" }
    let sheet = CSSStyleSheet(rules.joined(separator: "\n"))
    for number in 0..<count {
      let keyframes = try #require(sheet.keyframes(named: "k\(number)"))
      #expect(keyframes.frames[0].percentages == [Double(number % 100)])
    }
    #expect(sheet.keyframes(named: "k100000") == nil)
  }

  @Test("author keyframes override those of the default sheet in any order")
  func origins() {
    let author = StyleSource(.init(parsing: "@layer x { @keyframes a { 2% {} } }"), name: "app.css")
    let base = StyleSource(
      .init(parsing: "@keyframes a { 1% {} }"), name: "base.css", origin: .default)
    for sources in [[author, base], [base, author]] {
      #expect(CSSStyleSheet(sources).keyframes(named: "a")?.frames[0].percentages == [2])
    }
  }

  @Test("lists fonts in order, without those whose media queries do not match")
  func fontFaces() {
    var sheet = CSSStyleSheet(
      """
      @font-face { font-family: A; src: url(a) }
      @media (prefers-color-scheme: dark) { @font-face { font-family: B; src: url(b) } }
      @font-face { font-family: C }
      @layer x { @font-face { font-family: D; src: local(d) } }
      """)
    #expect(sheet.fontFaces.map(\.family) == ["A", "D"])
    sheet.environment.colorScheme = .dark
    #expect(sheet.fontFaces.map(\.family) == ["A", "B", "D"])
    #expect(sheet.diagnostics.count == 1)
  }
}
