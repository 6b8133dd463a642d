// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests that each invalid declaration is ignored on its own.
@Suite struct InvalidDeclarationTests {
  private static let red = "rgb(255, 0, 0)"

  @Test(
    "falls back to the next candidate of the cascade",
    arguments: [
      StyleQuery("a { color: red; color: polkadot }", "a", "color", red),
      StyleQuery("a { color: red } a.b { color: 12px }", "a.b", "color", red),
      StyleQuery("a { color: red; color: none !important }", "a", "color", red),
      StyleQuery("a { color: red; color: blue red }", "a", "color", red),
      StyleQuery("a { color: red; color: }", "a", "color", red),
      StyleQuery("a { color: red; color: inherit inherit }", "a", "color", red),
      StyleQuery("b { color: red } a { color: polkadot }", "b a", "color", red),
      StyleQuery("a { width: 1px; width: -1px }", "a", "width", "1px"),
      StyleQuery("a { width: 1px; width: 12 }", "a", "width", "1px"),
      StyleQuery("a { width: 1px; width: 12parsecs }", "a", "width", "1px"),
      StyleQuery("a { width: 1px; WIDTH: 2PX }", "a", "width", "2px"),
      StyleQuery("a { color: red; colour: blue }", "a", "color", red),
      StyleQuery("a { color: red; color: var(accent) }", "a", "color", red),
      StyleQuery("a { color: red; color: var() }", "a", "color", red),
      StyleQuery("a { color: red; color: var(--x y) }", "a", "color", red),
      StyleQuery("a { color: red; color: rgb(var(--x), var(1)) }", "a", "color", red),
      StyleQuery("a { --x: 1; --x: var(2) }", "a", "--x", "1"),
    ])
  func skipped(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "accepts a shorthand as a whole or not at all",
    arguments: [
      StyleQuery("a { margin: 1px; margin: 2px 3px polkadot }", "a", "margin", "1px"),
      StyleQuery("a { margin: 1px; margin: 1px 2px 3px 4px 5px }", "a", "margin", "1px"),
      StyleQuery("a { font: 9px Arial; font: bold }", "a", "font", "9px Arial"),
      StyleQuery("a { font: 9px Arial; font: 12px }", "a", "font", "9px Arial"),
    ])
  func shorthands(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "an invalid selector drops its rule, an invalid declaration only itself",
    arguments: [
      StyleQuery("a { color: red } a, b:hovered { color: blue }", "a", "color", red),
      StyleQuery(
        "a { color: red } a { width: polkadot; color: blue }", "a", "color", "rgb(0, 0, 255)"),
      StyleQuery("a { color: red; oops; width: 1px }", "a", "width", "1px"),
      StyleQuery("a { color: red } } b { width: 1px }", "b", "width", nil),
      StyleQuery("a { color: red", "a", "color", red),
    ])
  func recovery(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }
}
