// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import Testing

/// Tests for themes and style sheets from files, by path and by URL.
@Suite struct FileTests {
  @Test("a theme is a file over the default sheet")
  func theme() throws {
    let file = try TemporaryFile("toolbar { background-color: red }")
    for theme in [try Theme(contentsOf: file.url), try Theme(contentsOfFile: file.path)] {
      #expect(theme.css("toolbar", \.backgroundColor) == CSSColor(.red))
      #expect(theme.css("navigationBar", \.backgroundColor) == CSSColor(parsing: "#778ca8"))
      #expect(theme.sheet.sources.map(\.name) == ["<default>", file.path])
    }
  }

  @Test("a sheet is a single file, named by its path")
  func sheet() throws {
    let file = try TemporaryFile("toolbar { background-color: red }")
    let sheet = try CSSStyleSheet(contentsOf: file.url, origin: .user)
    #expect(sheet.css("toolbar", \.backgroundColor) == CSSColor(.red))
    #expect(sheet.css("navigationBar", \.backgroundColor) == nil)
    #expect(sheet.sources.map(\.name) == [file.path])
    #expect(sheet.sources.map(\.origin) == [.user])
  }

  @Test("adds files, and adds changed files again")
  func add() throws {
    let file = try TemporaryFile("toolbar { background-color: red }")
    let theme = Theme()
    try theme.add(contentsOf: file.url)
    #expect(theme.css("toolbar", \.backgroundColor) == CSSColor(.red))
    try file.write("toolbar { background-color: lime }")
    try theme.add(contentsOfFile: file.path)
    #expect(theme.css("toolbar", \.backgroundColor) == CSSColor(.lime))
    #expect(theme.sheet.sources.count == 2)
    var sheet = CSSStyleSheet()
    try sheet.add(contentsOf: file.url)
    #expect(sheet.css("toolbar", \.backgroundColor) == CSSColor(.lime))
  }

  @Test("a file named default.css does not replace the default sheet")
  func defaultName() {
    let theme = Theme()
    theme.add("toolbar { color: red }", name: "default.css")
    #expect(theme.css("navigationBar", \.backgroundColor) == CSSColor(parsing: "#778ca8"))
  }

  @Test("supports white space and any script in a path")
  func path() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "livery \(UUID().uuidString) é%20")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "my théme.css")
    try Data("a { color: red }".utf8).write(to: url)
    #expect(try CSSStyleSheet(contentsOf: url).css("a", \.color) == CSSColor(.red))
  }

  @Test("throws for an unreadable file and keeps the theme unchanged")
  func errors() throws {
    let theme = Theme()
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appending(path: "livery-nosuch.css")
    let missingPath = missing.path(percentEncoded: false)
    #expect(throws: SourceError.notFound(missingPath)) { try theme.add(contentsOf: missing) }
    #expect(throws: SourceError.notFound(missingPath)) { try Theme(contentsOf: missing) }
    #expect(throws: SourceError.notFound(missingPath)) { try CSSStyleSheet(contentsOf: missing) }
    let error = #expect(throws: SourceError.self) { try theme.add(contentsOf: folder) }
    #expect(error?.description.hasSuffix("this is a folder, not a file") == true)
    #expect(theme.sheet.sources.count == 1)
  }

  @Test("bytes that are not CSS yield a theme with diagnostics")
  func binary() throws {
    let file = try TemporaryFile("")
    try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 151) }).write(to: file.url)
    let theme = try Theme(contentsOf: file.url)
    #expect(!theme.diagnostics.isEmpty)
    #expect(theme.css("navigationBar", \.backgroundColor) == CSSColor(parsing: "#778ca8"))
  }
}
