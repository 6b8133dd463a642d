// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import Testing

@testable import LiveryLinting

/// Tests of the search for configurations, and of the themes that they define.
@Suite struct ConfigurationSearchTests {
  /// Calls a function with a folder that contains empty files.
  private func withFolder(
    of files: [String], _ body: (_ folder: LexicalPath) throws -> Void
  ) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "search-\(UUID())")
    defer { try? FileManager.default.removeItem(at: url) }
    for file in files {
      let file = url.appending(path: file)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    try body(LexicalPath(url.path(percentEncoded: false)))
  }

  @Test("finds the nearest configuration and reads it once, through the reader")
  func nearest() throws {
    try withFolder(of: [".livery.yml", "brand/.livery.yml"]) { folder in
      var texts = [".livery.yml": "strict: true", "brand/.livery.yml": "extends: ../.livery.yml"]
      texts["brand/.livery.yml"]? += "\ntarget: gtk-4.14"
      var names: [String] = []
      var search = ConfigurationSearch(workingFolder: folder) { file, name throws(SourceError) in
        names.append(name)
        guard let text = texts[name] else { throw .notFound(file.text) }
        return SourceText(text, name: name)
      }
      let numbers = ["brand/a.css", "brand/x/b.css", "c.css", "x/d.css"].map {
        search.number(forFile: $0)
      }
      #expect(numbers == [0, 0, 1, 1])
      #expect(names == ["brand/.livery.yml", ".livery.yml", ".livery.yml"])
      #expect(search.isValid)
      #expect(search.configurations.map(\.settings.isStrict) == [true, true])
      #expect(search.configurations.map(\.settings.target) == ["gtk-4.14", nil])
      #expect(search.configurations.map(\.workingFolder) == [folder, folder])
    }
  }

  @Test("reports a configuration that cannot be read, and problems with trees")
  func failures() throws {
    try withFolder(of: [".livery.yml"]) { folder in
      let configuration = folder.appending(".livery.yml").text
      var search = ConfigurationSearch(workingFolder: folder) { file, _ throws(SourceError) in
        throw .unreadable(file.text, reason: "no permission")
      }
      #expect(search.number(forFile: "a.css") == 0)
      #expect(search.failures == [.unreadable(configuration, reason: "no permission")])
      #expect(search.configurations == [LintConfiguration(workingFolder: folder)])

      let texts = [".livery.yml": "trees: [tree.json]", "tree.json": "[}"]
      var other = ConfigurationSearch(workingFolder: folder) { file, name throws(SourceError) in
        guard let text = texts[name] else { throw .notFound(file.text) }
        return SourceText(text, name: name)
      }
      #expect(other.number(forFile: "a.css") == 0)
      #expect(other.failures.isEmpty && !other.isValid)
      #expect(Set(other.problems.map(\.source.name)) == ["tree.json"])
    }
  }

  @Test("groups files into the themes of a configuration, in cascade order")
  func themes() {
    var configuration = LintConfiguration(workingFolder: LexicalPath("/project"))
    let files = ["page.css", "z.css", "base.css", "/project/brand.css", "a.css"]
    #expect(configuration.themes(of: []) == [])
    #expect(configuration.themes(of: files) == [[0, 1, 2, 3, 4]])

    let source = SourceText(
      "themes:\n- [base.css, brand.css]\n- [base.css, print.css, '[az].css']",
      name: "/project/.livery.yml")
    configuration.themes = ParsedConfiguration(source).configuration.themes
    #expect(configuration.themes(of: files) == [[2, 3], [2, 1, 4], [0]])
    let listed = configuration.listedThemeFiles(with: [LexicalPath("/project/a.css")])
    #expect(listed == [LexicalPath("/project/base.css"), LexicalPath("/project/print.css")])
    #expect(configuration.listedThemeFiles(with: [LexicalPath("/project/page.css")]).isEmpty)
  }
}

extension LintConfiguration {
  fileprivate init(workingFolder: LexicalPath) {
    self.init()
    self.workingFolder = workingFolder
  }
}
