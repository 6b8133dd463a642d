// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Testing

@Suite("Files of a sheet")
struct SourceFileTests {
  @Test("lists imported files once each, including missing ones")
  func imports() throws {
    let folder = try SheetFolder([
      "app.css": "@import 'base.css'; @import 'later/gone.css'; @import 'base.css'; a {}",
      "base.css": "@import 'deep.css'; @import 'never.css';", "deep.css": "",
    ])
    let source = try StyleSource(contentsOfFile: folder.path("app.css"))
    #expect(
      source.files
        == ["app.css", "later/gone.css", "base.css", "never.css", "deep.css"].map(folder.path))
  }

  @Test("does not list a file outside the folder")
  func outside() throws {
    let folder = try SheetFolder([
      "app.css": "@import '../secret.css'; @import '/etc/none.css'; @import 'http://a/b.css';"
    ])
    let source = try StyleSource(contentsOfFile: folder.path("app.css"))
    #expect(source.files == [folder.path("app.css")])
  }

  @Test("lists no files for a sheet without a file")
  func text() {
    let tree = SyntaxTree(parsing: "@import 'a.css';")
    #expect(StyleSource(tree, name: "a").files.isEmpty)
  }
}
