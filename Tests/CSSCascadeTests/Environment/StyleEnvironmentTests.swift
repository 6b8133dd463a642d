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

  @Test("viewport and container units resolve against the environment's sizes")
  func sizes() {
    let sheet = sheet(".a { width: 50vw; height: 10cqh; top: 5svh; left: 1dvmax }") {
      $0.viewport = .init(width: 640, height: 480)
      $0.viewports.small = .init(width: 640, height: 400)
      $0.container = .init(width: 300, height: 200)
    }
    #expect(sheet.css(".a", "width")?.description == "320px")
    #expect(sheet.css(".a", "height")?.description == "20px")
    #expect(sheet.css(".a", "top")?.description == "20px")
    #expect(sheet.css(".a", "left")?.description == "6.4px")
  }

  @Test("keeps units of an unknown dimension and resolves those of a known one")
  func oneDimension() {
    let text =
      ".a { width: 50vw; height: 50vh; top: 1vmin; left: 1vmax; bottom: 1cqi; right: 1cqb }"
    let wide = sheet(text) { $0.viewport = .init(width: 600) }
    let values = ["width", "height", "top", "left", "bottom", "right"]
    #expect(
      values.map { wide.css(".a", $0)?.description }
        == ["300px", "50vh", "1vmin", "1vmax", "6px", "1cqb"])
    let high = sheet(text) { $0.viewport = .init(height: 400) }
    #expect(
      values.map { high.css(".a", $0)?.description }
        == ["50vw", "200px", "1vmin", "1vmax", "1cqi", "4px"])
  }

  @Test(
    "media features of an unknown dimension are unknown",
    arguments: [
      ("(width: 600px)", true), ("(min-width: 601px)", false), ("(height)", false),
      ("(min-height: 0)", false), ("not (min-height: 1px)", false),
      ("(orientation: landscape)", false), ("(orientation: portrait)", false),
      ("(min-aspect-ratio: 1/1000)", false), ("(width) and (height)", false),
      ("(width) or (height)", true),
    ])
  func mediaOfOneDimension(query: String, matches: Bool) {
    let sheet = sheet("@media \(query) { .a { top: 1px } }") { $0.viewport = .init(width: 600) }
    #expect((sheet.css(".a", "top") != nil) == matches)
  }

  @Test("keeps container units of an axis without a container and viewport")
  func containerWithoutHeight() {
    let sheet = CSSStyleSheet(
      "pane { container-type: inline-size } x { width: 10cqw; height: 10cqh; top: 10cqmin }")
    var pane = StyleElement("pane", children: [StyleElement("x")])
    pane.size = StyleSize(width: 300, height: 200)
    let tree = sheet.styledTree(of: pane)
    #expect(
      [Property.width, .height, .top].map { tree.style(at: 1)[$0].description }
        == ["30px", "10cqh", "10cqmin"])
  }

  @Test("the base direction applies to roots without a direction")
  func direction() {
    let text =
      ".a { margin-inline-start: 1px } .b { direction: ltr; margin-inline-start: 1px } "
      + ".a:dir(rtl) { top: 2px } .a:dir(ltr) { top: 3px }"
    let sheet = sheet(text) { $0.direction = .rtl }
    #expect(sheet.css(".a", "direction")?.description == "rtl")
    #expect(sheet.css(".a", "margin-right")?.description == "1px")
    #expect(sheet.css(".b", "margin-left")?.description == "1px")
    #expect(sheet.css(".a", "top")?.description == "2px")
    #expect(sheet.css(".a:dir(ltr)", "top")?.description == "3px")
    #expect(sheet.css(".nobody", "direction") == nil)
    #expect(CSSStyleSheet(text).css(".a", "direction") == nil)
    #expect(CSSStyleSheet(text).css(".a", "top")?.description == "3px")
    let declared = self.sheet(":root { direction: ltr } " + text) { $0.direction = .rtl }
    #expect(declared.css(".a", "direction")?.description == "ltr")
    #expect(declared.css(".a", "margin-left")?.description == "1px")
    #expect(sheet.explain(".a", "margin-right").value == "1px")
    #expect(sheet.explain(".a", "top").candidates.map(\.value) == ["2px"])
  }

  @Test("the base direction applies to a tree's root and follows the environment")
  func directionOfTrees() {
    var sheet = CSSStyleSheet(
      "x { padding-inline-start: 1px } x:dir(rtl) { top: 1px } y { top: 4px }")
    let root = StyleElement(
      "x",
      children: [
        StyleElement("x", attributes: ["dir": "ltr"], children: [StyleElement("x")]),
        StyleElement("x"),
      ])
    var tree = sheet.styledTree(of: root)
    func tops(_ tree: StyledTree) -> [String] {
      (0..<4).map { tree.style(at: $0)[.top].description }
    }
    #expect(tops(tree) == ["auto", "auto", "auto", "auto"])
    sheet.environment.direction = .rtl
    tree.update(in: sheet)
    #expect(tops(tree) == ["1px", "auto", "auto", "1px"])
    #expect(tree.style(at: 0)[.paddingRight].description == "1px")
    #expect(tree.style(at: 0)[.direction].description == "rtl")
    #expect(tops(sheet.styledTree(of: root)) == tops(tree))
    #expect(sheet.computedStyle(for: StylePath(StyleElement("x")))[.top].description == "1px")
    #expect(tree.elements(matching: "x:dir(rtl)") == [0, 3])
    sheet.environment.direction = .ltr
    tree.update(in: sheet)
    #expect(tops(tree) == ["auto", "auto", "auto", "auto"])
  }

  @Test(
    "a platform's environment has its usual pointer",
    arguments: [
      (StyleEnvironment.Platform.linux, StyleEnvironment.Pointer.fine, true),
      (.ios, .coarse, false),
      (.tvos, .none, false), (.windows, .fine, true),
    ])
  func platform(
    platform: StyleEnvironment.Platform, pointer: StyleEnvironment.Pointer, canHover: Bool
  ) {
    let environment = StyleEnvironment(platform: platform)
    #expect(environment.platform == platform)
    #expect(environment.interaction.pointer == pointer)
    #expect(environment.interaction.canHover == canHover)
    #expect(StyleEnvironment() == StyleEnvironment(platform: .current))
  }

  @Test("keeps viewport units without an environment")
  func unknown() {
    #expect(CSSStyleSheet(".a { width: 50vw }").css(".a", "width")?.description == "50vw")
  }

  @Test("a change of the environment changes values, and a changed sheet keeps it")
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
    "light-dark() follows the user's scheme if the element's color-scheme allows it",
    arguments: [
      ("light dark", CSSColorScheme.dark, "rgb(255, 255, 255)"),
      ("light dark", .light, "rgb(0, 0, 0)"), ("normal", .dark, "rgb(0, 0, 0)"),
      ("dark", .light, "rgb(255, 255, 255)"), ("only light", .dark, "rgb(0, 0, 0)"),
      ("sepia", .dark, "rgb(0, 0, 0)"),
    ])
  func schemes(scheme: String, preferred: CSSColorScheme, color: String) {
    let sheet = sheet(
      ":root { color-scheme: \(scheme) } .a { color: light-dark(black, white) }"
    ) { $0.colorScheme = preferred }
    #expect(sheet.css(".a", "color")?.description == color)
  }

  @Test("lh and rlh are multiples of the line height")
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
