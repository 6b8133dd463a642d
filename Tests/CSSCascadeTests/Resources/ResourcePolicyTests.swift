// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import Testing

/// Tests of the resources that an address in a sheet may refer to.
@Suite struct ResourcePolicyTests {
  /// Returns a rule for a class with an address as background.
  private func rule(_ address: String, _ name: String = "a") -> String {
    ".\(name) { background-image: url(\"\(address)\") }"
  }

  /// Returns the resource at the address of a class, as text.
  private func text(_ sheet: CSSStyleSheet, _ selector: String = ".a") throws -> String {
    let url = try #require(sheet.addresses(selector).first)
    return String(decoding: try sheet.resource(for: url).bytes, as: UTF8.self)
  }

  @Test("resolves an image relative to the sheet of its declaration")
  func relative() throws {
    let folder = try SheetFolder([
      "app.css": "@import 'x/b.css';" + rule("a.png"), "a.png": "app's",
      "x/b.css": rule("a.png", "b") + rule("../a.png", "c") + rule("y/a%20b.png?q#f", "d"),
      "x/a.png": "b's", "x/y/a b.png": "d's",
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let texts = try ["a", "b", "c", "d"].map { try text(sheet, ".\($0)") }
    #expect(texts == ["app's", "b's", "app's", "d's"])
  }

  @Test("resolves equal URLs of two sheets with their own loaders")
  func twoSheets() throws {
    let folder = try SheetFolder([
      "x/app.css": rule("a.png"), "x/a.png": "x", "y/brand.css": rule("a.png", "b"),
      "y/a.png": "y",
    ])
    var sheet = try CSSStyleSheet(contentsOfFile: folder.path("x/app.css"))
    try sheet.add(contentsOfFile: folder.path("y/brand.css"))
    #expect(try text(sheet) == "x")
    #expect(try text(sheet, ".b") == "y")
    let first = try #require(sheet.addresses(".a").first)
    let second = try #require(sheet.addresses(".b").first)
    let locations = try [first, second].map { try sheet.reference(to: $0).location }
    #expect(locations.map(\.name) == ["x/a.png", "y/a.png"].map(folder.path))
    #expect(locations[0].identity != locations[1].identity)
  }

  @Test(
    "a file imported by two sheets uses the loader of the declaration's importer")
  func sharedImport() throws {
    let folder = try SheetFolder([
      "x/app.css": "@import 'c.css';", "app.css": "@import 'x/c.css';",
      "x/c.css": rule("../a.png"), "a.png": "a",
    ])
    let narrow = try CSSStyleSheet(contentsOfFile: folder.path("x/app.css"))
    let wide = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    #expect(throws: ResourceError.outside) { try text(narrow) }
    #expect(try text(wide) == "a")
    var both = wide
    both.add(narrow)
    #expect(throws: ResourceError.outside) { try text(both) }
  }

  @Test("all names of a file have one identity, and resolving a reference reads nothing")
  func identity() throws {
    let folder = try SheetFolder([
      "app.css": rule("a.png") + rule("x/../a.png", "b") + rule("l.png", "c"), "a.png": "a",
      "l.png": "-> a.png", "x/z": "",
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let references = try ["a", "b", "c"].map { name in
      try sheet.reference(to: try #require(sheet.addresses(".\(name)").first))
    }
    #expect(Set(references.map(\.location.identity)).count == 1)
    try folder.write("later", to: "a.png")
    #expect(
      try references.map { try $0.load().bytes } == Array(repeating: Array("later".utf8), count: 3))
  }

  @Test(
    "does not read outside the sheet's folder",
    arguments: [
      ("../secret.png", ResourceError.outside), ("x/../../secret.png", .outside),
      ("%2e%2e/secret.png", .outside), ("link.png", .outside), ("folder/secret.png", .outside),
      ("/etc/passwd", .outside), ("file:///etc/passwd", .outside), ("../nobody.png", .outside),
      ("..\\\\secret.png", .outside), ("nobody.png", .notFound), ("x", .notAFile),
      ("pipe", .notAFile), ("", .emptyAddress), ("#a", .emptyAddress),
      ("a%00.png", .invalidAddress),
      ("//host/a.png", .invalidAddress), ("https://example.org/a.png", .unsupportedScheme("https")),
      ("HTTP://example.org/a.png", .unsupportedScheme("http")),
      ("ftp:a.png", .unsupportedScheme("ftp")), ("javascript:1", .unsupportedScheme("javascript")),
    ])
  func rejected(_ address: String, _ error: ResourceError) throws {
    let folder = try SheetFolder([
      "t/app.css": rule(address), "secret.png": "secret", "t/x/z": "",
      "t/link.png": "-> ../secret.png", "t/folder": "-> ..",
    ])
    try #require(mkfifo(folder.path("t/pipe"), 0o600) == 0)
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("t/app.css"))
    #expect(throws: error) { try text(sheet) }
  }

  @Test("rejects network URLs with and without a loader")
  func remote() {
    let sheet = CSSStyleSheet(rule("https://example.org/a.png"), name: "app.css")
    #expect(throws: ResourceError.unsupportedScheme("https")) { try text(sheet) }
    #expect(throws: ResourceError.unsupportedScheme("http")) {
      try sheet.resource(for: URLValue("http://example.org/a.png"))
    }
  }

  @Test("a text without a loader has no folder")
  func text() throws {
    let folder = try SheetFolder(["a.png": "a"])
    let name = folder.path("app.css")
    var sheet = CSSStyleSheet(rule("a.png"), name: name)
    #expect(throws: ResourceError.noLoader(sheet: name)) { try text(sheet) }
    sheet.add(rule("a.png"), name: name, loader: FileResourceLoader(folder: folder.path))
    #expect(try text(sheet) == "a")
    sheet.replace(name, with: rule("a.png"))
    #expect(throws: ResourceError.noLoader(sheet: name)) { try text(sheet) }
    #expect(
      ResourceError.noLoader(sheet: "<default>").description
        == "its URL is in '<default>', a style sheet without a folder")
  }

  @Test("rejects a URL without a sheet")
  func noSheet() throws {
    let folder = try SheetFolder(["app.css": rule("a.png"), "a.png": "a"])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    #expect(throws: ResourceError.noSheet) { try sheet.resource(for: URLValue("a.png")) }
    let based = URLValue("a.png", base: sheet.sources[0].base)
    #expect(try sheet.resource(for: based).bytes == Array("a".utf8))
  }

  @Test("rejects a URL of a removed sheet")
  func removed() throws {
    let folder = try SheetFolder(["app.css": rule("a.png"), "a.png": "a"])
    let path = folder.path("app.css")
    var sheet = try CSSStyleSheet(contentsOfFile: path)
    let url = try #require(sheet.addresses(".a").first)
    sheet.remove(path)
    #expect(throws: ResourceError.unknownSheet(path)) { try sheet.resource(for: url) }
    #expect(
      ResourceError.unknownSheet("app.css").description
        == "its URL is in 'app.css', which is not one of these style sheets")
  }

  @Test("unnamed sheets keep their loaders")
  func renamed() throws {
    let first = try SheetFolder(["a.png": "first"])
    let second = try SheetFolder(["a.png": "second", "b.css": rule("a.png", "c")])
    func sheet(_ folder: SheetFolder, _ rule: String) -> CSSStyleSheet {
      let text = "@import '\(folder.path)/b.css'; \(rule)"
      return CSSStyleSheet(text, loader: FileResourceLoader(folder: folder.path))
    }
    var both = sheet(first, rule(first.path("a.png")))
    both.add(sheet(second, rule(second.path("a.png"), "b")))
    #expect(both.sources.map(\.name) == ["<string>", "<string 2>"])
    #expect(try text(both) == "first")
    #expect(try text(both, ".b") == "second")
    #expect(try text(both, ".c") == "second", "imported")
  }

  @Test("a custom loader receives the location of the sheet")
  func ownLoader() throws {
    struct Pictures: ResourceLoader {
      func location(ofSheet name: String) -> ResourceLocation {
        ResourceLocation(name: name, identity: "id of \(name)")
      }
      func location(
        of address: String, from base: ResourceLocation
      ) throws(ResourceError) -> ResourceLocation {
        ResourceLocation(name: "\(address) from \(base.name) (\(base.identity))")
      }
      func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
        Resource(bytes: Array(location.name.utf8), mediaType: "image/png")
      }
    }
    let sheet = CSSStyleSheet(rule("app:a"), name: "app.css", loader: Pictures())
    #expect(try text(sheet) == "app:a from app.css (id of app.css)")
    let url = try #require(sheet.addresses(".a").first)
    #expect(try sheet.resource(for: url).mediaType == "image/png")
  }

  @Test("rejects a file above the loader's limit")
  func size() throws {
    let folder = try SheetFolder(["a.png": "123456"])
    let loader = FileResourceLoader(folder: folder.path, maximumSize: 5)
    let sheet = CSSStyleSheet(rule("a.png"), name: folder.path("app.css"), loader: loader)
    #expect(throws: ResourceError.tooLarge(limit: 5)) { try text(sheet) }
  }

  @Test("resolves the sources of a font in the same way")
  func fonts() throws {
    let folder = try SheetFolder([
      "app.css": "@import 'x/f.css';", "x/f.woff2": "font",
      "x/f.css": "@font-face { font-family: F; src: url(f.woff2) }",
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    guard case .url(let url, _, _)? = sheet.fontFaces.first?.sources.first else {
      Issue.record("the source is an address")
      return
    }
    #expect(try sheet.resource(for: url).bytes == Array("font".utf8))
  }
}
