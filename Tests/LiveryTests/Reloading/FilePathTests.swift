// SPDX-License-Identifier: Apache-2.0
import Livery
import TestSupport
import Testing

/// Tests for changes of a watched theme's files, folders and links.
@Suite struct FilePathTests {
  private let folder: ThemeFolder

  init() throws { folder = try ThemeFolder() }

  private func watch(
    _ name: String, _ options: WatchOptions = WatchOptions()
  ) throws -> (Theme, ReloadLog, ThemeWatcher) {
    let theme = try Theme(contentsOfFile: folder.path(name))
    return (theme, ReloadLog(theme), try theme.watch(options))
  }

  @Test("keeps and reports a deleted file, and applies it when it returns")
  func deletion() async throws {
    try folder.write("a.css", ".a { width: 1px }")
    let (theme, log, watcher) = try watch("a.css")
    try folder.remove("a.css")
    try await until { log.words == ["failed"] }
    #expect(log.failures[0].description == "\(folder.path("a.css")): no such file")
    #expect(theme.text(".a", "width") == "1px")
    try folder.write("a.css", ".a { width: 2px }")
    try await until { theme.text(".a", "width") == "2px" }
    try await until { log.words == ["failed", "recovered", "reloaded"] }
    withExtendedLifetime(watcher) {}
  }

  @Test("follows a file that is moved away and back")
  func moving() async throws {
    try folder.write("a.css", ".a { width: 1px }")
    let (theme, log, watcher) = try watch("a.css")
    try folder.move("a.css", to: "b.css")
    try await until { log.words == ["failed"] }
    try folder.move("b.css", to: "a.css")
    try await until { log.words == ["failed", "recovered"] }
    try folder.write("a.css", ".a { width: 2px }")
    try await until { theme.text(".a", "width") == "2px" }
    withExtendedLifetime(watcher) {}
  }

  @Test("follows a folder that is replaced, moved or recreated")
  func folders() async throws {
    try folder.makeFolder("themes/deep")
    try folder.write("themes/deep/a.css", ".a { width: 1px }")
    let (theme, log, watcher) = try watch("themes/deep/a.css")
    for step in stride(from: 2, to: 12, by: 2) {
      try folder.makeFolder("next/deep")
      try folder.write("next/deep/a.css", ".a { width: \(step)px }")
      try folder.move("themes", to: "old-\(step)")
      try folder.move("next", to: "themes")
      try await until("replaced") { theme.text(".a", "width") == "\(step)px" }
      try folder.write("themes/deep/a.css", ".a { width: \(step + 1)px }")
      try await until("saved") { theme.text(".a", "width") == "\(step + 1)px" }
    }
    try folder.remove("themes")
    try await until("deleted") { log.words.last == "failed" }
    #expect(theme.text(".a", "width") == "11px")
    try folder.makeFolder("themes/deep")
    try folder.write("themes/deep/a.css", ".a { width: 20px }")
    try await until("made again") { theme.text(".a", "width") == "20px" }
    withExtendedLifetime(watcher) {}
  }

  @Test("follows a retargeted link to a file or a folder")
  func links() async throws {
    for name in ["light", "dark"] {
      try folder.makeFolder(name)
      try folder.write("\(name)/a.css", ".a { color: \(name == "dark" ? "black" : "white") }")
    }
    try folder.link("current", to: "light")
    try folder.link("a.css", to: "current/a.css")
    let (theme, log, watcher) = try watch("a.css", .patient)
    #expect(theme.text(".a", "color") == "rgb(255, 255, 255)")
    try folder.link("current", to: folder.path("dark"))
    try await until { theme.text(".a", "color") == "rgb(0, 0, 0)" }
    try folder.link("a.css", to: "light/a.css")
    try await until { theme.text(".a", "color") == "rgb(255, 255, 255)" }
    try folder.write("light/a.css", ".a { color: red }")
    try await until { theme.text(".a", "color") == "rgb(255, 0, 0)" }
    #expect(log.failures.isEmpty)
    withExtendedLifetime(watcher) {}
  }

  @Test("follows a mounted configuration whose files change together")
  func mountedConfiguration() async throws {
    // The layout of Kubernetes: a.css -> ..data/a.css, ..data -> ..1, and a new ..data is renamed
    // over the old one.
    func publish(_ step: Int) throws {
      try folder.makeFolder("..\(step)")
      try folder.write("..\(step)/a.css", "@import 'b.css'; .a { width: \(step)px }")
      try folder.write("..\(step)/b.css", ".a { height: \(step)px }")
      try folder.link("..data", to: "..\(step)")
      if step > 2 { try folder.remove("..\(step - 2)") }
    }
    try publish(1)
    try folder.link("a.css", to: "..data/a.css")
    try folder.link("b.css", to: "..data/b.css")
    let (theme, log, watcher) = try watch("a.css")
    for step in 2...8 {
      try publish(step)
      try await until("\(step)") { theme.text(".a", "width") == "\(step)px" }
      #expect(theme.text(".a", "height") == "\(step)px")
    }
    #expect(log.failures.isEmpty)
    withExtendedLifetime(watcher) {}
  }

  @Test("follows direct and indirect imports")
  func imports() async throws {
    try folder.makeFolder("parts")
    try folder.write("a.css", "@import 'parts/b.css'; .a { width: 1px }")
    try folder.write("parts/b.css", "@import 'c.css'; .b { width: 1px }")
    try folder.write("parts/c.css", ".c { width: 1px }")
    let (theme, log, watcher) = try watch("a.css", .patient)
    try folder.write("parts/c.css", ".c { width: 2px }")
    try await until { theme.text(".c", "width") == "2px" }
    try await until { log.changes.map(\.sheets) == [[folder.path("parts/c.css")]] }
    #expect(log.changes.map(\.selectors) == [[".c"]])
    try folder.write("parts/d.css", ".d { width: 3px }")
    try folder.write("parts/b.css", "@import 'd.css'; .b { width: 1px }")
    try await until { theme.text(".d", "width") == "3px" }
    #expect(theme.css(".c", "width") == nil, "no sheet imports it any more")
    try folder.write("parts/d.css", ".d { width: 4px }")
    try await until { theme.text(".d", "width") == "4px" }
    #expect(log.failures.isEmpty)
    withExtendedLifetime(watcher) {}
  }

  @Test("applies a missing import once it or its folder exists")
  func missingImports() async throws {
    try folder.write("a.css", "@import 'one.css'; @import 'later/two.css'; .a { width: 1px }")
    let (theme, log, watcher) = try watch("a.css")
    try folder.write("one.css", ".one { width: 1px }")
    try await until { theme.text(".one", "width") == "1px" }
    try folder.makeFolder("later")
    try folder.write("later/two.css", ".two { width: 2px }")
    try await until { theme.text(".two", "width") == "2px" }
    #expect(log.failures.isEmpty, "it was missing from the beginning")
    try folder.remove("later")
    try await until { log.words.last == "failed" }
    #expect(theme.text(".two", "width") == "2px")
    withExtendedLifetime(watcher) {}
  }

  @Test("follows valid sheets while another is broken")
  func sheets() async throws {
    for name in ["a", "b"] { try folder.write("\(name).css", ".\(name) { width: 1px }") }
    let (theme, log, watcher) = try watch("a.css", .patient)
    try theme.add(contentsOfFile: folder.path("b.css"))
    try folder.write("a.css", ".a { width: 2px")
    try await until { log.words == ["failed"] }
    try folder.write("b.css", ".b { width: 2px }")
    try await until { theme.text(".b", "width") == "2px" }
    #expect(theme.text(".a", "width") == "1px")
    try await until { log.words == ["failed", "reloaded"] }
    withExtendedLifetime(watcher) {}
  }
}
