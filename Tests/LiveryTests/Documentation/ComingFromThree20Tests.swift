// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines
import Testing

/// Tests of the examples in the article "Coming from Three20".
@Suite struct ComingFromThree20Tests {
  @Test("calls")
  func calls() {
    let color = css(".photoCaption", \.textShadow?.color?.absolute)
    #expect(color?.description == "rgba(0, 0, 0, 0.9)")
    #expect(css(".photoCaption", \.textShadow?.y)?.description == "1px")
    #expect(css(".photoCaption", \.textShadow?.blur)?.description == "0px")
    #expect(css(":root", "--text-color")?.description == "black")
  }

  @Test("a call replaces every macro")
  func macros() {
    let (selector, state) = (".tableHeader", ControlState.highlighted)
    #expect(Theme.current.sheet.css(selector, "color") == css(selector, "color"))
    #expect(ruleSet(for: selector).color == css(selector, \.color))
    #expect(css(selector, \.color, state: state) == CSSColor(parsing: "#576b95"))
    #expect(css(selector, \.backgroundColor, state: state) == .transparent)
    #expect(css(selector, \.font, state: state).size == 16)
    #expect(css(selector, \.textShadow?.color?.absolute, state: state) == .transparent)
    #expect(css(selector, \.textShadow, state: state)?.x == .zero)
    #expect(css(selector, \.textShadow?.blur, state: state) == .zero)
    #expect(css(":root", "--text-color") == .unparsed("black"))
  }

  @Test("converts selectors")
  func selectors() {
    let sheet = CSSStyleSheet(
      """
      toolbar .button, #done.button { color: navy }
      @media print { .button { color: black } }
      """)
    #expect(sheet.css(".button", "color") == nil)
    #expect(sheet.css("toolbar .button", "color")?.description == "rgb(0, 0, 128)")
    #expect(sheet.css("#done.button", "color")?.description == "rgb(0, 0, 128)")
    #expect(sheet.css("print", "color") == nil)
  }

  @Test("states fall back to the plain style")
  func states() {
    #expect(
      css("navigationBar", "background-color", state: .highlighted)?.description
        == "rgb(119, 140, 168)")
    #expect(css("body:hover", \.font).description == "14px Helvetica, sans-serif")
    #expect(css("body:hover", "background-color")?.description == "rgb(255, 255, 255)")
  }

  @Test("converts units")
  func units() {
    let sizes = CSSStyleSheet(".a { font-size: 12pt; width: 50%; height: 2em }")
    #expect(sizes.css(".a", \.fontSize) == 16)
    #expect(sizes.css(".a", \.size.height).description == "32px")
    #expect(sizes.css(".a", \.size.width).description == "50%")
  }

  @Test("colors")
  func colors() {
    #expect(css("table", "background-color")?.description == "rgba(0, 0, 0, 0)")
    let colors = CSSStyleSheet(
      """
      .a { color: rgb(100% 0 0 / 50%); background-color: none }
      .b { color: polkadot }
      """)
    #expect(colors.css(".a", "color")?.description == "rgba(255, 0, 0, 0.5)")
    #expect(colors.css(".a", "background-color") == nil)
    #expect(colors.css(".b", "color") == nil)
    #expect(CSSColor(parsing: "fuschia") == nil)
  }

  @Test("fonts")
  func fonts() {
    let fonts = CSSStyleSheet(
      """
      .a { font: oblique bold 12px/1.5 'Helvetica Neue', Arial, sans-serif }
      .b { color: red }
      """)
    #expect(
      fonts.css(".a", \.font).description
        == #"oblique bold 12px "Helvetica Neue", Arial, sans-serif"#)
    #expect(fonts.css(".b", \.font).description == "14px sans-serif")
  }

  @Test("shadows")
  func shadows() {
    let shadows = CSSStyleSheet("h2 { color: white; text-shadow: 0 1px 3px #9bf, 2px 2px }")
    #expect(shadows.css("h2", \.textShadow)?.description == "rgb(153, 187, 255) 0px 1px 3px")
    #expect(shadows.css("h2", \.textShadows?.count) == 2)
    #expect(Property.textShadowOpacity.initialValue == .number(1))
  }

  @Test(
    "values where the old sheet and the old code differed",
    arguments: [
      ("--table-refresh-header-text-color", "#576c89"),
      ("--table-refresh-header-text-shadow-color", "#e6e6e6"),
      ("--table-refresh-header-status-font", "bold 13px Helvetica, sans-serif"),
      ("--table-header-text-color", "#576b95"), ("--table-header-shadow-color", "transparent"),
      ("--table-header-tint-color", "transparent"),
    ])
  func disagreements(variable: String, value: String) {
    #expect(css(":root", variable)?.description == value)
  }

  @Test("converts styles to pipelines")
  func styles() {
    let night = Theme()
    night.add(
      """
      :root { --toolbar-tint-color: #0a0a0a }
      .badge { --badge-color: navy }
      """, name: "night.css")
    #expect(
      night.css(".toolbarButton", "--button-state", state: .highlighted)?.description
        == "highlighted")
    #expect(night.css(".largeBadge", "--badge-font-size")?.description == "17px")
    #expect(
      night.css(".badge", "-livery-pipeline")?.description.contains("rgb(0, 0, 128)") == true)
    #expect(Theme.current.pipeline(for: ".badge").steps.count == 8)
    #expect(
      Theme.current.pipeline(for: ".tab", state: .selected)
        != Theme.current.pipeline(for: ".tab"))
  }

  @Test(
    "variables replace the parameters of helper methods",
    arguments: [
      (".toolbarButton", "--button-shape"), (".toolbarButton", "--button-tint"),
      (".badge", "--badge-font-size"), (".pageDot", "--dot-color"),
      (".tabGridTabLeft", "--tab-shape"), (".selectionFillStyle", "--selection-content"),
      (".launcherButton", "--launcher-veil"), (".launcherButtonImage", "--launcher-veil"),
    ])
  func helpers(selector: String, variable: String) {
    #expect(css(selector, variable) != nil)
  }
}
