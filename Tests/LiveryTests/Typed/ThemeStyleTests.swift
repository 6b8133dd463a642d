// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import LiveryDisplay
import TestSupport
import Testing

@Suite struct ThemeStyleTests {
  static let css = try? String(
    contentsOf: Corpora.packageRoot.appending(
      path: "Tests/LiveryGenerationTests/Fixtures/caret.css"),
    encoding: .utf8)

  /// Returns a theme of the fixture with a style sheet on top.
  static func theme(_ top: String = "") -> Theme {
    let theme = Theme(CSSStyleSheet(css ?? "", name: "caret.css"))
    if !top.isEmpty { theme.add(top, name: "top.css") }
    return theme
  }

  @Test("generated code starts with the values of its theme")
  func defaults() {
    let style = AGRStyle()
    #expect(style.variables.textColor == CSSColor(rgba: 0x0F0D_0AFF))
    #expect(style.cursor.showTime == .seconds(0.2))
    #expect(style.cursor.timingType21 == .easeOut)
    #expect(style.cursor.focus.width1 == 3)
    #expect(style.editor.toolbar.padding == Insets(top: 23, right: 15, bottom: 10, left: 15))
    #expect(style.editor.toolbar.iconSize == Size(20, 26))
    #expect(style.editor.toolbar.title == "Caret \"1\"")
    #expect(style.main.dark.thumb.opacity == 0.5)
  }

  @Test("reading its theme yields the values of the generated code")
  func same() {
    var (style, problems) = AGRStyle.read(from: Self.theme())
    #expect(problems.isEmpty)
    #expect(style.editor.toolbar.icon.base?.sheet == "caret.css")
    style.editor.toolbar.icon.base = nil
    #expect(style == AGRStyle())
  }

  @Test("every value follows the theme")
  func follows() {
    let theme = Self.theme(
      """
      :root { --text-color: teal }
      cursor { --show-time: 1s; --timing-type12: ease-in; --height1: 50; --width1: 1em; font-size: 10px }
      editor toolbar { padding: 1px; --icon-size: 1px 2px; --is-hidden: true; --title: "x"; --steps: 4, 5;
        font: 20px serif; --shadow: 1px 1px red; --angle: 10deg; cursor: pointer; border: 3px dotted blue }
      """)
    let (style, problems) = AGRStyle.read(from: theme)
    #expect(problems.isEmpty)
    #expect(style.variables.textColor == CSSColor(.teal))
    #expect(style.cursor.color == CSSColor(.teal))
    #expect(style.cursor.showTime == .seconds(1))
    #expect(style.cursor.timingType12 == .easeIn)
    #expect(style.cursor.height1 == 50)
    #expect(style.cursor.width1 == 10)
    let toolbar = style.editor.toolbar
    #expect(toolbar.padding == Insets(1))
    #expect(toolbar.iconSize == Size(1, 2))
    #expect(toolbar.isHidden)
    #expect(toolbar.title == "x")
    #expect(toolbar.steps == [4, 5])
    #expect(toolbar.font.size == 20)
    #expect(toolbar.shadow.count == 1)
    #expect(toolbar.angle == CSSAngle(10))
    #expect(toolbar.borderWidth == 3)
    #expect(toolbar.borderStyle == .dotted)
    #expect(toolbar.borderColor == CSSColor(.blue))
  }

  @Test(
    "keeps the generated value if it is missing or of another type, and reports it",
    arguments: [
      (
        "cursor { --height1: initial }",
        "'--height1' of 'cursor' has no value; the value of the generated code is kept"
      ),
      (
        "cursor { --height1: red }",
        "'--height1' of 'cursor' is of another type in the theme, found 'red'; the value of the generated code is kept"
      ),
      (
        "cursor { --timing-type12: bounce }",
        "'--timing-type12' of 'cursor' is of another type in the theme, found 'bounce'; the value of the generated code is kept"
      ),
    ])
  func problems(css: String, problem: String) {
    let (style, problems) = AGRStyle.read(from: Self.theme(css))
    #expect(style.cursor.height1 == 48)
    #expect(style.cursor.timingType12 == .linear)
    #expect(Set(problems.map(\.description)).contains(problem))
  }

  @Test("keeps a padding with a side that is not a length")
  func insets() {
    let (style, problems) = AGRStyle.read(from: Self.theme("editor toolbar { padding-left: 5% }"))
    #expect(style.editor.toolbar.padding.left == 15)
    #expect(problems.map(\.property) == ["padding"])
  }

  @Test("reports a style without a rule once")
  func vanished() {
    let (style, problems) = AGRCursorStyle.read(from: Theme(CSSStyleSheet("editor { width: 1px }")))
    #expect(style == AGRCursorStyle())
    #expect(
      problems.map(\.description) == [
        "no rule matches 'cursor'; the values of the generated code are kept",
        "no rule matches 'cursor:focus'; the values of the generated code are kept",
      ])
  }

  @Test(
    "values follow the theme's environment; values of dark elements are nil elsewhere")
  func dark() {
    let theme = Self.theme()
    #expect(AGRStyle(theme).cursor.glowColor == nil)
    theme.environment.colorScheme = .dark
    let style = AGRStyle(theme)
    #expect(style.cursor.glowColor == CSSColor(.white))
    #expect(style.cursor.color == CSSColor(.white))
  }

  @Test("an unknown keyword is the first case")
  func fallback() {
    #expect(AGRKeywords.TimingType12(keyword: "ease-in") == .easeIn)
    #expect(AGRKeywords.TimingType12(keyword: "bounce") == .linear)
    #expect(AGRKeywords.TimingType12(rawValue: "bounce") == nil)
  }
}
