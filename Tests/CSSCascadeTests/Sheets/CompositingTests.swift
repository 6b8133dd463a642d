// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Testing

/// Tests of stacked sheets: later ones override properties of earlier ones.
@Suite struct CompositingTests {
  private let base = CSSStyleSheet(
    ".title { color: navy; font-size: 20px } .other { color: red }", name: "base.css")

  @Test("an added sheet overrides only what it declares")
  func add() {
    var sheet = base
    sheet.add(".title { color: teal } .new { width: 1px } .other {}", name: "brand.css")
    #expect(sheet.text(".title", "color") == "rgb(0, 128, 128)")
    #expect(sheet.text(".title", "font-size") == "20px")
    #expect(sheet.text(".other", "color") == "rgb(255, 0, 0)")
    #expect(sheet.text(".new", "width") == "1px")
    #expect(sheet.sources.map(\.name) == ["base.css", "brand.css"])
  }

  @Test("the last of three sheets wins, and lists of values are overridden as a whole")
  func three() {
    var sheet = base
    sheet.add(".title { color: teal; text-shadow: 1px 1px red, 2px 2px red }", name: "2")
    sheet.add(".title { text-shadow: 3px 3px blue }", name: "3")
    #expect(sheet.text(".title", "color") == "rgb(0, 128, 128)")
    #expect(sheet.text(".title", "text-shadow") == "rgb(0, 0, 255) 3px 3px 0px")
  }

  @Test("specificity applies across sheets")
  func specificity() {
    var sheet = CSSStyleSheet("a.title { color: red }", name: "base.css")
    sheet.add(".title { color: blue }", name: "brand.css")
    #expect(sheet.text("a.title", "color") == "rgb(255, 0, 0)")
  }

  @Test("a sheet with an existing name replaces the other")
  func addAgain() {
    var sheet = base
    sheet.add(".title { color: teal }", name: "brand.css")
    sheet.add(".title { color: red; width: 1px }", name: "base.css")
    #expect(sheet.sources.map(\.name) == ["base.css", "brand.css"])
    #expect(sheet.text(".title", "color") == "rgb(0, 128, 128)")
    #expect(sheet.text(".title", "width") == "1px")
    #expect(sheet.text(".title", "font-size") == nil)
  }

  @Test("replaces a sheet in its position and origin")
  func replace() {
    var sheet = CSSStyleSheet(".title { color: red }", name: "default", origin: .default)
    sheet.add(".title { color: teal }", name: "brand.css")
    let isReplaced = sheet.replace("default", with: ".title { color: blue; width: 1px }")
    #expect(isReplaced)
    #expect(sheet.text(".title", "color") == "rgb(0, 128, 128)")
    #expect(sheet.text(".title", "width") == "1px")
    #expect(sheet.sources.map(\.origin) == [.default, .author])
    let isNobodyReplaced = sheet.replace("nobody", with: "x {}")
    #expect(!isNobodyReplaced)
    #expect(sheet.sources.count == 2)
  }

  @Test("removing a sheet by name restores the overridden values")
  func remove() {
    var sheet = base
    sheet.add(".title { color: teal }", name: "brand.css")
    let isRemoved = sheet.remove("brand.css")
    #expect(isRemoved)
    #expect(sheet.text(".title", "color") == "rgb(0, 0, 128)")
    let isRemovedAgain = sheet.remove("brand.css")
    #expect(!isRemovedAgain)
    sheet.remove("base.css")
    #expect(sheet.sources.isEmpty)
    #expect(sheet.css(".title", "color") == nil)
  }

  @Test("a copy does not change")
  func valueSemantics() {
    var sheet = base
    let copy = sheet
    sheet.remove("base.css")
    #expect(copy.text(".title", "font-size") == "20px")
  }

  @Test("all sheets of another one are added on top, in their order")
  func addOther() {
    var other = CSSStyleSheet(".title { color: teal; width: 1px }", name: "brand.css")
    other.add(".title { width: 2px }", name: "base.css")
    var sheet = base
    sheet.add(".title { color: lime }", name: "old.css")
    sheet.add(other)
    #expect(sheet.sources.map(\.name) == ["old.css", "brand.css", "base.css"])
    #expect(sheet.text(".title", "color") == "rgb(0, 128, 128)")
    #expect(sheet.text(".title", "width") == "2px")
    #expect(sheet.text(".other", "color") == nil)
  }

  @Test("unnamed sheets do not replace each other")
  func anonymous() {
    var sheet = CSSStyleSheet("a { color: red; width: 1px }")
    sheet.add(CSSStyleSheet("a { color: blue }"))
    sheet.add(CSSStyleSheet(data: Array("a { height: 2px }".utf8)))
    sheet.add(CSSStyleSheet("a { color: lime }"))
    #expect(sheet.sources.map(\.name) == ["<string>", "<string 2>", "<data>", "<string 3>"])
    #expect(sheet.text("a", "color") == "rgb(0, 255, 0)")
    #expect(sheet.text("a", "width") == "1px")
    #expect(sheet.text("a", "height") == "2px")
  }

  @Test("a sheet from tokens or a tree keeps its name")
  func parsed() {
    var sheet = CSSStyleSheet(TokenStream("a { color: red }", name: "scanned.css"))
    let tree = SyntaxTree(parsing: "a { color: blue }", name: "parsed.css")
    sheet.add(StyleSource(tree, name: "mine"))
    sheet.add(TokenStream("a { width: 1px }", name: "user.css"), origin: .user)
    #expect(sheet.sources.map(\.name) == ["scanned.css", "mine", "user.css"])
    #expect(sheet.text("a", "color") == "rgb(0, 0, 255)")
    #expect(sheet.text("a", "width") == "1px")
  }

  @Test("an empty sheet has no values")
  func empty() {
    #expect(CSSStyleSheet().css("a", "color") == nil)
    #expect(CSSStyleSheet().sources.isEmpty)
    #expect(CSSStyleSheet().diagnostics.isEmpty)
  }
}
