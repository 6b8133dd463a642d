// SPDX-License-Identifier: Apache-2.0
import Livery
import TestSupport
import Testing

/// Tests for JSON style sheets that are saved while a theme watches them.
@Suite struct JSONReloadTests {
  @Test("follows a JSON sheet with its includes, and reports errors with positions")
  func includes() async throws {
    let folder = try ThemeFolder()
    try folder.write("a.json", #"{"@include.colors": "colors.json", "cursor": {"width": 1}}"#)
    let theme = try Theme(contentsOfFile: folder.path("a.json"))
    let log = ReloadLog(theme)
    let watcher = try theme.watch(.patient)
    try folder.write("colors.json", "{\"caret\": {\"color\": \"#00f\"}}")
    try await until("a missing file") { theme.text("caret", "color") == "rgb(0, 0, 255)" }
    try folder.write("colors.json", "{\"caret\": {\"color\": \"#0f0\"}}")
    try await until("an included file") { theme.text("caret", "color") == "rgb(0, 255, 0)" }
    try folder.write("a.json", #"{"@include.colors": "colors.json", "cursor": {"width": 2}}"#)
    try await until("the file") { theme.text("cursor", "width") == "2px" }
    try await until { log.changes.last?.selectors == ["cursor"] }
    try folder.write("a.json", #"{"cursor": {"width": 3}"#)
    try await until("a failure") { log.words.last == "failed" }
    #expect(log.failures.last?.description.contains("a.json:1:") == true)
    #expect(theme.text("cursor", "width") == "2px")
    try folder.write("a.json", #"{"cursor": {"width": 4}}"#)
    try await until("good again") { theme.text("cursor", "width") == "4px" }
    #expect(theme.css("caret", "color") == nil)
    withExtendedLifetime(watcher) {}
  }
}
