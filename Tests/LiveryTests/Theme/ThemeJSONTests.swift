// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import Livery
import Testing

/// Tests for themes of JSON style sheets.
@Suite struct ThemeJSONTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path(percentEncoded: false)
  }

  @Test("layers a JSON sheet over the default sheet, and a CSS sheet over both")
  func stack() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let json =
      ##"{"colors": {"ink": "#ff0000"}, "cursor": {"color": "@colors.ink", "showTime": 0.2}}"##
    let theme = try Theme(contentsOfFile: try file("styles.json", json))
    #expect(theme.css("cursor", \.color) == CSSColor(rgba: 0xFF00_00FF))
    #expect(theme.css("cursor", "--show-time")?.description == "0.2")
    try theme.add(contentsOfFile: try file("night.css", ":root { --colors-ink: blue }"))
    #expect(theme.css("cursor", \.color) == CSSColor(rgba: 0x0000_FFFF))
    #expect(theme.diagnostics.isEmpty)
    Theme.withCurrent(theme) { #expect(css("cursor", \.color) == CSSColor(rgba: 0x0000_FFFF)) }
  }

  @Test("reports errors of a JSON sheet at their JSON positions and applies the rest")
  func faults() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let theme = Theme()
    let path = try file("styles.json", "{\"a\": {\n  \"color\": 5, \"width\": 1 }}")
    try theme.add(contentsOf: URL(filePath: path))
    #expect(theme.css("a", "width")?.description == "1px")
    #expect(theme.diagnostics.count == 1)
    #expect(theme.diagnostics[0].description.hasPrefix("\(path):2:12: error: expected a color"))
    #expect(throws: SourceError.notFound("none.json")) {
      try theme.add(contentsOfFile: "none.json")
    }
  }
}
