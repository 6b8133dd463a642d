// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for the two themes of `Resources/themes`, which follow those of Three20's samples.
@Suite struct SampleThemeTests {
  @Test(
    "headings have their declared values",
    arguments: [
      ("h1", "color", "rgb(255, 255, 102)"), ("h1", "font", "700 50px sans-serif"),
      ("h1", "background-color", "rgba(0, 0, 0, 0)"),
      ("h1", "text-shadow", "rgb(255, 153, 153) 2px 2px 0px"),
      ("h2", "color", "rgb(255, 255, 255)"), ("h2", "font-size", "45px"),
      ("h2", "text-shadow", "rgb(153, 187, 255) 0px 1px 3px"),
      ("h3", "color", "rgb(255, 255, 255)"), ("h3", "font", "700 35px sans-serif"),
      ("h3", "text-shadow", "rgb(153, 153, 255) 3px -3px 3px"),
      ("h3:hover", "color", "rgb(153, 153, 255)"), ("h3:hover", "font", "700 35px sans-serif"),
      ("h3:hover", "text-shadow", "rgb(255, 255, 255) 3px 3px 3px"),
      ("h4text", "color", "rgb(255, 255, 255)"), ("h4text", "font-size", "35px"),
      ("h4text:hover", "color", "rgb(128, 128, 128)"), ("h4text:hover", "font-size", "35px"),
      ("h4shadow", "text-shadow", "rgba(0, 255, 0, 0.5) 3px 3px 4px"),
      ("h4shadow:hover", "text-shadow", "rgb(0, 128, 0) 0px 0px 4px"),
      ("body", "background-color", "rgb(17, 17, 68)"),
    ])
  func headings(selector: String, property: String, value: String) throws {
    var sheet = try ProjectFile.sample.sheet()
    // `font` only has a value if all its longhands are set.
    sheet.add("body { font: 14px sans-serif }", name: "font.css")
    #expect(sheet.text(selector, property) == value)
  }

  @Test("returns a touched heading by its state")
  func states() throws {
    let sheet = try ProjectFile.sample.sheet()
    for selector in ["h3", "h4text", "h4shadow"] {
      let touched = sheet.ruleSet(for: selector, state: .highlighted)
      #expect(touched.color == sheet.ruleSet(for: selector + ":hover").color)
      #expect(touched.textShadow == sheet.ruleSet(for: selector + ":hover").textShadow)
    }
  }

  @Test("over the default sheet, the page keeps its text and font, and headings their family")
  func overridesDefault() throws {
    let theme = try ProjectFile.sample.theme()
    #expect(theme.text("body", "background-color") == "rgb(17, 17, 68)")
    #expect(theme.css("body", \.color) == .black)
    #expect(theme.css("body", \.font).description == "14px Helvetica, sans-serif")
    #expect(theme.css("h1", \.font).description == "bold 50px Helvetica, sans-serif")
    #expect(theme.css("h4shadow", \.color) == .black)
  }

  @Test("the smallest theme changes one color and no other value")
  func facebook() throws {
    let theme = try ProjectFile.facebook.theme()
    #expect(theme.text("navigationBar", "background-color") == "rgb(59, 89, 152)")
    for selector in Set(Theme.defaultSheet.rules.flatMap(\.selectors))
    where selector != "navigationBar" {
      let themed = theme.sheet.prepare(selector).values.map { "\($0.name): \($0.value)" }
      let plain = Theme.defaultSheet.prepare(selector).values.map { "\($0.name): \($0.value)" }
      #expect(themed == plain)
    }
  }

  @Test("the themes have no diagnostics", arguments: ["facebook.css", "style-sheets-sample.css"])
  func diagnostics(name: String) throws {
    #expect(try ProjectFile("Resources/themes/\(name)").sheet().diagnostics.isEmpty)
  }
}
