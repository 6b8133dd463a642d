// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import TestSupport
import Testing

/// Tests for files that are saved while a theme watches them.
@Suite struct SaveTests {
  private let folder: ThemeFolder
  private let theme: Theme
  private let log: ReloadLog

  init() throws {
    folder = try ThemeFolder()
    try folder.write("a.css", ".a { width: 0px; height: 0px }")
    theme = try Theme(contentsOfFile: folder.path("a.css"))
    log = ReloadLog(theme)
  }

  @Test(
    "follows every way of saving without intermediate states", .tier(.standard),
    arguments: SaveStyle.allCases, [WatchOptions.Method.automatic, .polling])
  func saves(_ style: SaveStyle, _ method: WatchOptions.Method) async throws {
    var options = WatchOptions.patient
    options.absenceDelay = Waiting.limit
    options.method = method
    options.pollingInterval = .milliseconds(5)
    let watcher = try theme.watch(options)
    let torn = Recorder<String>()
    let observation = theme.observe { change in
      let a = change.after.ruleSet(for: ".a")
      if a.width == nil || a.width != a.height { torn.add("\(String(describing: a.width))") }
    }
    for step in 1...6 {
      try folder.save("a.css", ".a { width: \(step)px; height: \(step)px }", style)
      try await until("save \(step)") { theme.text(".a", "width") == "\(step)px" }
    }
    #expect(torn.all.isEmpty)
    #expect(log.failures.isEmpty)
    withExtendedLifetime((watcher, observation)) {}
  }

  @Test("reads a large file only after it is completely written", .tier(.standard))
  func slowly() async throws {
    let watcher = try theme.watch(.patient)
    let rules = (0..<20_000).map { ".r\($0) { width: \($0)px }" }.joined(separator: "\n")
    for step in 1...4 {
      try folder.write("a.css", ".a { width: \(step)px }\n\(rules)\n.a { height: \(step)px }")
      try await until("save \(step)") { theme.text(".a", "height") == "\(step)px" }
      #expect(theme.text(".a", "width") == "\(step)px")
    }
    #expect(log.failures.isEmpty)
    withExtendedLifetime(watcher) {}
  }

  @Test("detects a save between reading and watching")
  func before() async throws {
    try folder.write("a.css", ".a { width: 7px }")
    let watcher = try theme.watch(.patient)
    #expect(theme.text(".a", "width") == "7px")
    #expect(log.words == ["reloaded"])
    withExtendedLifetime(watcher) {}
  }

  @Test(
    "an unchanged or unrelated file is not a change",
    .tier(.standard))
  func nothing() async throws {
    let watcher = try theme.watch(.patient)
    try folder.write("a.css", ".a { width: 0px; height: 0px }")
    for number in 0..<TestTier.part(of: 5000) {
      try folder.write("other-\(number % 50).css", "\(number)")
    }
    try folder.write("a.css", ".a { width: 1px }")
    try await until { theme.text(".a", "width") == "1px" }
    try await until { log.words == ["reloaded"] }
    #expect(log.changes.map(\.selectors) == [[".a"]])
    withExtendedLifetime(watcher) {}
  }

  @Test(
    "removes deleted declarations and rules, and keeps the program's")
  func removal() async throws {
    theme.add(".text { top: 1px }", name: "text")
    theme.register(StyleFunction("--two") { _ in "2px" })
    theme.environment.viewport = .init(width: 200, height: 100)
    let watcher = try theme.watch(.patient)
    try folder.write("a.css", ".a { left: --two(); right: 50vw } .b { top: 1px }")
    try await until { theme.text(".b", "top") == "1px" }
    #expect(theme.css(".a", "width") == nil)
    #expect(theme.text(".a", "left") == "2px")
    #expect(theme.text(".a", "right") == "100px")
    #expect(theme.text(".text", "top") == "1px")
    try folder.write("a.css", ".a { width: 1px }")
    try await until { theme.text(".a", "width") == "1px" }
    #expect(theme.css(".b", "top") == nil)
    withExtendedLifetime(watcher) {}
  }

  @Test("follows sheets that the program adds, replaces and removes meanwhile")
  func stack() async throws {
    let watcher = try theme.watch(.patient)
    try folder.write("b.css", ".b { top: 1px }")
    try theme.add(contentsOfFile: folder.path("b.css"))
    try folder.write("b.css", ".b { top: 2px }")
    try await until { theme.text(".b", "top") == "2px" }
    theme.replace(folder.path("b.css"), with: ".b { top: 3px }")
    try folder.write("b.css", ".b { top: 4px }")
    try folder.write("a.css", ".a { width: 5px }")
    try await until { theme.text(".a", "width") == "5px" }
    #expect(theme.text(".b", "top") == "3px", "a text now")
    theme.remove(folder.path("a.css"))
    try folder.write("a.css", ".a { width: 6px }")
    try theme.add(contentsOfFile: folder.path("b.css"))
    try folder.write("b.css", ".b { top: 7px }")
    try await until { theme.text(".b", "top") == "7px" }
    #expect(theme.css(".a", "width") == nil)
    withExtendedLifetime(watcher) {}
  }

  @Test("a cached theme follows its file as a parsed one")
  func cache() async throws {
    let path = folder.path("a.css")
    _ = try Theme(contentsOfFile: path, cache: folder.path("cache"))
    let cached = try Theme(contentsOfFile: path, cache: folder.path("cache"))
    #expect(cached.text(".a", "width") == "0px")
    let watcher = try cached.watch(.patient)
    try folder.write("a.css", ".a { width: 5px }")
    try await until { cached.text(".a", "width") == "5px" }
    #expect(cached.css(".a", "height") == nil)
    let second = try Theme(contentsOfFile: path, cache: folder.path("cache"))
    try folder.write("a.css", ".a { width: 6px }")
    #expect(second.reload().count == 1)
    #expect(second.text(".a", "width") == "6px")
    withExtendedLifetime(watcher) {}
  }

  @Test("a cancelled or released watcher stops, also when its theme ends")
  func cancelling() async throws {
    var watcher: ThemeWatcher? = try theme.watch(.patient)
    try folder.write("a.css", ".a { width: 1px }")
    try await until { theme.text(".a", "width") == "1px" }
    watcher?.cancel()
    watcher = nil
    let other = try Theme(contentsOfFile: folder.path("a.css"))
    let second = try other.watch(.patient)
    try folder.write("a.css", ".a { width: 2px }")
    try await until { other.text(".a", "width") == "2px" }
    #expect(theme.text(".a", "width") == "1px")
    weak var gone: Theme?
    do {
      let third = try Theme(contentsOfFile: folder.path("a.css"))
      gone = third
      _ = try third.watch()
    }
    try await until { gone == nil }
    withExtendedLifetime(second) {}
  }

  @Test("many watchers leak no descriptors")
  func descriptors() async throws {
    func count() -> Int { (3..<1024).count { fcntl(Int32($0), F_GETFD) >= 0 } }
    let before = count()
    for _ in 0..<300 { try theme.watch().cancel() }
    // Tests that run in parallel have descriptors of their own.
    try await until { count() < before + 100 }
  }
}
