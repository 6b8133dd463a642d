// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Testing

struct SourceListTests {
  private func source(_ text: String, _ name: String) -> StyleSource {
    StyleSource(SyntaxTree(parsing: text), name: name)
  }

  @Test("sheets passed together equal sheets added one by one; the last of one name wins")
  func distinctNames() {
    let sheet = CSSStyleSheet([
      source("a { color: red; width: 1px }", "one"), source("a { color: lime }", "two"),
      source("a { color: blue }", "one"),
    ])
    #expect(sheet.sources.map(\.name) == ["two", "one"])
    #expect(sheet.css("a", "color")?.description == "rgb(0, 0, 255)")
    #expect(sheet.css("a", "width") == nil)
  }
}
