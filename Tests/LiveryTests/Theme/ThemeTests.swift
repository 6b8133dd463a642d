// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for a stack of style sheets over the default one.
@Suite struct ThemeTests {
  @Test("a theme without sheets of its own is the default sheet")
  func defaultSheet() {
    let theme = Theme()
    #expect(theme.text("toolbar", "background-color") == "rgb(109, 132, 162)")
    #expect(theme.sheet.sources.map(\.name) == ["<default>"])
    #expect(theme.sheet.sources.map(\.origin) == [.default])
    #expect(theme.diagnostics.isEmpty)
  }

  @Test("a theme can omit the default sheet")
  func bare() {
    let theme = Theme(CSSStyleSheet("a { color: red }"))
    #expect(theme.css("a", \.color) == CSSColor(.red))
    #expect(theme.css("toolbar", \.backgroundColor) == nil)
  }

  @Test("added sheets are layered over the default sheet in order")
  func add() {
    let theme = Theme()
    theme.add("toolbar { background-color: red } .mine { width: 1px }", name: "brand.css")
    theme.add("toolbar { background-color: lime }", name: "night.css")
    #expect(theme.text("toolbar", "background-color") == "rgb(0, 255, 0)")
    #expect(theme.css(".mine", \.width) == .length(Length(1)))
    #expect(theme.ruleSet(for: ".mine").color == .black, "the body's")
    #expect(theme.text("navigationBar", "background-color") == "rgb(119, 140, 168)")
  }

  @Test("a simple rule of the app overrides a specific rule of the default sheet")
  func origin() {
    let theme = Theme()
    #expect(theme.css("groupedTable .tableHeader", \.font.size) == 18)
    theme.add(".tableHeader { font-size: 30px }", name: "brand.css")
    #expect(theme.css("groupedTable .tableHeader", \.font.size) == 30)
  }

  @Test("a variable changes everything drawn with it")
  func variables() {
    let theme = Theme()
    theme.add(":root { --link-text-color: red }", name: "brand.css")
    for selector in [".linkText", ".tableItemLink", ".tableItemCaption", ".tableItemButton"] {
      #expect(theme.css(selector, \.color) == CSSColor(.red))
    }
  }

  @Test("replaces and removes sheets at run time")
  func change() {
    let theme = Theme()
    theme.add("toolbar { background-color: red }", name: "brand.css")
    #expect(theme.replace("brand.css", with: "toolbar { background-color: lime }"))
    #expect(theme.css("toolbar", \.backgroundColor) == CSSColor(.lime))
    #expect(!theme.replace("nobody.css", with: ""))
    #expect(theme.remove("brand.css"))
    #expect(!theme.remove("brand.css"))
    #expect(theme.text("toolbar", "background-color") == "rgb(109, 132, 162)")
  }

  @Test("the sheet of a theme is a snapshot")
  func snapshot() {
    let theme = Theme()
    let before = theme.sheet
    theme.add("toolbar { background-color: red }", name: "brand.css")
    #expect(before.text("toolbar", "background-color") == "rgb(109, 132, 162)")
    #expect(theme.sheet.css("toolbar", \.backgroundColor) == CSSColor(.red))
  }

  @Test("a state of a control falls back to its plain rule")
  func states() {
    let theme = Theme()
    #expect(theme.css(".tableItem", \.color, state: .highlighted) == .white)
    #expect(theme.css(".tableItem", \.color, state: .disabled) == .black)
    #expect(theme.ruleSet(for: ".tableItem", state: .highlighted).font.size == 17)
  }

  @Test("reports errors with the sheet's name and applies the rest")
  func diagnostics() {
    let theme = Theme()
    theme.add("toolbar:hovered {} toolbar { oops; background-color: red }", name: "brand.css")
    #expect(theme.diagnostics.map(\.source.name) == ["brand.css", "brand.css"])
    #expect(theme.diagnostics.first?.description.hasPrefix("brand.css:1:8: error: ") == true)
    #expect(theme.css("toolbar", \.backgroundColor) == CSSColor(.red))
  }
}
