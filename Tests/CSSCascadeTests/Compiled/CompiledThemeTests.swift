// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests that a compiled theme has the same results as its source sheets.
@Suite struct CompiledThemeTests {
  @Test("values, states, variables and inherited values are those of the sheet")
  func queries() throws {
    let sheet = CSSStyleSheet(
      """
      :root { --accent: teal; color: navy }
      .title { color: var(--accent); font: bold 12px/1.5 "Brand", serif; --gap: 3px }
      .title:hover { color: red !important }
      .list > .item:nth-child(2):not(.old, #x .y) { margin: 1px 2px }
      .list { & .deep[kind^="a" i] { width: 3px } padding: 4px }
      """, name: "a.css")
    let compiled = try CSSStyleSheet(compiled: sheet.compiled())
    for selector in [
      ".title", ".title:hover", ".list .item:nth-child(2)", ".list .deep[kind=ABC]", ".list", "b",
    ] {
      let names = ["color", "font-size", "font", "--gap", "--accent", "margin", "width", "padding"]
      for name in names {
        #expect(compiled.css(selector, name) == sheet.css(selector, name), "\(name) of \(selector)")
      }
    }
    #expect(compiled.css(".title", "color")?.description == "rgb(0, 128, 128)")
    #expect(compiled.css(".title:hover", "color")?.description == "rgb(255, 0, 0)")
    #expect(compiled.css(".list .deep[kind=abc]", "width")?.description == "3px")
  }

  @Test("evaluates conditions in the environment of the theme")
  func conditions() throws {
    let sheet = CSSStyleSheet(
      """
      @layer base, top; @layer top { a { color: red } } @layer base { a { color: blue } }
      @media (prefers-color-scheme: dark) { a { width: 1px } @media (min-width: 100px) { a { height: 2px } } }
      @container (min-width: 50px) { b { color: green } }
      @scope (.card) to (.end) { c { color: lime } }
      @property --n { syntax: "<length>"; inherits: false; initial-value: 4px }
      @supports (color: red) { d { color: aqua } }
      """, name: "a.css")
    var compiled = try CSSStyleSheet(compiled: sheet.compiled())
    #expect(compiled.css("a", "color")?.description == "rgb(255, 0, 0)")
    #expect(compiled.css("a", "width") == nil)
    compiled.environment.colorScheme = .dark
    compiled.environment.viewport = Viewport(width: 200, height: 100)
    #expect(compiled.css("a", "width")?.description == "1px")
    #expect(compiled.css("a", "height")?.description == "2px")
    #expect(compiled.css(".card c", "color")?.description == "rgb(0, 255, 0)")
    #expect(compiled.css("a", "--n")?.description == "4px")
    #expect(compiled.css("d", "color")?.description == "rgb(0, 255, 255)")
  }

  @Test("keeps fonts and keyframes")
  func records() throws {
    let sheet = CSSStyleSheet(
      """
      @font-face { font-family: "Brand"; src: url(brand.woff2); font-weight: 100 900 }
      @keyframes pulse { from { opacity: 0 } 50% { opacity: 0.5 } to { opacity: 1 } }
      """, name: "a.css")
    let compiled = try CSSStyleSheet(compiled: sheet.compiled())
    #expect(compiled.fontFaces.map(\.family) == ["Brand"])
    #expect(compiled.fontFaces == sheet.fontFaces)
    #expect(compiled.keyframes(named: "pulse")?.frames.count == 3)
    #expect(compiled.keyframes(named: "other") == nil)
  }

  @Test("keeps the source positions of rules, diagnostics and explanations")
  func places() throws {
    let sheet = CSSStyleSheet(
      "a { color: red }\nb { color: }\n\n  a:hover { color: blue; } }", name: "themes/a.css")
    let compiled = try CSSStyleSheet(compiled: sheet.compiled())
    #expect(compiled.diagnostics.map(\.description) == sheet.diagnostics.map(\.description))
    #expect(!compiled.diagnostics.isEmpty)
    let explained = compiled.explain("a:hover", "color").candidates
    #expect(
      explained.map(\.location) == sheet.explain("a:hover", "color").candidates.map(\.location))
    #expect(explained.map(\.location?.file) == ["themes/a.css", "themes/a.css"])
    #expect(compiled.rules.map(\.selectors) == [["a"], ["b"], ["a:hover"]])
  }

  @Test("adds, replaces and removes sheets over a compiled theme")
  func compositing() throws {
    let sheet = CSSStyleSheet("a { color: red; width: 1px }", name: "a.css")
    var compiled = try CSSStyleSheet(compiled: sheet.compiled())
    compiled.add("a { color: blue }", name: "b.css")
    #expect(compiled.css("a", "color")?.description == "rgb(0, 0, 255)")
    #expect(compiled.css("a", "width")?.description == "1px")
    compiled.remove("a.css")
    #expect(compiled.css("a", "width") == nil)
    #expect(compiled.sources.map(\.name) == ["b.css"])
  }

  @Test("keeps selector lists in functions when a sheet with such lists is added")
  func selectorLists() throws {
    let base = CSSStyleSheet(
      "text :is(p, h1) { display: block } a:not(.b, .c) { color: red }", name: "a.css")
    var compiled = try CSSStyleSheet(compiled: base.compiled())
    compiled.add("line:has(field) > :is(x, y) { width: 1px }", name: "b.css")
    #expect(compiled.css("text p", "display")?.description == "block")
    #expect(compiled.css("text b", "display") == nil)
    #expect(compiled.css("a", "color")?.description == "rgb(255, 0, 0)")
    #expect(compiled.css("a.b", "color") == nil)
    #expect(compiled.css("line x", "width") == nil)
  }

  @Test("calls functions that the program registers")
  func functions() throws {
    var sheet = CSSStyleSheet("a { width: --double(2px) }", name: "a.css")
    let double = StyleFunction("--double") { call in call.length(0).map { "\($0 * 2)px" } }
    sheet.register(double)
    var compiled = try CSSStyleSheet(compiled: sheet.compiled())
    #expect(compiled.css("a", "width")?.description != "4px")
    compiled.register(double)
    #expect(compiled.css("a", "width") == sheet.css("a", "width"))
    #expect(compiled.css("a", "width")?.description == "4px")
  }

  @Test("compiles no sheet and an empty sheet")
  func nothing() throws {
    #expect(try CSSStyleSheet(compiled: CSSStyleSheet().compiled()).css("a", "color") == nil)
    let empty = try CSSStyleSheet(compiled: CSSStyleSheet("", name: "a.css").compiled())
    #expect(empty.sources.map(\.name) == ["a.css"])
    #expect(empty.rules.isEmpty)
  }

  @Test(
    "compiled and parsed sheets of the corpora resolve equally", .needsCorpora,
    .tier(.full))
  func corpora() throws {
    for url in Corpora.sheets {
      let sheet = CSSStyleSheet(data: try Data(contentsOf: url), name: url.lastPathComponent)
      let compiled = try CSSStyleSheet(compiled: sheet.compiled())
      #expect(compiled.rules.count == sheet.rules.count, "\(url.lastPathComponent)")
      let selectors = Set(sheet.rules.flatMap(\.selectors)).sorted()
      for selector in selectors.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
        let prepared = [sheet, compiled].map { $0.prepare(selector) }
        #expect(
          prepared[0].values.map { "\($0): \($1)" } == prepared[1].values.map { "\($0): \($1)" },
          "\(url.lastPathComponent): \(selector)")
      }
    }
  }
}
