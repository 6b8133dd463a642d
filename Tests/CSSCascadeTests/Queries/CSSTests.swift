// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// The three ways to query a property: by name, by `Property`, by key path.
@Suite struct CSSTests {
  let sheet = CSSStyleSheet(
    """
    .title { color: navy; font: bold 20px Arial; margin: 1px 2px; --Accent: a  b }
    .title:hover { color: teal }
    """)

  @Test("returns a property by its name in any case")
  func name() {
    #expect(sheet.css(".title", "color") == .color(CSSColor(rgba: 0x0000_80FF)))
    #expect(sheet.text(".title", "Font-SIZE") == "20px")
    #expect(sheet.css(".title", "colour") == nil)
    #expect(sheet.css(".title", "") == nil)
  }

  @Test("returns a property by its table entry")
  func property() {
    #expect(sheet.css(".title", Property.fontWeight)?.description == "700")
    #expect(sheet.css(".title", Property.width) == nil)
    #expect(
      sheet.css(".title", Property.color, state: .highlighted)?.description == "rgb(0, 128, 128)")
  }

  @Test("returns a typed property by its key path")
  func keyPath() {
    let size: Double? = sheet.css(".title", \.fontSize)
    #expect(size == 20)
    #expect(sheet.css(".title", \.font.weight) == .bold)
    #expect(sheet.css(".title", \.color, state: .highlighted) == CSSColor(.teal))
    #expect(sheet.css(".title", \.isMatched))
  }

  @Test("returns the text of a custom property by its case-sensitive name")
  func customProperty() {
    #expect(sheet.css(".title", "--Accent") == .unparsed("a  b"))
    #expect(sheet.css(".title", "--accent") == nil)
    #expect(sheet.css(".title", "--nobody-said-this") == nil)
  }

  @Test("returns the text of a shorthand, or nil if a longhand is missing")
  func shorthand() {
    #expect(sheet.text(".title", "margin") == "1px 2px")
    #expect(sheet.text(".title", "font") == "700 20px Arial")
    #expect(CSSStyleSheet("a { margin-top: 1px }").css("a", "margin") == nil)
    #expect(CSSStyleSheet("a { font: 9px Arial; font-stretch: 80% }").css("a", "font") == nil)
  }

  @Test("a prepared selector returns the values of the sheet")
  func prepared() {
    let title = sheet.prepare(".title", state: .highlighted)
    #expect(title.selector == ".title")
    #expect(title.isMatched)
    #expect(title.css("color")?.description == "rgb(0, 128, 128)")
    #expect(title.css(Property.fontSize)?.description == "20px")
    #expect(title.css(\.fontSize) == 20)
    #expect(title.ruleSet.fontWeight == .bold)
    #expect(sheet.prepare(".title", states: ["hover"]).css("color") == title.css("color"))
  }

  @Test("a prepared selector lists its properties in table order, then custom properties")
  func list() {
    let sheet = CSSStyleSheet("a { --z: 1; --b: 2; width: 3px; color: red }")
    let values = sheet.prepare("a").values.map { "\($0.name): \($0.value)" }
    #expect(values == ["color: rgb(255, 0, 0)", "width: 3px", "--b: 2", "--z: 1"])
  }

  @Test("a prepared selector keeps its values when the sheet changes")
  func preparedIsAValue() {
    var sheet = CSSStyleSheet("a { color: red }", name: "a.css")
    let prepared = sheet.prepare("a")
    sheet.replace("a.css", with: "a { color: blue }")
    #expect(prepared.css("color")?.description == "rgb(255, 0, 0)")
    #expect(sheet.text("a", "color") == "rgb(0, 0, 255)")
  }
}
