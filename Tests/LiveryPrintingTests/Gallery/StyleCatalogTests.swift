// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryPrinting
import Testing

@Suite("The styles of a sheet")
struct StyleCatalogTests {
  private func catalog(_ text: String) -> StyleCatalog {
    StyleCatalog(CSSStyleSheet(text, name: "theme.css"))
  }

  @Test(
    "are its distinct selectors without states",
    arguments: [
      (".a { color: red } .b:hover { color: red } .a:checked { color: red }", [".a", ".b"]),
      ("toolbar > .a:hover, .b { color: red }", ["toolbar > .a", ".b"]),
      (".a { &:hover { color: red } & .b { color: red } }", [".a", ".a .b"]),
      ("toolbar:hover .a:active { color: red }", ["toolbar:hover .a"]),
      (".a:first-child:hover { color: red }", [".a:first-child"]),
      (".a:hover::part(knob) { color: red }", [".a::part(knob)"]),
      (":root, *, :hover { color: red }", []),
      (".a:not(.b), .a:is(.b, .c), .a:nth-child(2) { color: red }", []),
      ("@media (width < 0px) { .a { color: red } }", []),
    ])
  func selectors(text: String, expected: [String]) {
    #expect(catalog(text).styles.map(\.selector) == expected)
  }

  @Test(
    "have the four control states and those of their rules",
    arguments: [
      (".a { color: red }", []),
      (".a:hover, .a:active, .a:checked, .a:selected, .a:disabled { color: red }", []),
      (".a:focus { color: red }", ["focused"]),
      (".a:state(new), .a:state(new):hover { color: red }", ["new"]),
      (".a:invalid { color: red }", ["invalid"]),
    ])
  func states(text: String, further: [String]) throws {
    let style = try #require(catalog(text).styles.first)
    #expect(style.states == ["normal", "highlighted", "selected", "disabled"] + further)
  }

  @Test("have the position of their first rule")
  func location() {
    let styles = catalog("\n.a:hover { color: red }\n\n.b { color: red }\n.a { color: red }").styles
    #expect(styles.map(\.location) == ["theme.css:2", "theme.css:4"])
  }
}
