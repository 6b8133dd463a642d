// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryPipelines
import Synchronization
import Testing

@testable import Livery

/// Tests for the descriptions of themes and of their changes, which `print` shows.
@Suite struct DescriptionTests {
  /// A step that the program defines.
  private struct Plain: PipelineStep {
    var radius = 1.0
    static let prototype = Plain()
    static let schema = Schema<Plain>(
      "--plain", "Draws nothing.", parameters: [Parameter("radius", \.radius, in: .nonNegative)])
    func draw(in context: inout DrawingContext) {}
  }

  @Test("describes sheets and themes by their sheet names")
  func sheets() {
    #expect("\(CSSStyleSheet())" == "no sheets")
    var sheet = CSSStyleSheet(".a { color: red }", name: "a.css")
    #expect("\(sheet)" == "a.css")
    #expect("\(Theme(sheet))" == "theme of a.css")
    for name in ["b.css", "c.css", "d.css", "e.css"] { sheet.add("", name: name) }
    #expect("\(sheet)" == "a.css, b.css, c.css and 2 more")
    #expect("\(Theme())" == "theme of <default>")
    #expect("\(sheet.sources.map { $0 })" == "[a.css, b.css, c.css, d.css, e.css]")
    #expect("\(ThemeCache(folder: "cache", base: CSSStyleSheet()))" == "compiled themes in cache")
  }

  @Test("describes a compiled theme as its source theme")
  func compiled() throws {
    let theme = Theme(CSSStyleSheet(".a { color: red }", name: "a.css"))
    #expect("\(try Theme(compiled: theme.compiled()))" == "theme of a.css")
  }

  @Test("describes a change by its parts")
  func changes() throws {
    let theme = Theme(CSSStyleSheet(".a { color: red }", name: "a.css"))
    let changes = Mutex<[String]>([])
    let observation = theme.observe { change in changes.withLock { $0.append("\(change)") } }
    theme.add(".a { color: blue }", name: "b.css")
    theme.environment.colorScheme = .dark
    theme.pipelineLibrary.register(Plain.self)
    observation.cancel()
    #expect(
      changes.withLock { $0 } == [
        "change of b.css", "change of the environment", "change of the pipeline library",
      ])
    let sheet = theme.sheet
    let snapshot = (sheet: sheet, library: theme.pipelineLibrary)
    #expect("\(ThemeChange(from: snapshot, to: snapshot))" == "no change")
  }

  @Test("describes a reload in one line with its failure")
  func reloads() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "description-\(UUID()).css")
    let path = url.path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(".a { color: red }".utf8).write(to: url)
    let theme = try Theme(contentsOfFile: path)
    try Data(".a { color: blue }".utf8).write(to: url)
    let reload = try #require(theme.reload().first)
    #expect("\(reload)".wholeMatch(of: #/reloaded in [0-9.]+ ms: change of .*\.css/#) != nil)
    try FileManager.default.removeItem(at: url)
    #expect(theme.reload().map { "\($0)" } == ["failed: \(path): no such file"])
    try Data(".a { color: blue }".utf8).write(to: url)
    #expect(theme.reload().map { "\($0)" } == ["recovered"])
    #expect("\(ThemeReload.polling(reason: "no inotify"))" == "polling: no inotify")
  }
}
