// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for a theme that many tasks use while its style sheets are swapped.
///
/// `Scripts/campaign sanitize thread` runs them under ThreadSanitizer.
extension CurrentThemeTests {
  /// A node that a task resolves; it never leaves the task.
  private final class Item: StyleNode {
    var styleType: String { "item" }
    var styleClasses: [String] { ["swap-test"] }
    var styleParent: (any StyleNode)? { nil }
    var styleChildren: [any StyleNode] { [] }
  }

  /// Returns a style sheet with consistent values; values of different steps reveal a torn state.
  private static func sheet(_ step: Int) -> String {
    """
    .swap-test { --n: \(step)px; width: \(step)px; height: var(--n); top: 10vw; left: 10vw }
    .swap-test .inner { width: \(step)px; height: inherit }
    """
  }

  @Test("eight tasks see no intermediate state while a theme is swapped")
  func swapped() async {
    let former = Theme.current
    defer { Theme.current = former }
    let themes = [Theme(), Theme()]
    for theme in themes { theme.add(Self.sheet(0), name: "swap.css") }
    Theme.current = themes[0]
    let torn = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask { (0..<60).count { Self.isTorn(themes[($0 + task) % 2], $0 + task) } }
      }
      group.addTask {
        for step in 0..<40 { Self.swap(themes, step) }
        return 0
      }
      return await group.reduce(0, +)
    }
    #expect(torn == 0)
    #expect(themes.allSatisfy { $0.css(".swap-test", "width") == $0.css(".swap-test", "height") })
  }

  /// Resolves values in one of several ways, and returns whether they are of different states.
  private static func isTorn(_ theme: Theme, _ question: Int) -> Bool {
    switch question % 6 {
    case 0:
      // The second lookup may see the next state, but each has a result.
      return css(".swap-test", "width") == nil || theme.css(".swap-test", "--n") == nil
    case 1:
      let ruleSet = ruleSet(for: ".swap-test", state: .highlighted)
      return ruleSet.width != ruleSet.height || ruleSet.top != ruleSet.left
    case 2:
      let sheet = theme.sheet
      return sheet.css(".swap-test", "width")?.description
        != sheet.css(".swap-test", "--n")?.description
    case 3:
      let style = theme.computedStyle(for: Item())
      return style[.width] != style[.height] || style[.top] != style[.left]
    case 4:
      var path = StylePath(StyleElement("item", classes: ["swap-test"]))
      path.append(StyleElement("item", classes: ["inner"]))
      let style = Theme.current.computedStyle(for: path)
      return style[.width] != style[.height]
    default:
      let inner = StyleElement("item", classes: ["inner"])
      let tree = theme.styledTree(
        of: StyleElement("item", classes: ["swap-test"], children: [inner, inner]))
      return (1..<tree.count).contains { tree.style(at: $0)[.width] != tree.style(at: 0)[.height] }
    }
  }

  /// Swaps style sheets, the environment and the program's theme.
  private static func swap(_ themes: [Theme], _ step: Int) {
    let theme = themes[step % 2]
    theme.replace("swap.css", with: sheet(step))
    theme.environment.viewport = .init(width: Double(100 * (step + 1)), height: 100)
    theme.update { sheet in
      sheet.add("item { color: teal }", name: "other.css")
      sheet.environment.colorScheme = step.isMultiple(of: 3) ? .dark : .light
    }
    Theme.current = themes[(step + 1) % 2]
    if step.isMultiple(of: 2) { theme.remove("other.css") }
  }
}
