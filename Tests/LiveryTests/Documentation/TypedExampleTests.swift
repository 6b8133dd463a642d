// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import LiveryDisplay
import TestSupport
import Testing

@Suite struct TypedExampleTests {
  private typealias Style = AGRStyle

  @Test("the generated struct of a theme")
  func themeStyle() {
    let theme = ThemeStyleTests.theme()
    let style = Style(theme)
    #expect(style.editor.toolbar.backgroundColor == CSSColor(rgba: 0xFFFF_FFCC))
  }

  @Test("reports missing values of a theme")
  func problems() {
    let theme = Theme(CSSStyleSheet())
    var printed: [String] = []
    func print(_ problem: StyleProblem) { printed.append(problem.description) }
    do {
      let (style, problems) = Style.read(from: theme)
      for problem in problems { print(problem) }
      #expect(style == Style())
    }
    #expect(printed[1] == "no rule matches 'cursor'; the values of the generated code are kept")
  }

  @Test("a style that follows its theme")
  @MainActor func liveStyle() async throws {
    final class Caret { var width = 0.0 }
    let theme = ThemeStyleTests.theme()
    let caret = Caret()
    let live = LiveStyle<AGRCursorStyle>(theme) { cursor in
      caret.width = cursor.width1
    }
    _ = live.style.width1
    theme.add("cursor { --width1: 7px }", name: "top.css")
    live.refresh()
    #expect(caret.width == 7)
  }

  @Test("the article, whose theme is the fixture of its generated code")
  @MainActor func article() throws {
    let folder = Corpora.packageRoot
    let css = try String(
      contentsOf: folder.appending(path: "Tests/LiveryGenerationTests/Fixtures/article.css"),
      encoding: .utf8)
    let article = try String(
      contentsOf: folder.appending(path: "Sources/Livery/Livery.docc/WritingTypedSwift.md"),
      encoding: .utf8)
    #expect(article.contains("```css\n\(css)```"))
    let theme = Theme(CSSStyleSheet(css))
    let app = AppStyle(theme)
    #expect(app.editor.toolbar.backgroundColor == CSSColor(.teal))
    #expect(app.editor.toolbar.padding.left == 8)
    #expect(app.badge.hover.badgeSize == Size(20, 16))
    #expect(app.badge.hover.timingType == .easeOut)
    #expect(app.variables.accent == CSSColor(.teal))

    final class Badge {
      var size = Size.zero
      func resize(to size: Size) { self.size = size }
    }
    let badge = Badge()
    let live = LiveStyle<AppBadgeHoverStyle>(theme) { hover in
      badge.resize(to: hover.badgeSize)
    }
    theme.add(".badge:hover { --badge-size: 1px 2px }", name: "top.css")
    live.refresh()
    #expect(badge.size == live.style.badgeSize)
    #expect(badge.size == Size(1, 2))
  }
}
