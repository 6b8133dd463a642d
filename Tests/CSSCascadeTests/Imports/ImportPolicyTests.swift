// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import Testing

/// Tests of the policy for loading files.
@Suite struct ImportPolicyTests {
  /// Sheets in the bundle of a program.
  private struct BundledSheets: ResourceLoader {
    let sheets: [String: String]

    func location(of address: String, from base: ResourceLocation) -> ResourceLocation {
      ResourceLocation(name: address)
    }

    func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
      guard let text = sheets[location.name] else { throw .notFound }
      return Resource(bytes: Array(text.utf8))
    }
  }

  @Test("a text without a loader imports nothing")
  func text() throws {
    let folder = try SheetFolder(["a.css": ""])
    let text = "@import \"a.css\"; a {}"
    let sheet = CSSStyleSheet(text, name: folder.path("app.css"))
    #expect(sheet.sources[0].imports.isEmpty)
    #expect(sheet.diagnostics.map(\.diagnostic.severity) == [.warning])
    #expect(
      sheet.diagnostics[0].diagnostic.message
        == "'a.css' is not loaded: a style sheet that is not a file cannot import others")
    let loader = FileResourceLoader(folder: folder.path)
    let other = CSSStyleSheet(text, name: folder.path("app.css"), loader: loader)
    #expect(other.sources[0].outline(in: folder) == "a.css")
    #expect(CSSStyleSheet(data: Array(text.utf8)).diagnostics.count == 1)
    var added = CSSStyleSheet()
    added.add(text, name: folder.path("app.css"), loader: loader)
    #expect(added.sources[0].imports.count == 1)
    added.replace(folder.path("app.css"), with: text)
    #expect(added.sources[0].imports.isEmpty)
    added.replace(folder.path("app.css"), with: text, loader: loader)
    #expect(added.sources[0].imports.count == 1)
  }

  @Test("a custom loader also loads files")
  func ownLoader() throws {
    let folder = try SheetFolder(["app.css": "@import 'a.css'; @import 'app:b';", "a.css": "a {}"])
    let loader = BundledSheets(sheets: ["app:b": "b {}"])
    let source = try StyleSource(contentsOfFile: folder.path("app.css"), loader: loader)
    #expect(source.imports.map(\.source.tree.text) == ["b {}"])
    #expect(source.imports.map(\.rule.node) == [1])
    #expect(source.importDiagnostics.map(\.kind) == [.importNotFound])
  }

  @Test("a wider base folder permits imports from outside the sheet's folder")
  func wider() throws {
    let folder = try SheetFolder(["x/app.css": "@import '../a.css';", "a.css": "a {}"])
    let path = folder.path("x/app.css")
    #expect(try StyleSource(contentsOfFile: path).imports.isEmpty)
    let loader = FileResourceLoader(folder: folder.path)
    #expect(try StyleSource(contentsOfFile: path, loader: loader).outline(in: folder) == "a.css")
  }

  @Test("accepts absolute paths and file URLs inside the folder")
  func absolute() throws {
    let folder = try SheetFolder(["a.css": ""])
    let path = folder.path("a.css")
    for address in [path, "file://\(path)", "file://localhost\(path)", "file:\(path)"] {
      try folder.write("@import url(\"\(address)\");", to: "app.css")
      let source = try StyleSource(contentsOfFile: folder.path("app.css"))
      #expect(source.outline(in: folder) == "a.css", "\(address)")
    }
  }

  @Test("a folder with the same name prefix is outside")
  func sibling() throws {
    let folder = try SheetFolder(["x/app.css": "@import '../x2/a.css';", "x2/a.css": ""])
    let source = try StyleSource(contentsOfFile: folder.path("x/app.css"))
    #expect(source.importDiagnostics.map(\.kind) == [.importRejected])
  }

  @Test("rejects files above the limit, pipes and devices")
  func sizes() throws {
    let folder = try SheetFolder(["a.css": "a{}b{}"])
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let text = "@import 'a.css'; @import 'pipe';"
    let loader = FileResourceLoader(folder: folder.path, maximumSize: 5)
    let sheet = CSSStyleSheet(text, name: folder.path("app.css"), loader: loader)
    #expect(
      sheet.diagnostics.map(\.diagnostic.message) == [
        "'a.css' cannot be read: it has more than 5 bytes",
        "'pipe' cannot be read: it is not a file",
      ])
    let larger = FileResourceLoader(folder: folder.path, maximumSize: 6)
    let other = CSSStyleSheet(text, name: folder.path("app.css"), loader: larger)
    #expect(other.sources[0].imports.count == 1)
  }

  @Test("diagnostics point to the URL and contain the import chain")
  func message() throws {
    let folder = try SheetFolder([
      "app.css": "@import 'a.css';\n@import url(x.css) print;",
      "a.css": "@charset 'x';\n  @import \"b.css\" layer(x);", "b.css": "@import '../c.css';",
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let texts = sheet.diagnostics.map { $0.description.replacing(folder.path + "/", with: "") }
    #expect(
      texts == [
        """
        app.css:2:9: error: there is no file 'x.css' [import-not-found]
        @import url(x.css) print;
                ^~~~~~~~~~
        """,
        """
        b.css:1:9: error: '../c.css' is not read: it is outside the theme's folder \
        (app.css > a.css > b.css) [import-refused]
        @import '../c.css';
                ^~~~~~~~~~
        """,
      ])
  }

  @Test("truncates a long path in the import chain to its file name")
  func longPath() throws {
    let long = String(repeating: "x", count: 150)
    let folder = try SheetFolder([
      "app.css": "@import '\(long)/a.css';", "\(long)/a.css": "@import 'b.css';",
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let message = try #require(sheet.diagnostics.first).diagnostic.message
    #expect(message.contains(" > …xxx"))
    #expect(message.contains("x/a.css"))
  }
}
