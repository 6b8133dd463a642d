// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for functions of the program in themes.
@Suite struct ThemeFunctionTests {
  private static let scaled = StyleFunction(
    "--scaled", parameters: [.init("size", "<length>"), .init("factor", "<number>", default: "2")]
  ) { arguments in
    guard let size = arguments.length(0), let factor = arguments.number(1) else { return nil }
    return "\(size * factor)px"
  }

  @Test("a theme passes functions to sheets that are added later")
  func laterSheets() {
    let theme = Theme()
    theme.register(Self.scaled)
    theme.add(".a { width: --scaled(3px) }", name: "a.css")
    #expect(theme.text(".a", "width") == "6px")
    theme.replace("a.css", with: ".a { width: --scaled(3px, 3) }")
    #expect(theme.text(".a", "width") == "9px")
    theme.environment.colorScheme = .dark
    #expect(theme.text(".a", "width") == "9px")
    #expect(Theme().sheet.functions.isEmpty)
  }

  @Test(
    "a theme has the functions of its sheet, and an earlier copy lacks later ones"
  )
  func sheets() {
    let theme = Theme(CSSStyleSheet(".a { width: --scaled(3px) }"))
    let before = theme.sheet
    theme.register(Self.scaled)
    #expect(before.css(".a", "width")?.description == "auto")
    #expect(Theme(theme.sheet).text(".a", "width") == "6px")
  }
}
