// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import Testing

/// Tests of the sheet that an address belongs to.
///
/// Defined by [CSS Values 4, section 4.5.1](https://drafts.csswg.org/css-values-4/#relative-urls).
@Suite struct URLBaseTests {
  /// Declarations with addresses, a longhand, and its expected addresses.
  static let declarations: [(text: String, longhand: String, addresses: [String])] = [
    ("background-image: url(a.png)", "background-image", ["a.png"]),
    ("background-image: URL( 'a.png' )", "background-image", ["a.png"]),
    ("background-image: src('a.png')", "background-image", ["a.png"]),
    ("background-image: url(a.png), none, url(b.png)", "background-image", ["a.png", "b.png"]),
    ("background: url(a.png) no-repeat, red url(b.png)", "background-image", ["a.png", "b.png"]),
    (
      "background-image: image-set('a.png' 1x, url(b.png) 2x, 'c.png' type('image/png'))",
      "background-image", ["a.png", "b.png", "c.png"]
    ),
    (
      "background-image: cross-fade(url(a.png) 20%, image-set('b.png' 1x), red)",
      "background-image", ["a.png", "b.png"]
    ),
    ("background-image: image('a.png', red)", "background-image", ["a.png"]),
    ("background-image: image(ltr url(a.png))", "background-image", ["a.png"]),
    ("border-image-source: url(a.png)", "border-image-source", ["a.png"]),
    ("border-image: url(a.png) 3 / 2px", "border-image-source", ["a.png"]),
    ("list-style-image: url(a.png)", "list-style-image", ["a.png"]),
    ("list-style: url(a.png) inside", "list-style-image", ["a.png"]),
    ("mask-image: url(a.svg#m), url(b.png)", "mask-image", ["a.svg#m", "b.png"]),
    ("mask: url(a.svg#m) center / 1px", "mask-image", ["a.svg#m"]),
    ("cursor: url(a.cur) 1 2, url(b.cur), pointer", "cursor", ["a.cur", "b.cur"]),
    ("clip-path: url(a.svg#c)", "clip-path", ["a.svg#c"]),
    ("filter: blur(1px) url(a.svg#f) url('b.svg')", "filter", ["a.svg#f", "b.svg"]),
    ("backdrop-filter: url(a.svg#f)", "backdrop-filter", ["a.svg#f"]),
    ("content: url(a.png) 'b' / 'c'", "content", ["a.png"]),
  ]

  @Test("each URL of a declared value refers to its sheet", arguments: declarations)
  func declared(_ row: (text: String, longhand: String, addresses: [String])) {
    let sheet = CSSStyleSheet(".a { \(row.text) }", name: "app.css")
    let urls = sheet.addresses(".a", row.longhand)
    #expect(urls.map(\.address) == row.addresses)
    #expect(urls.map(\.base) == row.addresses.map { _ in URLBase(sheet: "app.css") })
  }

  @Test("each URL from a variable refers to its sheet", arguments: declarations)
  func substituted(_ row: (text: String, longhand: String, addresses: [String])) throws {
    let colon = try #require(row.text.firstIndex(of: ":"))
    let value = row.text[colon...].dropFirst()
    var sheet = CSSStyleSheet(":root { --x: \(value) }", name: "variables.css")
    sheet.add(".a { \(row.text[..<colon]): var(--x) }", name: "app.css")
    let urls = sheet.addresses(".a", row.longhand)
    #expect(urls.map(\.address) == row.addresses)
    #expect(urls.map(\.base) == row.addresses.map { _ in URLBase(sheet: "app.css") })
  }

  @Test("every property with URLs keeps the sheet")
  func everyProperty() {
    var count = 0
    for property in Property.allCases where property.value(parsing: "url(a.png)") != nil {
      let sheet = CSSStyleSheet(".a { \(property.name): url(a.png) }", name: "app.css")
      let urls = sheet.addresses(".a", property.name)
      #expect(urls == [URLValue("a.png", base: URLBase(sheet: "app.css"))], "\(property.name)")
      count += 1
    }
    #expect(count > 10)
  }

  @Test("the base is not part of the serialized value")
  func description() {
    let sheet = CSSStyleSheet(".a { background-image: url(a.png) }", name: "app.css")
    #expect(sheet.css(".a", "background-image")?.description == #"url("a.png")"#)
    #expect(
      sheet.css(".a", "background-image") != Property.backgroundImage.value(parsing: "url(a.png)"))
  }

  @Test("a value parsed from plain text has no sheet")
  func plainText() {
    let value = Property.backgroundImage.value(parsing: "url(a.png)")
    #expect(addresses(in: value as Any) == [URLValue("a.png")])
    #expect(URLValue("a.png").base == nil)
  }

  @Test("equal URLs of two sheets are different values")
  func twoSheets() {
    var sheet = CSSStyleSheet(".a { background-image: url(a.png) }", name: "app.css")
    sheet.add(".b { background-image: url(a.png) }", name: "brand.css")
    #expect(sheet.css(".a", "background-image") != sheet.css(".b", "background-image"))
    #expect(sheet.addresses(".a").map(\.base?.sheet) == ["app.css"])
    #expect(sheet.addresses(".b").map(\.base?.sheet) == ["brand.css"])
    #expect(
      sheet.sources.map(\.base) == (sheet.addresses(".a") + sheet.addresses(".b")).map(\.base))
  }

  @Test("distinguishes unnamed sheets after both are added")
  func renamed() {
    var sheet = CSSStyleSheet(".a { background-image: url(a.png) }")
    sheet.add(CSSStyleSheet(".b { background-image: url(a.png) }"))
    #expect(sheet.addresses(".a").map(\.base?.sheet) == ["<string>"])
    #expect(sheet.addresses(".b").map(\.base?.sheet) == ["<string 2>"])
    #expect(sheet.addresses(".b").map(\.base?.name) == ["<string>"], "where it was found")
  }

  @Test("an imported sheet has its own base and belongs to the added sheet")
  func imports() throws {
    let folder = try SheetFolder([
      "app.css": "@import 'x/b.css'; .a { background-image: url(a.png) }",
      "x/b.css": "@import '../c.css'; .b { background-image: url(a.png) }",
      "c.css": ".c { background-image: url(a.png) }",
    ])
    let path = folder.path("app.css")
    let sheet = try CSSStyleSheet(contentsOfFile: path)
    let bases = ["a", "b", "c"].flatMap { sheet.addresses(".\($0)") }.map(\.base)
    #expect(bases.map { $0?.name } == ["app.css", "x/b.css", "c.css"].map(folder.path))
    #expect(bases.map { $0?.sheet } == [path, path, path])
  }

  @Test("a file imported under two names has two bases with one identity")
  func link() throws {
    let folder = try SheetFolder([
      "app.css": "@import 'a.css'; @import 'x/l.css' layer(x);",
      "a.css": ".a { background-image: url(a.png) }", "x/b.css": "", "x/l.css": "-> ../a.css",
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let sources = sheet.sources[0].imports.map(\.source)
    #expect(sources.map(\.base.name) == ["a.css", "x/l.css"].map(folder.path))
    #expect(sources[0].base.identity == sources[1].base.identity)
    #expect(sources[0].tree.stream.bytes == sources[1].tree.stream.bytes, "parsed once")
  }

  @Test("URLs from variables, fallbacks and the environment have the base of their use")
  func variables() throws {
    let folder = try SheetFolder([
      "app.css": """
      @import 'x/b.css';
      .a { background-image: var(--x) }
      .b { background-image: var(--nobody, url(f.png)), var(--x) }
      """,
      "x/b.css": ":root { --x: url(a.png) } .c { background-image: var(--x) }",
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let (app, imported) = (folder.path("app.css"), folder.path("x/b.css"))
    #expect(sheet.addresses(".a").map(\.base?.name) == [app])
    #expect(sheet.addresses(".b").map(\.base?.name) == [app, app])
    #expect(sheet.addresses(".c").map(\.base?.name) == [imported])
  }

  @Test("URLs from registered variables have the base of their use")
  func registered() {
    var sheet = CSSStyleSheet(
      """
      @property --x { syntax: "<image>"; inherits: true; initial-value: url(i.png) }
      :root { --y: 1 }
      """, name: "variables.css")
    sheet.add(".a { background-image: var(--x) }", name: "app.css")
    #expect(sheet.addresses(".a") == [URLValue("i.png", base: URLBase(sheet: "app.css"))])
  }

  @Test("an element's own declarations have no sheet")
  func inline() {
    let sheet = CSSStyleSheet(":root { --x: url(v.png) }", name: "app.css")
    var element = StyleElement("a")
    element.inlineStyle =
      "background-image: url(a.png), var(--x, none); list-style-image: url(b.png)"
    let style = sheet.computedStyle(for: StylePath(element))
    let urls = [Property.backgroundImage, .listStyleImage].flatMap {
      addresses(in: style[$0] as Any)
    }
    #expect(urls == [URLValue("a.png"), URLValue("v.png"), URLValue("b.png")])
  }

  @Test("a file that is read again yields equal values")
  func again() throws {
    let folder = try SheetFolder(["app.css": ".a { background-image: url(a.png) }"])
    var sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let element = StylePath(StyleElement("x", classes: ["a"]))
    let before = sheet.computedStyle(for: element)
    try sheet.add(contentsOfFile: folder.path("app.css"))
    #expect(sheet.computedStyle(for: element).difference(from: before) == .nothing)
    sheet.remove(folder.path("app.css"))
    sheet.add(".a { background-image: url(a.png) }", name: "other.css")
    #expect(sheet.computedStyle(for: element).difference(from: before) == .repaint)
  }

  @Test("elements share the values of a rule, including URLs")
  func shared() {
    let sheet = CSSStyleSheet(".a { background-image: url(a.png) }", name: "app.css")
    let first = sheet.computedStyle(for: StylePath(StyleElement("x", classes: ["a"])))
    let second = sheet.computedStyle(for: StylePath(StyleElement("y", classes: ["a"])))
    #expect(first.difference(from: second) == .nothing)
  }

  @Test("font sources and keyframe values refer to their sheet")
  func records() throws {
    let folder = try SheetFolder([
      "app.css": "@import 'x/f.css';",
      "x/f.css": """
      @font-face { font-family: F; src: url(f.woff2) format("woff2"), local(F), src("g.ttf") }
      @keyframes k { from { background-image: url(a.png) } }
      """,
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let base = sheet.sources[0].imports[0].source.base
    let sources = try #require(sheet.fontFaces.first).sources
    #expect(
      addresses(in: sources) == ["f.woff2", "g.ttf"].map { URLValue($0, base: base) })
    let frames = try #require(sheet.keyframes(named: "k")).frames
    #expect(addresses(in: frames) == [URLValue("a.png", base: base)])
  }
}
