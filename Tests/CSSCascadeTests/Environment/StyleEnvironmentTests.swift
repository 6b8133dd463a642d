// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

struct StyleEnvironmentTests {
  private func sheet(_ text: String, _ change: (inout StyleEnvironment) -> Void) -> CSSStyleSheet {
    var sheet = CSSStyleSheet(text)
    change(&sheet.environment)
    return sheet
  }

  @Test("viewport and container units count in the environment's sizes")
  func sizes() {
    let sheet = sheet(".a { width: 50vw; height: 10cqh; top: 5svh; left: 1dvmax }") {
      $0.viewport = .init(width: 640, height: 480)
      $0.smallViewport = .init(width: 640, height: 400)
      $0.container = .init(width: 300, height: 200)
    }
    #expect(sheet.css(".a", "width")?.description == "320px")
    #expect(sheet.css(".a", "height")?.description == "20px")
    #expect(sheet.css(".a", "top")?.description == "20px")
    #expect(sheet.css(".a", "left")?.description == "6.4px")
  }

  @Test("without an environment, viewport units stay")
  func unknown() {
    #expect(CSSStyleSheet(".a { width: 50vw }").css(".a", "width")?.description == "50vw")
  }

  @Test("a change of the environment gives new answers, and a changed sheet keeps it")
  func change() {
    var sheet = CSSStyleSheet(".a { width: 50vw }", name: "a.css")
    sheet.environment.viewport = .init(width: 100, height: 100)
    #expect(sheet.css(".a", "width")?.description == "50px")
    sheet.environment.viewport = .init(width: 200, height: 100)
    #expect(sheet.css(".a", "width")?.description == "100px")
    sheet.add(".a { height: 10vw }", name: "b.css")
    #expect(sheet.css(".a", "height")?.description == "20px")
    sheet.replace("b.css", with: ".a { height: 20vw }")
    #expect(sheet.css(".a", "height")?.description == "40px")
    sheet.remove("b.css")
    sheet.add(CSSStyleSheet(".a { top: 1vh }"))
    #expect(sheet.css(".a", "top")?.description == "1px")
  }

  @Test(
    "light-dark() follows the user as far as the element's color-scheme lets it",
    arguments: [
      ("light dark", ColorScheme.dark, "rgb(255, 255, 255)"),
      ("light dark", .light, "rgb(0, 0, 0)"), ("normal", .dark, "rgb(0, 0, 0)"),
      ("dark", .light, "rgb(255, 255, 255)"), ("only light", .dark, "rgb(0, 0, 0)"),
      ("sepia", .dark, "rgb(0, 0, 0)"),
    ])
  func schemes(scheme: String, preferred: ColorScheme, color: String) {
    let sheet = sheet(
      ":root { color-scheme: \(scheme) } .a { color: light-dark(black, white) }"
    ) { $0.colorScheme = preferred }
    #expect(sheet.css(".a", "color")?.description == color)
  }

  @Test("lh and rlh count in lines")
  func lines() {
    let sheet = CSSStyleSheet(
      """
      :root { font-size: 10px; line-height: 20px }
      .a { font-size: 12px; line-height: 1.5; width: 2lh; height: 2rlh }
      .a .b { line-height: 2lh; width: 1lh }
      .c { line-height: normal; width: 1lh }
      """)
    #expect(sheet.css(".a", "width")?.description == "36px")
    #expect(sheet.css(".a", "height")?.description == "40px")
    #expect(sheet.css(".a .b", "line-height")?.description == "36px")
    #expect(sheet.css(".a .b", "width")?.description == "36px")
    #expect(sheet.css(".c", "width")?.description == "12px")
  }
}
