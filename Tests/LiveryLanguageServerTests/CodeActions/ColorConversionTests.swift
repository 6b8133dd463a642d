// SPDX-License-Identifier: Apache-2.0
import CSSValues
import StyleComparison
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Conversions of a color") struct ColorConversionTests {
  private func titles(_ source: MarkedSource, name: String = "a.css") throws -> [String] {
    try TestServer([name: source.text])
      .titles(at: source.ranges[0], in: name, only: ["refactor.rewrite"])
      .filter { $0.hasPrefix("Convert") }
  }

  @Test(
    "are offered in all other notations",
    arguments: [
      "a { color: ⟦⟧teal }", "a { color: #0⟦⟧08080 }", "a { color: ⟦rgb(0 128 128)⟧ }",
      "a { background: linear-gradient(red, hsl(⟦180⟧ 100% 25%)) }",
      "a { color: color-mix(in srgb, ⟦⟧teal, blue) }", "a { color: rgb(from teal⟦⟧ r g b) }",
      ":root { --x: 1px tea⟦⟧l }", "a { color: ⟦⟧teal", "/*🎨*/ a { color: ⟦⟧teal }",
    ])
  func notations(source: MarkedSource) throws {
    let titles = try titles(source)
    let teal = CSSColor(rgba: 0x0080_80FF)
    #expect(titles.count >= 9, "\(titles)")
    for title in titles {
      let server = try TestServer(["a.css": source.text])
      let after = try server.apply(title, at: source.ranges[0])
      let text = String(title.dropFirst("Convert to '".count).dropLast())
      #expect(CSSColor(parsing: text)?.isClose(to: teal, within: 1.0 / 255) == true)
      #expect(after.contains(text))
      let isExact = text.hasPrefix("#") || text.hasPrefix("rgb(") || text == "teal"
      if isExact, ["teal", "#008080", "(0"].contains(where: source.text.contains),
        !source.text.contains("--x")
      {
        expectSameStyle(source.text, after)
      }
    }
  }

  @Test("of a wide-gamut color keep its value")
  func wideGamut() throws {
    let titles = try titles("a { color: ⟦⟧color(display-p3 1 0 0) }")
    let source = try #require(CSSColor(parsing: "color(display-p3 1 0 0)"))
    #expect(titles.count == 5)
    for title in titles {
      let text = String(title.dropFirst("Convert to '".count).dropLast())
      #expect(CSSColor(parsing: text)?.isClose(to: source, within: 1.0 / 255) == true)
    }
  }

  @Test(
    "are not offered for other values",
    arguments: [
      "a { color: ⟦⟧currentcolor }", "a { color: ⟦⟧var(--x, red) }", "a { width: ⟦⟧1px }", "⟦⟧",
      "#f⟦⟧ff { top: 0 }", "a { color: ⟦⟧canvas }", "a { color: ⟦red; top: 0⟧ }",
      "a { content: '⟦⟧red' }",
    ])
  func none(source: MarkedSource) throws { #expect(try titles(source) == []) }

  @Test("change text of a JSON sheet")
  func json() throws {
    let source: MarkedSource = ##"{"a": {"color": "⟦#008080⟧"}}"##
    let server = try TestServer(["a.json": source.text])
    #expect(
      try server.apply("Convert to 'teal'", at: source.ranges[0], in: "a.json")
        == #"{"a": {"color": "teal"}}"#)
  }
}
