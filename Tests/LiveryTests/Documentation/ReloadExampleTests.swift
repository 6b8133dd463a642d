// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// The examples of the documentation that are about themes that change.
@Suite struct ReloadExampleTests {
  /// What the examples draw: it counts how often it would have.
  @MainActor private final class Drawing {
    var count = 0
    nonisolated func setNeedsDisplay() {}
    func redraw() { count += 1 }
    func redraw(_ change: ThemeChange) { count += 1 }
  }

  @Test("a change and those who hear of it")
  func observation() {
    let theme = Theme()
    let lines = Recorder<String>()
    func redrawToolbar() { lines.add("toolbar") }
    func print(_ values: [String]...) {
      lines.add(values.map(\.description).joined(separator: " "))
    }
    let observation = observe(theme, print: print, redrawToolbar: redrawToolbar)
    theme.add(".badge { color: red } toolbar { color: red }", name: "brand.css")
    #expect(lines.all == [#"["brand.css"] [".badge", "toolbar"]"#, "toolbar"])
    observation.cancel()
    let selectors = Recorder<[String]>()
    do {
      let print: @Sendable ([String]) -> Void = { selectors.add($0) }
      let observation = theme.observe { change in print(change.selectors) }
      theme.replace("brand.css", with: ".badge { color: navy }")
      observation.cancel()
    }
    #expect(selectors.all == [[".badge", "toolbar"]])
  }

  private func observe(
    _ theme: Theme, print: @escaping ([String]...) -> Void, redrawToolbar: @escaping () -> Void
  ) -> ThemeObservation {
    nonisolated(unsafe) let (print, redrawToolbar) = (print, redrawToolbar)
    let observation = theme.observe { change in
      print(change.sheets, change.selectors)
      if change.affects("toolbar") { redrawToolbar() }
    }
    return observation
  }

  @Test("what a change affects")
  func affected() {
    let theme = Theme(CSSStyleSheet(":root { --accent: red } .badge { color: var(--accent) }"))
    let answers = Recorder<Bool>()
    let observation = theme.observe { change in
      answers.add(change.affects(".badge"))
      answers.add(change.affects("--accent"))
      answers.add(change.affects(".title"))
    }
    theme.add(":root { --accent: navy }", name: "brand.css")
    #expect(answers.all == [true, true, false])
    withExtendedLifetime(observation) {}
  }

  @Test("a view that keeps its observation", .timeLimit(.minutes(1))) @MainActor
  func views() async {
    let theme = Theme()
    let (badge, picker) = (Drawing(), Drawing())
    let observations = [
      theme.observe("toolbar .badge") { _ in badge.setNeedsDisplay() },
      theme.observe("--accent") { _ in picker.setNeedsDisplay() },
    ]
    #expect(observations.count == 2)
    weak var gone: BadgeView?
    do {
      let view = BadgeView(theme)
      gone = view
      theme.add(".badge { color: navy }", name: "brand.css")
      while view.count == 0 { await Task.yield() }
    }
    #expect(gone == nil)
  }

  @MainActor final class BadgeView {
    private var observation: ThemeObservation?
    private(set) var count = 0
    init(_ theme: Theme) {
      observation = theme.observe(".badge") { [weak self] _ in
        Task { @MainActor in self?.setNeedsDisplay() }
      }
    }
    func setNeedsDisplay() { count += 1 }
  }

  @Test("sequences of changes", .timeLimit(.minutes(1))) @MainActor
  func sequences() async {
    let theme = Theme()
    let (window, picker) = (Drawing(), Drawing())
    let tasks = [
      Task {
        for await change in theme.changes {
          window.redraw(change)
        }
      },
      Task { for await _ in theme.changes(of: "--accent") { picker.redraw() } },
    ]
    let changes = theme.changes
    let third = Task { for await change in changes { print(change.sheets) } }
    while window.count == 0 || picker.count == 0 {
      theme.add(":root { --accent: \(window.count + picker.count) }", name: "brand.css")
      theme.remove("brand.css")
      theme.add(":root { --accent: navy }", name: "brand.css")
      await Task.yield()
      theme.remove("brand.css")
      await Task.yield()
    }
    for task in tasks + [third] { task.cancel() }
    for task in tasks { await task.value }
  }
}
