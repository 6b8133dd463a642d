// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import Testing

/// Tests for the resources at addresses in a theme's style sheets.
@Suite struct ThemeResourceTests {
  @Test("a theme reads pictures from the folder of its file")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "livery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "app.css")
    try Data(".logo { background-image: url(logo.png) }".utf8).write(to: file)
    try Data("logo".utf8).write(to: folder.appending(path: "logo.png"))
    let theme = try Theme(contentsOf: file)
    guard case .url(let logo)? = theme.css(".logo", \.backgroundImage)?.first else {
      Issue.record("the picture is an address")
      return
    }
    #expect(try theme.resource(for: logo).bytes == Array("logo".utf8))
    #expect(try theme.reference(to: logo).location.name.hasSuffix("/logo.png"))
    theme.remove(file.path)
    #expect(throws: ResourceError.unknownSheet(file.path)) { try theme.resource(for: logo) }
  }

  @Test("the default sheet has no folder")
  func defaultSheet() throws {
    let base = try #require(Theme().sheet.sources.first).base
    #expect(throws: ResourceError.noLoader(sheet: "<default>")) {
      try Theme().resource(for: URLValue("a.png", base: base))
    }
  }
}
