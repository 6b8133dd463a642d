// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
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

  @Test("have the kinds of their elements")
  func kinds() {
    let text = "toolbar.a:hover, .b > .c, toolbar > #x, .a::part(knob), a [x] { color: red }"
    #expect(catalog(text).styles.map(\.kind) == [.type("toolbar"), .class, .other, .class, .other])
  }

  @Test("are from the theme unless only the default sheet has rules for them")
  func origins() {
    let sources = [
      ("<default>", Origin.default, ".a, .b { top: 0 }"), ("t.css", .author, ".b, .c { top: 1px }"),
    ]
    .map { name, origin, text in
      StyleSource(SyntaxTree(parsing: TokenStream(text, name: name)), name: name, origin: origin)
    }
    let styles = StyleCatalog(CSSStyleSheet(sources)).styles
    #expect(styles.map(\.selector) == [".b", ".c", ".a"])
    #expect(styles.map(\.isFromTheme) == [true, true, false])
    #expect(styles.map(\.file) == ["t.css", "t.css", "<default>"])
  }

  @Test(
    "have the section of their file, by the comment before it",
    arguments: [
      ("/* ---- Links in text ---- */", "Links in text"),
      ("/* ==== 2. Rules ==== */", "2. Rules"), ("/*** Bars ***/", "Bars"),
      ("/* ====\n   Bars\n   ==== */", "Bars"), ("/*****\n * Bars\n *****/", "Bars"),
      ("/* ---- The page. Its font is inherited. ---- */", "The page"),
      (
        "/* -- Badges: a count on a button or a tab, in three sizes -- */",
        "Badges: a count on a button or a tab"
      ),
      (
        "/* -- \(String(repeating: "x", count: 200)) -- */", String(repeating: "x", count: 80) + "…"
      ),
      ("/* A note. */", nil), ("/* ---- */", nil), ("/* -- a\n b -- */", nil), ("/**/", nil),
      ("/* -a- */", nil), (".x { /* ---- Bars ---- */ }", nil),
    ] as [(String, String?)])
  func sections(comment: String, section: String?) throws {
    let styles = catalog("\(comment) .a { color: red } .b { color: red }").styles.suffix(2)
    #expect(styles.map(\.section) == [section, section])
    #expect(catalog(".a { color: red } \(comment)").styles.first?.section == nil)
  }
}
