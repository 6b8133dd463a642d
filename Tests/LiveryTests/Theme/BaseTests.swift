// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Livery
import TestSupport
import Testing

/// Tests for the bases of themes.
@Suite struct BaseTests {
  @Test("a theme is of the base that it names")
  func bases() {
    #expect(Theme(base: .three20).sheet.sources.map(\.name) == ["<default>"])
    #expect(Theme(base: .harbor).sheet.sources.map(\.name) == ["<harbor>"])
    #expect(Theme(base: .none).sheet.sources.isEmpty)
    #expect(Theme(base: .none).css("body", "color") == nil)
    #expect(Theme(base: .harbor).css("body", "color") != Theme().css("body", "color"))
  }

  @Test("a program's own base lies below its files, in every way to load them")
  func own() throws {
    let folder = try ThemeFolder()
    try folder.write("base.css", ".x { width: 1px; height: 1px }")
    try folder.write("app.css", ".x { width: 2px }")
    let base = Theme.Base(try CSSStyleSheet(contentsOfFile: folder.path("base.css")))
    let (app, cache) = (folder.path("app.css"), folder.path("cache"))
    let themes = [
      try Theme(contentsOfFile: app, base: base),
      try Theme(contentsOfFile: app, base: base, cache: cache),
      try Theme(contentsOfFile: app, base: base, cache: cache),
      try Theme(compiledFile: folder.path("none.livery"), sourceFile: app, base: base),
    ]
    for theme in themes {
      #expect(theme.text(".x", "width") == "2px")
      #expect(theme.text(".x", "height") == "1px")
      #expect(theme.css("toolbar", "background-color") == nil)
    }
  }

  @Test("a cached theme is not used over another base")
  func cache() throws {
    let folder = try ThemeFolder()
    try folder.write("app.css", "toolbar { width: 2px }")
    func color(_ base: Theme.Base) throws -> String? {
      let theme = try Theme(
        contentsOfFile: folder.path("app.css"), base: base, cache: folder.path("cache"))
      return theme.css("toolbar", "background-color")?.description
    }
    try folder.write("company.css", "toolbar { background-color: red }")
    let company = try CSSStyleSheet(contentsOfFile: folder.path("company.css"))
    let layered = CSSStyleSheet(Theme.Base.harbor.sheet.sources + company.sources)
    for _ in 1...2 {
      for base in [Theme.Base.three20, .harbor, Theme.Base(company), Theme.Base(layered), .none] {
        #expect(
          try color(base) == Theme(base: base).css("toolbar", "background-color")?.description)
      }
    }
  }

  @Test("sheets over a base resolve as over its parsed text")
  func layered() {
    var (compiled, parsed) = (Theme.Base.harbor.sheet, Theme.Base.harbor.sheet.parsed)
    for text in [
      "button { color: red }", "@media (prefers-color-scheme: dark) { body { top: 1px } }",
    ] {
      compiled.add(text, name: "app.css")
      parsed.add(text, name: "app.css")
      compiled.environment.colorScheme = .dark
      parsed.environment.colorScheme = .dark
      for selector in ["button", "button:hover", "body", "toolbar .button"] {
        let values = [compiled, parsed].map { sheet in
          sheet.prepare(selector).values.map { "\($0.name): \($0.value)" }
        }
        #expect(values[0] == values[1], "\(selector)")
      }
    }
  }
}
