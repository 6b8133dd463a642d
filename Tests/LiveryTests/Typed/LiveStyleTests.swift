// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

@Suite @MainActor struct LiveStyleTests {
  @Test("a live style rereads its values and reports changes of its part")
  func refresh() {
    let theme = ThemeStyleTests.theme()
    var widths: [Double] = []
    let live = LiveStyle<AGRCursorStyle>(theme) { widths.append($0.width1) }
    #expect(live.style.width1 == 2)
    theme.add("cursor { --width1: 5px }", name: "a.css")
    #expect(live.refresh())
    #expect(live.style.width1 == 5)
    theme.add("editor toolbar { padding: 9px }", name: "b.css")
    #expect(!live.refresh())
    #expect(widths == [5])
  }

  @Test("a live style follows its theme automatically")
  func follows() async {
    let theme = ThemeStyleTests.theme()
    let (changes, bell) = AsyncStream.makeStream(of: Double.self)
    let live = LiveStyle<AGRCursorStyle>(theme) { bell.yield($0.width1) }
    var widths = changes.makeAsyncIterator()
    theme.add("cursor { --width1: 5px }", name: "a.css")
    #expect(await widths.next() == 5)
    await Task.detached { theme.environment.colorScheme = .dark }.value
    #expect(await widths.next() == 5)
    #expect(live.style.glowColor == CSSColor(.white))
    theme.remove("a.css")
    #expect(await widths.next() == 2)
  }

  @Test("a released live style is deallocated")
  func ends() async {
    let theme = ThemeStyleTests.theme()
    var live: LiveStyle<AGRCursorStyle>? = LiveStyle(theme)
    weak let weakLive = live
    theme.add("cursor { --width1: 5px }", name: "a.css")
    live = nil
    while weakLive != nil { await Task.yield() }
    #expect(weakLive == nil)
    theme.add("cursor { --width1: 6px }", name: "a.css")
  }

  @Test("reports a problem once, and again when it recurs")
  func problems() {
    let theme = ThemeStyleTests.theme()
    let live = LiveStyle<AGRCursorStyle>(theme)
    var reported: [String?] = []
    live.onProblem = { reported.append($0.property) }
    theme.add("cursor { --height1: red }", name: "a.css")
    live.refresh()
    live.refresh()
    #expect(reported == ["--height1", "--height1"])
    #expect(live.problems.map(\.selector) == ["cursor", "cursor:focus"])
    theme.remove("a.css")
    live.refresh()
    #expect(live.problems.isEmpty)
    theme.add("cursor { --height1: red }", name: "a.css")
    live.refresh()
    #expect(reported.count == 4)
  }
}
