// SPDX-License-Identifier: Apache-2.0
import CSSValues
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Hovers of colors")
struct ColorHoverTests {
  @Test(
    "A color is shown in other notations",
    arguments: [
      ("a { color: #36⟦⟧c }", "#36c", "`#3366cc` · `rgb(51 102 204)` · `hsl(220 60% 50%)`"),
      ("a { color: r⟦⟧ed }", "red", "oklch(0.628 0.2577 29.23)"),
      ("a { border: 1px solid rgb(0 0 0 / 5⟦⟧0%) }", "rgb(0 0 0 / 50%)", "`#00000080`"),
      ("a { color: color-mix(in srgb, r⟦⟧ed, blue) }", "color-mix(in srgb, red, blue)", "#800080"),
      ("a { background: linear-gradient(red, bl⟦⟧ue) }", "blue", "`#0000ff`"),
      ("a { --x: te⟦⟧al }", "teal", "`#008080`"),
      ("a { color: canvast⟦⟧ext }", "canvastext", "Dark:"),
      ("a { color: light-dark(#ff⟦⟧f, #000) }", "light-dark(#fff, #000)", "Light: `#ffffff`"),
      ("a { color: red; border-color: current⟦⟧color }", "currentcolor", "`#ff0000`"),
    ])
  func notations(source: MarkedSource, range: String, notation: String) throws {
    let hover = try #require(try HoverResult(source))
    #expect(hover.contents.contains(notation), "\(hover.contents)")
    #expect(hover.range == range)
  }

  @Test(
    "The contrast to the background of the element follows WCAG 2",
    arguments: [
      (
        "a { color: whi⟦⟧te; background-color: black }",
        "Contrast: 21.0:1 on `#000000`, which meets level AAA"
      ),
      (
        "a { background: #fff } a b { color: #7⟦⟧77 }",
        "Contrast: 4.4:1 on `#ffffff`, below the 4.5:1"
      ),
      (
        "a { background: #fff; font-size: 30px; color: #7⟦⟧77 }",
        "4.4:1 on `#ffffff`, which meets level AA "
      ),
      (
        ":where(a, b):is(.c) { color: whi⟦⟧te; background: black }",
        "Contrast: 21.0:1 on `#000000`"
      ),
      (
        "a { color: #7⟦⟧77; background: #fff } @media (prefers-color-scheme: dark) { a { background: #000 } }",
        "Dark contrast: 4.6:1 on `#000000`"
      ),
    ])
  func contrast(source: MarkedSource, contrast: String) throws {
    let hover = try #require(try HoverResult(source))
    #expect(hover.contents.contains(contrast), "\(hover.contents)")
  }

  @Test(
    "A color without a known background has no contrast",
    arguments: [
      "a { color: r⟦⟧ed }", "a { color: r⟦⟧ed; background: url(x.png) }",
      "a { color: rgb(0 0 0 / 5⟦⟧0%); background: white }",
      "a { background-color: r⟦⟧ed; color: black }",
    ])
  func noContrast(source: MarkedSource) throws {
    let hover = try #require(try HoverResult(source))
    #expect(!hover.contents.contains("ontrast"), "\(hover.contents)")
  }

  @Test(
    "The notations of a color",
    arguments: [
      ("#3366cc", ["#3366cc", "rgb(51 102 204)", "hsl(220 60% 50%)", "oklch(0.532 0.168 262.3)"]),
      ("transparent", ["#00000000", "rgb(0 0 0 / 0)", "hsl(0 0% 0% / 0)", "oklch(0 0 0 / 0)"]),
      ("color(display-p3 1 0 0)", ["#ff0b0c", "oklch(0.6486 0.2995 28.96)"]),
    ])
  func all(text: String, notations: [String]) throws {
    let color = try #require(CSSColor(parsing: text))
    let all = color.comparedTexts
    #expect(all == notations)
    #expect(CSSColor(parsing: all[0]) == CSSColor(rgba: color.rgba))
    for notation in all { #expect(CSSColor(parsing: notation) != nil, "\(notation)") }
  }
}
