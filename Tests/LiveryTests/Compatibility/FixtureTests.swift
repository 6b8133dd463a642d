// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests of the assertions that shipped with Three20, on its fixture.
///
/// The article "Coming from Three20" describes the differences.
@Suite struct FixtureTests {
  private let sheet: CSSStyleSheet

  init() throws { sheet = try ProjectFile.fixture.sheet() }

  /// A lookup in the fixture, Three20's dictionary value and the current result.
  struct Row: Sendable, CustomStringConvertible {
    let selector: String
    let property: String
    let legacy: String
    let now: String?

    init(_ selector: String, _ property: String, legacy: String, now: String?) {
      self.selector = selector
      self.property = property
      self.legacy = legacy
      self.now = now
    }

    var description: String { "\(selector) \(property)" }
  }

  @Test(
    "has every value of the fixture",
    arguments: [
      Row(".classname", "width", legacy: #"["600px"]"#, now: "600px"),
      // An em is the initial font size of 16px in a style sheet without the default style sheet.
      Row(".classname", "height", legacy: #"["2em"]"#, now: "32px"),
      Row("#identifier", "width", legacy: #"["800px"]"#, now: "800px"),
      Row("#identifier", "height", legacy: #"["2em"]"#, now: "32px"),
      Row(".classname:hover", "width", legacy: #"["800px"]"#, now: "800px"),
      // In Three20, the state did not fall back to its base rule.
      Row(".classname:hover", "height", legacy: "missing", now: "32px"),
      Row(".short-hex-colors", "color", legacy: ##"["#F73"]"##, now: "rgb(255, 119, 51)"),
      Row(
        ".short-hex-colors", "background-color", legacy: ##"["#F73"]"##, now: "rgb(255, 119, 51)"),
      Row(".long-hex-colors", "color", legacy: ##"["#FF7733"]"##, now: "rgb(255, 119, 51)"),
      Row(
        ".long-hex-colors", "background-color", legacy: ##"["#FF7733"]"##, now: "rgb(255, 119, 51)"),
      Row(".named-color", "color", legacy: #"["red"]"#, now: "rgb(255, 0, 0)"),
      Row(".named-color", "background-color", legacy: #"["red"]"#, now: "rgb(255, 0, 0)"),
      // Three20 threw an exception on access, although nil was intended.
      Row(".named-invalid-color", "color", legacy: #"["polkadot"]"#, now: nil),
      Row(".named-invalid-color", "background-color", legacy: #"["polkadot"]"#, now: nil),
      Row(
        ".fn-color-rgb", "color", legacy: #"["rgb(","255","0","255",")"]"#, now: "rgb(255, 0, 255)"),
      Row(
        ".fn-color-rgb", "background-color", legacy: #"["rgb(","255","0","255",")"]"#,
        now: "rgb(255, 0, 255)"),
      Row(
        ".fn-color-rgba", "color", legacy: #"["rgba(","255","255","255","0.5",")"]"#,
        now: "rgba(255, 255, 255, 0.5)"),
      Row(
        ".fn-color-rgba", "background-color", legacy: #"["rgba(","255","255","255","0.5",")"]"#,
        now: "rgba(255, 255, 255, 0.5)"),
      Row(".font-props", "font-weight", legacy: #"["bold"]"#, now: "700"),
      Row(".font-props", "font-size", legacy: #"["12pt"]"#, now: "16px"),
      Row(".font-props", "font-style", legacy: #"["italic"]"#, now: "italic"),
    ])
  func value(_ row: Row) {
    #expect(sheet.text(row.selector, row.property) == row.now)
  }

  @Test("loads the fixture twice without diagnostics")
  func loads() throws {
    #expect(sheet.diagnostics.isEmpty)
    #expect(try ProjectFile.fixture.sheet().ruleTexts == sheet.ruleTexts)
    #expect(sheet.rules.count == 10)
  }

  @Test("colors have the components of the original's assertions")
  func colors() {
    for selector in [".short-hex-colors", ".long-hex-colors"] {
      for color in [sheet.css(selector, \.color), sheet.css(selector, \.backgroundColor)] {
        #expect(color == CSSColor(red: 1, green: 119.0 / 255, blue: 0.2))
      }
    }
    #expect(sheet.css(".fn-color-rgb", \.color) == CSSColor(red: 1, green: 0, blue: 1))
    #expect(sheet.css(".fn-color-rgba", \.color) == CSSColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(sheet.css(".named-color", \.color) == CSSColor(.red))
    #expect(sheet.css(".named-invalid-color", \.color) == nil)
  }

  @Test("returns the same value twice")
  func cache() {
    let first = sheet.css(".long-hex-colors", \.color)
    #expect(first != nil)
    #expect(sheet.css(".long-hex-colors", \.color) == first)
  }

  @Test("a rule set keeps its selector; a weight called BoldOblique is now a style and a weight")
  func ruleSet() {
    let sheet = CSSStyleSheet(
      """
      .before { font-family: Helvetica; font-weight: BoldOblique; font-size: 10px }
      .now { font: oblique bold 10px Helvetica }
      """)
    #expect(sheet.ruleSet(for: ".before").selector == ".before")
    #expect(sheet.ruleSet(for: ".before").fontFamily == [.named("Helvetica")])
    #expect(sheet.ruleSet(for: ".before").fontSize == 10)
    #expect(sheet.ruleSet(for: ".before").fontWeight == nil)
    #expect(sheet.ruleSet(for: ".now").font.description == "oblique bold 10px Helvetica")
  }
}
