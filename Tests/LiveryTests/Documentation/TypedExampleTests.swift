// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

@Suite struct TypedExampleTests {
  private typealias Style = AGRStyle

  @Test("the struct of a theme")
  func themeStyle() {
    let theme = ThemeStyleTests.theme()
    let style = Style(theme)
    #expect(style.editor.toolbar.backgroundColor == Color(rgba: 0xFFFF_FFCC))
  }

  @Test("what a theme does not have is told")
  func problems() {
    let theme = Theme(CSSStyleSheet())
    var printed: [String] = []
    func print(_ problem: StyleProblem) { printed.append(problem.description) }
    do {
      let (style, problems) = Style.reading(theme)
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
}
