// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Testing

@Suite("Files of a sheet")
struct SourceFileTests {
  @Test("a sheet names the files that it imports, each once, and those that are missing")
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

  @Test("a file outside of the folder is not waited for")
  func outside() throws {
    let folder = try SheetFolder([
      "app.css": "@import '../secret.css'; @import '/etc/none.css'; @import 'http://a/b.css';"
    ])
    let source = try StyleSource(contentsOfFile: folder.path("app.css"))
    #expect(source.files == [folder.path("app.css")])
  }

  @Test("a sheet that comes from no file names none")
  func text() {
    let tree = SyntaxTree(parsing: "@import 'a.css';")
    #expect(StyleSource(tree, name: "a").files.isEmpty)
  }
}
