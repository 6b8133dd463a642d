// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import TestSupport
import Testing

/// Tests for edits that make a style sheet invalid.
@Suite struct BrokenEditTests {
  private let folder: ThemeFolder
  private let theme: Theme
  private let log: ReloadLog

  init() throws {
    folder = try ThemeFolder()
    try folder.write("a.css", ".a { width: 1px }")
    theme = try Theme(contentsOfFile: folder.path("a.css"))
    log = ReloadLog(theme)
  }

  @Test(
    "keeps the last valid sheet, and reports failure and recovery once",
    arguments: [
      (".a { width: 2px", "a.css:1:4: error: "),
      (".a { width: 2px } .b:hoverd { top: 1px }", "a.css:1:21: error: unknown pseudo-class"),
      (".a { width: 2px } .b { content: 'x", "error: "),
      (".a { width: 2px } }", "error: "),
      ("@import 'a.css'; .a { width: 2px }", "a.css:1:9: error: "),
      ("@import 'nobody.css'; .a { width: 2px }", "a.css:1:9: error: "),
      ("@layer 1 { .a { width: 2px } }", "a.css:1:8: error: "),
      ("", "a.css: the file is empty"), (" \n", "a.css: the file is empty"),
    ])
  func lastGood(_ text: String, _ message: String) async throws {
    let watcher = try theme.watch(.patient)
    try folder.replace("a.css", text)
    try await until { log.words == ["failed"] }
    #expect(log.failures.first?.description.contains(message) == true)
    #expect(theme.text(".a", "width") == "1px")
    try folder.replace("a.css", text)
    try folder.replace("a.css", text)
    #expect(theme.reload().count == 1, "an explicit reload reports the failure again")
    #expect(theme.text(".a", "width") == "1px")
    try folder.replace("a.css", ".a { width: 3px }")
    try await until { theme.text(".a", "width") == "3px" }
    try await until { log.words == ["failed", "failed", "recovered", "reloaded"] }
    withExtendedLifetime(watcher) {}
  }

  @Test("a restored sheet recovers without a change")
  func undone() async throws {
    let watcher = try theme.watch(.patient)
    try folder.write("a.css", ".a { width: 1px } }")
    try await until { log.words == ["failed"] }
    try folder.write("a.css", ".a { width: 1px } } .b:hoverd {}")
    try await until { log.words == ["failed", "failed"] }
    try folder.write("a.css", ".a { width: 1px }")
    try await until { log.words == ["failed", "failed", "recovered"] }
    withExtendedLifetime(watcher) {}
  }

  @Test("existing errors and invalid values do not fail a reload")
  func oldErrors() async throws {
    try folder.write("b.css", ".a { width: 1px } .b:hoverd { top: 1px }")
    try theme.add(contentsOfFile: folder.path("b.css"))
    let watcher = try theme.watch(.patient)
    try folder.write("b.css", "/* more */ .b:hoverd { top: 1px } .a { width: 2px; top: nonsense }")
    try await until { theme.text(".a", "width") == "2px" }
    try await until { log.words == ["reloaded"] }
    try folder.write("b.css", ".b:hoverd { top: 1px } .c:hoverd { top: 1px } .a { width: 3px }")
    try await until { log.words == ["reloaded", "failed"] }
    #expect(log.failures.first?.problems.count == 1, "one is new")
    withExtendedLifetime(watcher) {}
  }

  @Test("a broken or missing import keeps the last valid sheet")
  func imports() async throws {
    try folder.write("b.css", ".b { width: 1px }")
    try folder.write("a.css", "@import 'b.css'; .a { width: 1px }")
    let watcher = try theme.watch(.patient)
    #expect(theme.text(".b", "width") == "1px")
    for text in [".b { width: 2px", ""] {
      try folder.write("b.css", text)
      try await until { log.words.last == "failed" }
      #expect(theme.text(".b", "width") == "1px")
      try folder.write("b.css", ".b { width: 1px }")
      try await until { log.words.last == "recovered" }
    }
    try folder.write("b.css", "@import 'a.css'; .b { width: 2px }")
    try await until("a circle") { log.words.last == "failed" }
    try folder.write("b.css", ".b { width: 3px }")
    try await until { theme.text(".b", "width") == "3px" }
    withExtendedLifetime(watcher) {}
  }

  @Test("optionally applies what CSS error recovery yields")
  func applyAnyway() async throws {
    var options = WatchOptions.patient
    options.onErrors = .applyAnyway
    let watcher = try theme.watch(options)
    try folder.write("a.css", ".a { width: 2px } .b:hoverd {} .c { top: 1px")
    try await until { theme.text(".a", "width") == "2px" }
    #expect(theme.text(".c", "top") == "1px")
    try await until("the reload is in the log") { log.words == ["reloaded"] }
    try folder.write("a.css", "")
    try await until { theme.css(".a", "width") == nil }
    try folder.remove("a.css")
    try await until { log.words.last == "failed" }
    withExtendedLifetime(watcher) {}
  }

  @Test(
    "rejects a file that is not a theme immediately", .tier(.standard),
    arguments: ["folder", "pipe", "large file", "device", "binary", "unreadable"])
  func unusualEdits(_ edit: String) async throws {
    let watcher = try theme.watch()
    let path = folder.path("a.css")
    switch edit {
    case "folder":
      try folder.remove("a.css")
      try folder.makeFolder("a.css")
    case "pipe":
      #expect(mkfifo(folder.path("pipe"), 0o644) == 0)
      try folder.move("pipe", to: "a.css")
    case "large file":
      // A sparse file of 100 MB takes no disk space.
      try folder.write("large", ".a { width: 2px }")
      #expect(truncate(folder.path("large"), 100_000_000) == 0)
      try folder.move("large", to: "a.css")
    case "device": try folder.link("a.css", to: "/dev/zero")
    case "binary": try folder.write("a.css", String(repeating: "\u{0}\u{1}{(\"'", count: 5000))
    default:
      // Root may read every file, so a cyclic link is used instead.
      try folder.link("a.css", to: path)
    }
    try await until { log.words == ["failed"] }
    #expect(theme.text(".a", "width") == "1px")
    if edit == "folder" { try folder.remove("a.css") }
    try folder.write("next", ".a { width: 3px }")
    try folder.move("next", to: "a.css")
    try await until { theme.text(".a", "width") == "3px" }
    withExtendedLifetime(watcher) {}
  }

  @Test("an explicit reload rereads all files without a watcher")
  func explicit() throws {
    #expect(theme.reload().isEmpty)
    try folder.write("a.css", "@import 'b.css'; .a { width: 2px }")
    try folder.write("b.css", ".b { top: 1px }")
    #expect(theme.reload().count == 1)
    #expect(theme.text(".b", "top") == "1px")
    try folder.write("b.css", ".b { top: 2px }")
    let changes = Recorder<ThemeChange>()
    let observation = theme.observe { changes.add($0) }
    #expect(theme.reload().count == 1)
    #expect(changes.all.map(\.selectors) == [[".b"]])
    try folder.write("a.css", ".a { width: 9px")
    #expect(theme.reload().count == 1)
    #expect(theme.text(".a", "width") == "2px")
    theme.reload(onErrors: .applyAnyway)
    #expect(theme.text(".a", "width") == "9px")
    #expect(log.words == ["reloaded", "reloaded", "failed", "recovered", "reloaded"])
    withExtendedLifetime(observation) {}
  }

  @Test("a listener may reload and change the theme itself")
  func inside() throws {
    let count = Recorder<Int>()
    let observations = [
      theme.observe { [theme] _ in
        count.add(theme.reload().count)
        theme.environment.preferences.reducesMotion = true
      },
      theme.observeReloads { [theme] _ in count.add(theme.reload().count) },
    ]
    try folder.write("a.css", ".a { width: 2px }")
    theme.reload()
    #expect(count.all == [0, 0, 0])
    withExtendedLifetime(observations) {}
  }
}
