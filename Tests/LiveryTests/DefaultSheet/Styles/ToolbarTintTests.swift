// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines
import Testing

/// Tests that a changed toolbar tint results in the button colors that Three20 computed.
///
/// The expected components are rounded to a tenth of a byte.
@Suite struct ToolbarTintTests {
  /// A tint, and the fill colors of a button.
  struct Row: Sendable, CustomStringConvertible {
    let tint: String
    let normal: RGBA
    let highlighted: RGBA

    init(_ tint: String, normal: RGBA, highlighted: RGBA) {
      self.tint = tint
      self.normal = normal
      self.highlighted = highlighted
    }

    var description: String { tint }

    /// The tint of the default style sheet.
    static let plain = Row(
      "rgb(109 132 162)", normal: .rgb(74.9, 110.6, 157.1), highlighted: .rgb(43.6, 52.8, 64.8))
  }

  /// Returns a theme that changes one variable.
  private func theme(_ tint: String) -> Theme {
    let theme = Theme()
    theme.add(":root { --toolbar-tint-color: \(tint) }", name: "tint.css")
    return theme
  }

  /// Returns whether two colors are equal in the last digit of the figures; 191.25 is 191.2 there.
  private func isShown(_ color: RGBA?, as figure: RGBA) -> Bool {
    guard let color else { return false }
    func shown(_ component: Double) -> Double { min(max(component, 0), 1) }
    return RGBA(
      red: shown(color.red), green: shown(color.green), blue: shown(color.blue), alpha: color.alpha
    )
    .isLike(figure, within: 0.0525 / 255)
  }

  @Test(
    "fills",
    arguments: [
      Row.plain,
      Row("rgb(10 10 10)", normal: .rgb(9.7, 9.7, 9.7), highlighted: .rgb(61, 61, 61)),
      Row("rgb(40 40 40)", normal: .rgb(38.8, 38.8, 38.8), highlighted: .rgb(91, 91, 91)),
      // The red of the first fill is -19.7 before clamping.
      Row("rgb(30 110 255)", normal: .rgb(0, 55.3, 191.2), highlighted: .rgb(12, 44, 102)),
    ])
  func fills(_ row: Row) throws {
    let theme = theme(row.tint)
    for selector in [
      ".toolbarButton", ".toolbarBackButton", ".toolbarForwardButton", ".toolbarRoundButton",
    ] {
      for (state, figure) in [
        (ControlState.normal, row.normal), (.disabled, row.normal),
        (.highlighted, row.highlighted), (.selected, row.highlighted),
      ] {
        let fill = try theme.drawnPipeline(selector, state: state).first(ReflectiveFill.self)
        #expect(isShown(fill?.color, as: figure), "\(selector) \(String(describing: fill))")
      }
    }
  }

  @Test("bevels of the default tint")
  func bevels() throws {
    let theme = theme(Row.plain.tint)
    for (state, light, dark) in [
      (ControlState.normal, RGBA.rgb(58.2, 80.7, 110.0), RGBA.rgb(69.6, 80.3, 94.3)),
      (.highlighted, .rgb(32.0, 37.8, 45.4), .rgb(32.5, 35.3, 38.9)),
    ] {
      let bevel = try theme.drawnPipeline(".toolbarButton", state: state).first(BevelBorder.self)
      #expect(isShown(bevel?.highlight, as: light))
      #expect(isShown(bevel?.shadow, as: dark))
    }
  }

  @Test("tinted buttons and the rest of the screen keep their tint")
  func others() throws {
    let (plain, tinted) = (Theme(), theme("red"))
    for style in StyleFigure.all where !style.selector.hasPrefix(".toolbar") {
      #expect(
        try tinted.drawnPipeline(style.selector) == plain.drawnPipeline(style.selector),
        "\(style.selector)")
    }
  }

  @Test("a tint on a part of the screen applies to its buttons")
  func subtree() throws {
    let theme = Theme()
    theme.add(".night { --toolbar-tint-color: rgb(10 10 10) }", name: "night.css")
    let fill = try theme.drawnPipeline(".night .toolbarButton").first(ReflectiveFill.self)
    #expect(isShown(fill?.color, as: .rgb(9.7, 9.7, 9.7)))
  }
}
