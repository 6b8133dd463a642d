// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

/// Tests of toolbar button colors against known results of Three20.
struct ToolbarColorTests {
  /// A tint, a state, and the fill with the light and the dark color of its bevel, in bytes.
  struct Row: Sendable, CustomStringConvertible {
    let tint: String
    let state: String
    let fill: [Double]
    let light: [Double]?
    let dark: [Double]?
    var description: String { "\(tint) \(state)" }

    init(
      _ tint: String, _ state: String, _ fill: [Double], light: [Double]? = nil,
      dark: [Double]? = nil
    ) {
      (self.tint, self.state) = (tint, state)
      (self.fill, self.light, self.dark) = (fill, light, dark)
    }
  }

  static let rows = [
    Row(
      "#6d84a2", "normal", [74.9, 110.6, 157.1], light: [58.2, 80.7, 110.0],
      dark: [69.6, 80.3, 94.3]),
    Row(
      "#6d84a2", "highlighted", [43.6, 52.8, 64.8], light: [32.0, 37.8, 45.4],
      dark: [32.5, 35.3, 38.9]),
    Row(
      "rgb(10 10 10)", "normal", [9.7, 9.7, 9.7], light: [6.8, 6.8, 6.8], dark: [5.8, 5.8, 5.8]),
    Row("rgb(10 10 10)", "highlighted", [61, 61, 61]),
    Row("rgb(40 40 40)", "normal", [38.8, 38.8, 38.8]),
    Row("rgb(40 40 40)", "highlighted", [91, 91, 91]),
    // The bevel is based on the red of -19.7. With 0 instead, its saturation would be 0.9 and not
    // 0.993.
    Row("rgb(30 110 255)", "normal", [-19.7, 55.3, 191.2], light: [1.0, 48.2, 133.9]),
    Row("rgb(30 110 255)", "highlighted", [12, 44, 102]),
  ]

  private static func bytes(_ text: String) throws -> [Double] {
    let color = try #require(CSSColor(parsing: text), "\(text)")
    return [color.red * 255, color.green * 255, color.blue * 255]
  }

  private static func isNear(_ actual: [Double], _ expected: [Double]) -> Bool {
    zip(actual, expected).allSatisfy { abs($0 - $1) <= 0.0501 }
  }

  @Test("a button has Three20's color, and its bevel the derived colors", arguments: rows)
  func figures(row: Row) throws {
    let fill = "toolbar-color(\(row.tint), \(row.state))"
    #expect(Self.isNear(try Self.bytes(fill), row.fill))
    let light = try Self.bytes("hsv-multiply(\(fill), 1, .9, .7)")
    let dark = try Self.bytes("hsv-multiply(\(fill), 1, .5, .6)")
    if let expected = row.light { #expect(Self.isNear(light, expected), "\(light)") }
    if let expected = row.dark { #expect(Self.isNear(dark, expected), "\(dark)") }
  }

  @Test("clips the displayed color")
  func clipped() throws {
    let color = try #require(CSSColor(parsing: "toolbar-color(rgb(30 110 255))"))
    #expect(color.rgba == 0x0037_BFFF)
  }

  @Test(
    "saturation or value selects the branch of the rule",
    arguments: [
      ("hsv(120 0.49 0.6)", [0.784, 0.582]), ("hsv(120 0.5 0.6)", [0.625, 0.45]),
      ("hsv(120 1 0)", [0, 0]),
    ])
  func normal(tint: String, expected: [Double]) throws {
    let color = try #require(CSSColor(parsing: tint)).toolbarColor(.normal)
    #expect(abs(color.second - expected[0]) < 1e-9)
    #expect(abs(color.third - expected[1]) < 1e-9)
  }

  @Test(
    "a highlighted button is lighter on a dark toolbar, otherwise darker",
    arguments: [
      ("hsv(120 0.9 0.19)", [0.9, 0.39]), ("hsv(120 0.9 0.21)", [0.9, 0.084]),
      ("hsv(120 0.29 0.6)", [0.667, 0.384]), ("hsv(120 0.31 0.6)", [0.31, 0.24]),
      ("hsv(120 0 1)", [0, 0.64]),
    ])
  func highlighted(tint: String, expected: [Double]) throws {
    let color = try #require(CSSColor(parsing: tint)).toolbarColor(.highlighted)
    #expect(abs(color.second - expected[0]) < 1e-9)
    #expect(abs(color.third - expected[1]) < 1e-9)
  }

  @Test("a button has the opacity of the toolbar")
  func opacity() {
    #expect(CSSColor(red: 0, green: 0, blue: 1, alpha: 0.3).toolbarColor(.normal).alpha == 0.3)
  }
}
