// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import TestSupport
import Testing

/// Tests of hostile imports.
@Suite struct HostileImportTests {
  /// Returns the number of imports of a sheet, including nested ones.
  private func count(_ source: StyleSource) -> Int {
    source.imports.reduce(0) { $0 + 1 + count($1.source) }
  }

  private func kinds(_ sheet: CSSStyleSheet) -> Set<String> {
    Set(sheet.diagnostics.map(\.diagnostic.kind.id))
  }

  @Test("imports that double at each level end at the limit of imports")
  func diamonds() throws {
    var files = ["app.css": "@import '0.css'; @import '0.css'; last {}"]
    for level in 0..<30 {
      files["\(level).css"] = "@import '\(level + 1).css'; @import '\(level + 1).css';"
    }
    files["30.css"] = "a {}"
    let folder = try SheetFolder(files)
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    #expect(count(sheet.sources[0]) == 1000)
    #expect(kinds(sheet) == ["too-many-imports"])
    #expect(sheet.rules.last?.selectors == ["last"])
  }

  @Test("a chain of imports ends at the depth limit")
  func chain() throws {
    var files = ["app.css": "@import '1.css';"]
    for level in 1..<50 { files["\(level).css"] = "@import '\(level + 1).css'; a {}" }
    files["50.css"] = ""
    let folder = try SheetFolder(files)
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    #expect(count(sheet.sources[0]) == 32)
    #expect(kinds(sheet) == ["import-too-deep"])
    let text = try #require(sheet.diagnostics.first).diagnostic.message
    #expect(text.hasPrefix("imports nested more than 32 deep are not read ("))
    #expect(text.contains("/2.css > … > "))
  }

  @Test("accepts a thousand imports and reports more")
  func many() throws {
    let folder = try SheetFolder(["a.css": "a {}"])
    for (written, read) in [(1000, 1000), (1001, 1000), (100_000, 1000)] {
      try folder.write(String(repeating: "@import 'a.css';", count: written), to: "app.css")
      let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
      #expect(sheet.sources[0].imports.count == read)
      #expect(sheet.diagnostics.count == (written > read ? 1 : 0))
    }
  }

  @Test("repeated imports of a large file end at the size limit")
  func size() throws {
    let folder = try SheetFolder()
    try folder.write("/*" + String(repeating: "a", count: 5_999_996) + "*/", to: "a.css")
    let text = String(repeating: "@import 'a.css';", count: 20)
    let loader = FileResourceLoader(folder: folder.path)
    let source = StyleSource(
      SyntaxTree(parsing: text), name: folder.path("app.css"), loader: loader)
    #expect(source.imports.count == (64 << 20) / 6_000_000)
    #expect(Set(source.importDiagnostics.map(\.kind)) == [.importsTooLarge])
  }

  @Test(
    "rejects a name of one megabyte and truncates it in the message",
    arguments: ["a", "a/", "../", "%61", "x:", "é", "..%2f", "\\\\", "?", " "])
  func longNames(piece: String) throws {
    let name = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let folder = try SheetFolder(["app.css": "@import url(\"\(name)\"); @import '\(name)' x; a {}"])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    #expect(sheet.sources[0].imports.isEmpty)
    #expect(sheet.diagnostics.count == 2)
    #expect(sheet.diagnostics.allSatisfy { $0.diagnostic.message.utf8.count < 500 })
  }

  @Test(
    "parses a very long prelude in linear time",
    arguments: [
      "layer(", "supports(", "scope((", "layer(a.", "((", "a,", "\"", "{", "/*", "url(", "layer ",
      "supports() ", "layer(a) ",
    ])
  func endlessPreludes(piece: String) {
    expectGrowth(from: 12_500) { count in
      let prelude = String(repeating: piece, count: count)
      let sheet = CSSStyleSheet("@import 'a.css' \(prelude)")
      #expect(!sheet.diagnostics.isEmpty)
    }
  }

  @Test(
    "finds imports after 100,000 ignored rules, and reports imports after a valid rule",
    .tier(.full))
  func manyRules() {
    let unknown = String(repeating: "..a {} @x; @layer a.; ", count: 100_000)
    let imports = String(repeating: "@import 'a.css';", count: 5_000)
    let source = StyleSource(SyntaxTree(parsing: unknown + imports), name: "x")
    #expect(source.importDiagnostics.allSatisfy { $0.kind == .importNotLoaded })
    let closed = StyleSource(SyntaxTree(parsing: "a {}" + unknown + imports), name: "x")
    #expect(closed.importDiagnostics.count == 5_000)
    #expect(closed.importDiagnostics.allSatisfy { $0.kind == .misplacedImport })
  }
}
