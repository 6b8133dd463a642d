// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for the theme that the global functions use.
@Suite(.serialized) struct CurrentThemeTests {
  private let red = Theme(CSSStyleSheet("a { color: red }"))
  private let lime = Theme(CSSStyleSheet("a { color: lime }"))

  @Test("the current theme is the default sheet until it is set")
  func first() {
    #expect(css("toolbar", "background-color")?.description == "rgb(109, 132, 162)")
    #expect(css("toolbar", \.backgroundColor) == CSSColor(parsing: "#6d84a2"))
    #expect(ruleSet(for: "toolbar").backgroundColor == CSSColor(parsing: "#6d84a2"))
    #expect(css(".tableItem", "color", state: .highlighted)?.description == "rgb(255, 255, 255)")
    #expect(css(".tableItem", \.color, state: .highlighted) == .white)
    #expect(ruleSet(for: ".tableItem", state: .highlighted).color == .white)
  }

  @Test("sets the program's theme for all tasks")
  func set() async {
    let former = Theme.current
    defer { Theme.current = former }
    // Other tests use the default style sheet meanwhile, so it stays below.
    let mine = Theme()
    mine.add(".current-theme-test { color: red }", name: "test.css")
    Theme.current = mine
    #expect(Theme.current === mine)
    #expect(css(".current-theme-test", \.color) == CSSColor(.red))
    let elsewhere = await Task.detached { css(".current-theme-test", \.color) }.value
    #expect(elsewhere == CSSColor(.red))
    mine.remove("test.css")
    #expect(css(".current-theme-test", \.color) == nil)
  }

  @Test("a task may have its own theme, also nested")
  func scoped() {
    let former = Theme.current
    Theme.withCurrent(red) {
      #expect(Theme.current === red)
      #expect(css("a", \.color) == CSSColor(.red))
      Theme.withCurrent(lime) { #expect(css("a", \.color) == CSSColor(.lime)) }
      #expect(css("a", \.color) == CSSColor(.red))
    }
    #expect(Theme.current === former)
  }

  @Test("the scope ends when the operation throws, otherwise it returns the result")
  func scopedResult() throws {
    struct Failure: Error {}
    let former = Theme.current
    #expect(throws: Failure.self) { try Theme.withCurrent(red) { throw Failure() } }
    #expect(Theme.current === former)
    #expect(Theme.withCurrent(red) { ruleSet(for: "a").color } == CSSColor(.red))
  }

  @Test("child tasks inherit a task's theme, and tasks are isolated")
  func tasks() async {
    let colors = await withTaskGroup(of: (Int, CSSColor?).self) { group in
      for (number, theme) in [red, lime, red, lime].enumerated() {
        group.addTask {
          await Theme.withCurrent(theme) {
            await Task.yield()
            async let child = css("a", \.color)
            return (number, await child)
          }
        }
      }
      return await group.reduce(into: [Int: CSSColor?]()) { $0[$1.0] = $1.1 }
    }
    #expect(colors[0] == CSSColor(.red))
    #expect(colors[1] == CSSColor(.lime))
    #expect(colors[2] == CSSColor(.red))
    #expect(colors[3] == CSSColor(.lime))
  }

  @Test("an asynchronous scope keeps the theme across suspensions")
  @MainActor func asynchronous() async {
    let color = await Theme.withCurrent(lime) {
      await Task.yield()
      MainActor.assertIsolated()
      return css("a", \.color)
    }
    #expect(color == CSSColor(.lime))
  }
}
