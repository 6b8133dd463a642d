// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import Testing

/// A sheet `app.css`, other files, an outline of its imports, and the kinds of diagnostics.
struct ImportCase: Sendable, CustomStringConvertible {
  let sheet: String
  let files: [String: String]
  let outline: String
  let diagnostics: [String]

  init(
    _ sheet: String, _ files: [String: String], _ outline: String, _ diagnostics: String...
  ) {
    self.sheet = sheet
    self.files = files
    self.outline = outline
    self.diagnostics = diagnostics
  }

  /// Creates a case without other files.
  init(_ sheet: String, _ outline: String, _ diagnostic: String) {
    self.init(sheet, [:], outline, diagnostic)
  }

  var description: String { "\(sheet.prefix(80)) | \(files.keys.sorted().prefix(5))" }
}

/// Tests of the files that an `@import` loads or rejects.
///
/// Defined by [CSS Cascade 5, section 2](https://drafts.csswg.org/css-cascade-5/#at-import).
@Suite struct ImportLoadingTests {
  private static let one = ["a.css": "a {}"]

  static let addresses = [
    ImportCase(#"@import "a.css";"#, one, "a.css"),
    ImportCase("@import url(a.css);", one, "a.css"),
    ImportCase(#"@import url("a.css");"#, one, "a.css"),
    ImportCase("@import url( 'a.css' );", one, "a.css"),
    ImportCase(#"@import src("a.css");"#, one, "a.css"),
    ImportCase("@IMPORT URL(a.css);", one, "a.css"),
    ImportCase(#"@im\70ort "\61.css";"#, one, "a.css"),
    ImportCase(#"@import/**/"a.css"/**/;"#, one, "a.css"),
    ImportCase(#"@import "a.css""#, one, "a.css"),
    ImportCase(#"@import "./a.css";"#, one, "a.css"),
    ImportCase(#"@import "x/../a.css";"#, one, "a.css"),
    ImportCase(#"@import "%61.css";"#, one, "a.css"),
    ImportCase(#"@import " a.css ";"#, one, "a.css"),
    ImportCase(#"@import "a.css?v=2#top";"#, one, "a.css"),
    ImportCase(#"@import "a b.css";"#, ["a b.css": ""], "a b.css"),
    ImportCase(#"@import "a%20b.css";"#, ["a b.css": ""], "a b.css"),
    ImportCase(#"@import "100%.css";"#, ["100%.css": ""], "100%.css"),
    ImportCase(#"@import "é.css";"#, ["é.css": ""], "é.css"),
    ImportCase(#"@import "x/a.css";"#, ["x/a.css": ""], "x/a.css"),
    ImportCase(#"@import "x\\a.css";"#, ["x/a.css": ""], "x/a.css"),
    ImportCase(#"@import "file:a.css";"#, one, "a.css"),
  ]

  static let nested = [
    ImportCase(
      #"@import "x/a.css";"#, ["x/a.css": #"@import "b.css";"#, "x/b.css": ""], "x/a.css(x/b.css)"),
    ImportCase(
      #"@import "x/a.css";"#, ["x/a.css": #"@import "../b.css";"#, "b.css": ""], "x/a.css(b.css)"),
    ImportCase(
      #"@import "a.css"; @import "b.css"; @import "a.css";"#, ["a.css": "", "b.css": ""],
      "a.css b.css a.css"),
    ImportCase(
      #"@import "a.css"; @import "b.css";"#,
      ["a.css": #"@import "c.css";"#, "b.css": #"@import "c.css";"#, "c.css": ""],
      "a.css(c.css) b.css(c.css)"),
    ImportCase(#"@import "l.css";"#, ["l.css": "-> a.css", "a.css": ""], "l.css"),
    ImportCase(#"@import "l/a.css";"#, ["x/a.css": "", "l": "-> x"], "l/a.css"),
  ]

  static let rejected = [
    ImportCase(#"@import "b.css"; @import "a.css";"#, one, "a.css", "import-not-found"),
    ImportCase(#"@import "";"#, "", "import-not-found"),
    ImportCase("@import url();", "", "import-not-found"),
    ImportCase(#"@import "?x";"#, "", "import-not-found"),
    ImportCase("@import '#a';", "", "import-not-found"),
    ImportCase(#"@import "a.css/b.css";"#, one, "", "import-not-found"),
    ImportCase(#"@import "x";"#, ["x/a.css": ""], "", "import-unreadable"),
    ImportCase(#"@import ".";"#, "", "import-refused"),
    ImportCase(#"@import "..";"#, "", "import-refused"),
    ImportCase(#"@import "../a.css";"#, one, "", "import-refused"),
    ImportCase(#"@import "%2e%2e/a.css";"#, one, "", "import-refused"),
    ImportCase(#"@import "..%2fa.css";"#, one, "", "import-refused"),
    ImportCase(#"@import "..\\a.css";"#, one, "", "import-refused"),
    ImportCase(#"@import "x/../../a.css";"#, one, "", "import-refused"),
    ImportCase(#"@import "a.css%00";"#, one, "", "import-refused"),
    ImportCase(#"@import "%ff.css";"#, one, "", "import-refused"),
    ImportCase(#"@import "/etc/passwd";"#, "", "import-refused"),
    ImportCase(#"@import "/nonexistent/x";"#, "", "import-refused"),
    ImportCase(#"@import "file:///etc/passwd";"#, "", "import-refused"),
    ImportCase(#"@import "file://localhost/etc/passwd";"#, "", "import-refused"),
    ImportCase(#"@import "file://host/a.css";"#, one, "", "import-refused"),
    ImportCase(#"@import "//example.com/a.css";"#, "", "import-refused"),
    ImportCase(#"@import "http://example.com/a.css";"#, "", "import-refused"),
    ImportCase(#"@import "HTTPS://example.com/a.css";"#, "", "import-refused"),
    ImportCase(#"@import "ht\9 tps://example.com/a.css";"#, "", "import-refused"),
    ImportCase(#"@import "data:text/css,a{}";"#, "", "import-refused"),
    ImportCase(#"@import "l.css";"#, ["l.css": "-> /etc/passwd"], "", "import-refused"),
    ImportCase(#"@import "l/passwd";"#, ["l": "-> /etc"], "", "import-refused"),
    ImportCase(#"@import "l.css";"#, ["l.css": "-> l.css"], "", "import-unreadable"),
    ImportCase(#"@import "p";"#, ["p": "-> /dev/null"], "", "import-refused"),
  ]

  static let cycles = [
    ImportCase(#"@import "app.css";"#, "", "circular-import"),
    ImportCase(
      #"@import "a.css";"#, ["a.css": #"@import "app.css";"#], "a.css", "circular-import"),
    ImportCase(
      #"@import "a.css";"#, ["a.css": #"@import "b.css";"#, "b.css": #"@import "./x/../a.css";"#],
      "a.css(b.css)", "circular-import"),
    ImportCase(
      #"@import "a.css";"#, ["a.css": #"@import "l.css";"#, "l.css": "-> app.css"], "a.css",
      "circular-import"),
    ImportCase(
      #"@import "a.css"; @import "b.css";"#,
      ["a.css": #"@import "b.css";"#, "b.css": #"@import "a.css";"#],
      "a.css(b.css) b.css(a.css)", "circular-import", "circular-import"),
    ImportCase(
      #"@import "a.css"; @import "b.css";"#,
      ["a.css": #"@import "n.css"; x:y {}"#, "b.css": #"@import "a.css";"#],
      "a.css b.css(a.css)", "import-not-found"),
  ]

  @Test(
    "resolves imports relative to the sheet within its folder",
    arguments: addresses + nested + rejected + cycles)
  func load(_ row: ImportCase) throws {
    let folder = try SheetFolder(row.files)
    try folder.write(row.sheet, to: "app.css")
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    #expect(sheet.sources.count == 1)
    #expect(sheet.sources[0].outline(in: folder) == row.outline)
    let kinds = sheet.diagnostics.map(\.diagnostic.kind.id)
    #expect(kinds.filter { $0.contains("import") } == row.diagnostics)
  }

  @Test("parses a file imported twice once and reports its errors once")
  func shared() throws {
    let folder = try SheetFolder([
      "app.css": #"@import "a.css"; @import "l.css"; @import "a.css" print;"#,
      "a.css": "a { oops; }",
      "l.css": "-> a.css",
    ])
    let sheet = try CSSStyleSheet(contentsOfFile: folder.path("app.css"))
    let streams = sheet.sources[0].imports.map(\.source.tree.stream)
    #expect(streams.count == 3)
    #expect(Set(streams.map(\.bytes)).count == 1)
    #expect(streams[0] === streams[2])
    #expect(sheet.diagnostics.map(\.diagnostic.kind.id) == ["invalid-declaration"])
  }

  @Test("adding a file again rereads its imports")
  func reload() throws {
    let folder = try SheetFolder(["app.css": #"@import "a.css";"#, "a.css": "a {}"])
    var sheet = CSSStyleSheet()
    try sheet.add(contentsOfFile: folder.path("app.css"))
    try folder.write("b {} c {}", to: "a.css")
    let before = sheet
    try sheet.add(contentsOfFile: folder.path("app.css"))
    #expect(before.sources[0].imports[0].source.tree.text == "a {}")
    #expect(sheet.sources[0].imports[0].source.tree.text == "b {} c {}")
    #expect(sheet.sources.count == 1)
  }

  @Test(
    "imports keep their origin when their sheet is added or renamed")
  func origin() throws {
    let folder = try SheetFolder(["app.css": #"@import "a.css";"#, "a.css": ""])
    let user = try CSSStyleSheet(contentsOfFile: folder.path("app.css"), origin: .user)
    var sheet = CSSStyleSheet("a {}")
    sheet.add(user)
    #expect(sheet.sources[1].imports.map(\.source.origin) == [.user])
    let loader = FileResourceLoader(folder: folder.path)
    sheet.add(CSSStyleSheet(#"@import "a.css";"#, loader: loader))
    #expect(sheet.sources.map(\.name).last == "<string 2>")
    #expect(sheet.diagnostics.map(\.diagnostic.kind.id) == ["import-refused"])
  }

  @Test(
    "an imported sheet inherits the encoding unless it declares one")
  func encoding() throws {
    let folder = try SheetFolder()
    let latin1: [UInt8] = [0x2E, 0xE9] + Array(" {}".utf8)
    try folder.write(Data(latin1), to: "a.css")
    try folder.write("@charset \"utf-8\"; .é {}", to: "b.css")
    let imports = #"@import "a.css"; @import "b.css";"#
    try folder.write(imports, to: "utf8.css")
    try folder.write("@charset \"latin1\";" + imports, to: "latin1.css")
    let utf8 = try StyleSource(contentsOfFile: folder.path("utf8.css"))
    #expect(utf8.imports.map(\.source.tree.stream.encoding.name) == ["utf-8", "utf-8"])
    let other = try StyleSource(contentsOfFile: folder.path("latin1.css"))
    #expect(
      other.imports.map(\.source.tree.stream.encoding.name) == ["windows-1252", "utf-8"])
    #expect(other.imports[0].source.tree.text == ".é {}")
  }
}
