// SPDX-License-Identifier: Apache-2.0
import Livery
import TestSupport
import Testing

/// Tests of the examples in the documentation about themes that change.
@Suite struct ReloadExampleTests {
  /// The view of the examples, which counts its redraws.
  @MainActor private final class Drawing {
    var count = 0
    nonisolated func setNeedsDisplay() {}
    func redraw() { count += 1 }
    func redraw(_ change: ThemeChange) { count += 1 }
  }

  @Test("a change and its listeners")
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

  @Test("the effect of a change")
  func affected() {
    let theme = Theme(CSSStyleSheet(":root { --accent: red } .badge { color: var(--accent) }"))
    let results = Recorder<Bool>()
    let observation = theme.observe { change in
      results.add(change.affects(".badge"))
      results.add(change.affects("--accent"))
      results.add(change.affects(".title"))
    }
    theme.add(":root { --accent: navy }", name: "brand.css")
    #expect(results.all == [true, true, false])
    withExtendedLifetime(observation) {}
  }

  @Test("a view that keeps its observation") @MainActor
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

  @Test("sequences of changes") @MainActor
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

  @Test("a theme that follows its files") @MainActor
  func watching() async throws {
    // The folder belongs to the process, so the lines are only compiled.
    _ = { @MainActor in
      let theme = try Theme(contentsOfFile: "brand.css")
      let watcher = try theme.watch()
      for await change in theme.changes { Drawing().redraw(change) }
      watcher.cancel()
    }
    let folder = try ThemeFolder()
    try folder.write("brand.css", ".badge { color: red }")
    let theme = try Theme(contentsOfFile: folder.path("brand.css"))
    var options = WatchOptions()
    options.onErrors = .applyAnyway
    let watcher = try theme.watch(options)
    let window = Drawing()
    let task = Task { @MainActor in
      for await change in theme.changes { window.redraw(change) }
    }
    await Task.yield()
    let lines = Recorder<[String]>()
    let print: @Sendable ([String]) -> Void = { lines.add($0) }
    let observation = theme.observe { change in
      print(change.sheets)
      print(change.selectors)
      print(change.customProperties)
    }
    try folder.replace("brand.css", ".badge { --accent: red; color: red }")
    try await until { lines.all.count == 3 }
    #expect(lines.all == [[folder.path("brand.css")], [".badge"], ["--accent"]])
    task.cancel()
    observation.cancel()
    watcher.cancel()
    let (badge, picker) = (Drawing(), Drawing())
    let badges = theme.observe("toolbar .badge") { _ in badge.setNeedsDisplay() }
    let accents = theme.observe("--accent") { _ in picker.setNeedsDisplay() }
    withExtendedLifetime((badges, accents)) {}
  }

  @Test("results of reloads")
  func reloads() async throws {
    let folder = try ThemeFolder()
    try folder.write("brand.css", ".badge { color: red }")
    let theme = try Theme(contentsOfFile: folder.path("brand.css"))
    let lines = Recorder<String>()
    let log: @Sendable (String) -> Void = { lines.add($0) }
    let observation = theme.observeReloads { reload in
      switch reload {
      case .reloaded(let change, let milliseconds): log("\(change.sheets) in \(milliseconds) ms")
      case .failed(let failure): log(failure.description)
      case .recovered: log("good again")
      case .polling(let reason): log("polling: \(reason)")
      }
    }
    _ = {
      for await reload in theme.reloads {
        if case .recovered = reload { return }
      }
    }
    let console = (show: log, name: "console")
    _ = {
      let observation = theme.observeReloads { reload in
        if case .failed(let failure) = reload { console.show(failure.description) }
      }
      observation.cancel()
    }
    try folder.write("brand.css", ".badge { color: red ")
    theme.reload()
    try folder.write("brand.css", ".badge { color: teal }")
    theme.reload()
    #expect(lines.all.count == 3)
    #expect(lines.all.first?.contains("brand.css:1:8: error: ") == true)
    #expect(lines.all.dropFirst().first == "good again")
    #expect(lines.all.last?.hasSuffix(" ms") == true)
    withExtendedLifetime(observation) {}
  }

  @Test("a tree that follows a theme")
  func trees() {
    let theme = Theme(CSSStyleSheet("button { color: red }"))
    let window = StyleElement("window", children: [StyleElement("button")])
    let drawn = Recorder<Int>()
    let redraw: @Sendable (Int, ChangeEffect) -> Void = { index, _ in drawn.add(index) }
    let attached = theme.attach(theme.styledTree(of: window)) { update in
      for change in update.changes { redraw(change.index, change.effect) }
    }
    theme.add("button { color: teal }", name: "b.css")
    #expect(drawn.all == [1])
    _ = { (button: any StyleNode) in
      func update(_ button: some StyleNode) {
        let update = attached.update { $0.update(button) }
        drawn.add(update.changes.count)
      }
      update(button)
    }
  }
}
