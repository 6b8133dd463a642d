// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("The pipelines of a theme that changes")
struct ThemeConcurrencyTests {
  private func theme(_ text: String) -> Theme { Theme(CSSStyleSheet(text, name: "a.css")) }

  @Test("are requested by many tasks while the theme changes")
  func tasks() async {
    let theme = theme(".a { background: red; padding: 1px }")
    let colors = await withTaskGroup(of: Bool.self, returning: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<100).allSatisfy { turn in
            if number == 0 {
              theme.add(".a { background: \(turn % 2 == 0 ? "blue" : "red") }", name: "b")
            }
            let color = theme.pipeline(for: ".a").first(BackgroundStep.self)?.color
            return color == RGBA(red: 1, green: 0, blue: 0)
              || color == RGBA(red: 0, green: 0, blue: 1)
          }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(colors)
  }
}
