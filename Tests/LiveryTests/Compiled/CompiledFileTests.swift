// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import Testing

/// Tests for themes from compiled files, and for their fallback sources.
@Suite struct CompiledFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "themes/icons"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("a theme with the default sheet, wherever its file lies")
  func position() throws {
    try withFolder { folder in
      let source = folder.appending(path: "themes/app.css")
      try Data("@import 'icons/i.css'; .x { color: red }".utf8).write(to: source)
      try Data(".i { background-image: url(i.png) }".utf8).write(
        to: folder.appending(path: "themes/icons/i.css"))
      let bytes = try Theme(contentsOf: source).compiled()
      // The compiled theme is in another folder, with its images.
      let other = folder.appending(path: "elsewhere")
      try FileManager.default.createDirectory(
        at: other.appending(path: "icons"), withIntermediateDirectories: true)
      try Data("picture".utf8).write(to: other.appending(path: "icons/i.png"))
      let file = other.appending(path: "app.livery").path(percentEncoded: false)
      try Data(bytes).write(to: URL(filePath: file))
      try FileManager.default.removeItem(at: folder.appending(path: "themes"))
      let theme = try Theme(compiled: URL(filePath: file))
      #expect(theme.css(".x", "color")?.description == "rgb(255, 0, 0)")
      #expect(theme.css("navigationBar", "background-color") != nil)
      #expect(theme.explain(".x", "color").candidates.first?.location?.line == 1)
      guard case .url(let url)? = theme.css(".i", \.backgroundImage)?.first else {
        Issue.record("no picture")
        return
      }
      #expect(try theme.resource(for: url).bytes == Array("picture".utf8))
    }
  }

  @Test("reports a rejected compiled file and reads its source")
  func fallback() throws {
    try withFolder { folder in
      let source = folder.appending(path: "app.css").path(percentEncoded: false)
      let file = folder.appending(path: "app.livery").path(percentEncoded: false)
      try Data(".x { color: red }".utf8).write(to: URL(filePath: source))
      try Data("no theme".utf8).write(to: URL(filePath: file))
      var rejections: [CompiledThemeError] = []
      let theme = try Theme(compiledFile: file, sourceFile: source) { rejections.append($0) }
      #expect(rejections == [.notACompiledTheme(file: file)])
      #expect(theme.css(".x", "color")?.description == "rgb(255, 0, 0)")
      #expect(throws: CompiledThemeError.notACompiledTheme(file: file)) {
        try Theme(compiledFile: file)
      }
      #expect(throws: SourceError.notFound("nothing.css")) {
        try Theme(compiledFile: file, sourceFile: "nothing.css")
      }
    }
  }

  @Test("a theme keeps its values when its file is truncated or overwritten in place")
  func overwritten() throws {
    try withFolder { folder in
      let file = folder.appending(path: "app.livery")
      let text = String(repeating: ".x { color: red } .y { width: 1px }\n", count: 2000)
      try Data(Theme(CSSStyleSheet(text, name: "app.css")).compiled()).write(to: file)
      let size = try Data(contentsOf: file).count
      let path = file.path(percentEncoded: false)
      let theme = try Theme(compiledFile: path)
      // The zeros simulate another theme that is partially written.
      let handle = try FileHandle(forUpdating: file)
      try handle.write(contentsOf: Data(count: size))
      #expect(theme.css(".x", "color")?.description == "rgb(255, 0, 0)")
      #expect(throws: CompiledThemeError.notACompiledTheme(file: path)) {
        try Theme(compiledFile: path)
      }
      try handle.truncate(atOffset: 100)
      #expect(theme.css(".y", "width")?.description == "1px")
      #expect(theme.explain(".y", "width").candidates.first?.location?.line == 2000)
      #expect(theme.sheet.sources.first?.tree.stream.byteCount == text.utf8.count)
    }
  }

  @Test("rejects a compiled file of any shorter length", arguments: [0, 7, 31, 32, 1000])
  func shortened(length: Int) throws {
    try withFolder { folder in
      let file = folder.appending(path: "app.livery")
      let bytes = Theme(CSSStyleSheet(".x { color: red }", name: "app.css")).compiled()
      #expect(bytes.count > length)
      try Data(bytes.prefix(length)).write(to: file)
      #expect(throws: CompiledThemeError.self) {
        try Theme(compiledFile: file.path(percentEncoded: false))
      }
    }
  }

  @Test("a compiled theme supports added sheets, listeners and environments")
  func living() throws {
    let source = Theme(CSSStyleSheet(".x { color: red; width: 1px }", name: "app.css"))
    let theme = try Theme(compiled: source.compiled())
    let root = StylePath(StyleElement("item", classes: ["x"]))
    #expect(theme.computedStyle(for: root).color == source.computedStyle(for: root).color)
    theme.add(".x { color: blue }", name: "night.css")
    #expect(theme.css(".x", "color")?.description == "rgb(0, 0, 255)")
    #expect(theme.css(".x", "width")?.description == "1px")
    theme.remove("night.css")
    #expect(theme.css(".x", "color")?.description == "rgb(255, 0, 0)")
  }
}
