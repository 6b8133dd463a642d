// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of color functions of variables that contain color functions.
@Suite struct ColorFunctionVariableTests {
  private static let tint = ":root { --tint: rgb(30, 110, 255) } "
  private static let fill = "a { --fill: toolbar-color(var(--tint)) } "
  private static let bevel = "b { color: hsv-multiply(var(--fill), 1, .9, .7) }"
  private static let registration =
    "@property --fill { syntax: '<color>'; inherits: true; initial-value: red } "

  @Test(
    "out-of-range components pass through variables to nested functions",
    arguments: [
      StyleQuery(tint + fill + bevel, "a > b", "color", "hsv(218.666667 0.992647 0.525)"),
      StyleQuery(
        registration + tint + fill + bevel, "a > b", "color", "hsv(218.666667 0.992647 0.525)"),
      StyleQuery(
        tint + "a { --x: 2; color: hsv-add(white, 0, 0, calc(var(--x) * -0.1)) }", "a", "color",
        "hsv(0 0 0.8)"),
    ])
  func chains(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "a function of currentcolor uses the element's color",
    arguments: [
      StyleQuery(
        "a { color: red } b { color: highlight(currentcolor) }", "a > b", "color",
        "hsv(0 0.4 1.2)"),
      StyleQuery(
        "a { color: red } b { color: blue; background-color: toolbar-color(currentcolor) }",
        "a > b", "background-color", "hsv(240 1.25 0.75)"),
      StyleQuery(
        ":root { --livery-canvas: yellow } a { color: shadow-of(canvas) }", "a", "color",
        "hsv(60 0.6 0.6)"),
      StyleQuery(
        "a { color-scheme: dark; color: shadow-of(light-dark(red, blue)) }", "a", "color",
        "hsv(240 0.6 0.6)"),
    ])
  func currentColor(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }
}
