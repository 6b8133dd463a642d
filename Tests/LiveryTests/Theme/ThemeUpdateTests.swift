// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for changes of a theme that is in use.
@Suite struct ThemeUpdateTests {
  @Test("an update returns the result of its closure")
  func result() {
    let theme = Theme()
    let count = theme.update { sheet in
      sheet.add("a { width: 1px }", name: "a.css")
      return sheet.sources.count
    }
    #expect(count == 2)
    #expect(theme.text("a", "width") == "1px")
  }

  @Test("an update rethrows errors")
  func failure() {
    let theme = Theme()
    #expect(throws: SourceError.notFound("/nonexistent.css")) {
      try theme.update { sheet throws(SourceError) in
        try sheet.add(contentsOfFile: "/nonexistent.css")
      }
    }
    #expect(theme.sheet.sources.count == 1)
  }

  @Test("a reader during updates sees the state before or after, never between")
  func atomicity() async {
    let theme = Theme(CSSStyleSheet("a { width: 0px; height: 0px }", name: "a.css"))
    let torn = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<2 {
        group.addTask {
          for step in 0..<300 {
            theme.update { sheet in
              sheet.replace("a.css", with: "a { width: \(step)px }")
              sheet.add("a { height: \(step)px }", name: "b.css")
            }
          }
          return 0
        }
      }
      for _ in 0..<6 {
        group.addTask {
          (0..<2000).count { _ in
            let a = theme.ruleSet(for: "a")
            return a.width != a.height
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(torn == 0)
    #expect(theme.sheet.sources.map(\.name) == ["a.css", "b.css"])
  }

  @Test("eight tasks that add sheets lose none")
  func additions() async {
    let theme = Theme()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<10 {
            theme.add(".t\(task)-\(step) { width: 1px }", name: "\(task)-\(step)")
          }
        }
      }
    }
    #expect(theme.sheet.sources.count == 81)
    #expect((0..<80).allSatisfy { theme.css(".t\($0 / 10)-\($0 % 10)", \.isMatched) })
  }
}
