// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of custom properties of the root that override system colors.
@Suite struct SystemColorVariableTests {
  @Test(
    "a custom property of the root overrides a system color for all elements",
    arguments: [
      StyleQuery("a { color: CanvasText }", "a", "color", "rgb(0, 0, 0)"),
      StyleQuery(
        ":root { --livery-canvas-text: navy } a { color: CanvasText }", "a", "color",
        "rgb(0, 0, 128)"),
      StyleQuery(
        ":root { --x: 1px; --livery-mark: var(--y); --y: lime } b { color: mark }", "a > b",
        "color", "rgb(0, 255, 0)"),
      StyleQuery(
        ":root { --livery-button-face: navy } a { color: ThreeDFace }", "a", "color",
        "rgb(0, 0, 128)"),
    ])
  func overriding(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "ignores invalid colors and declarations below the root",
    arguments: [
      StyleQuery(
        ":root { --livery-canvas-text: 1px } a { color: CanvasText }", "a", "color",
        "rgb(0, 0, 0)"),
      StyleQuery(
        "a { --livery-canvas-text: navy; color: CanvasText }", "a", "color", "rgb(0, 0, 0)"),
    ])
  func unchanged(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }
}
