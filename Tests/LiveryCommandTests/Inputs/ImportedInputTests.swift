// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct ImportedInputTests {
  @Test("reads imports from the folder of the file, and reports their errors")
  func file() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url("x"), withIntermediateDirectories: true)
    try folder.write("@import 'b.css'; @import '../c.css'; a { width: 1px }", to: "x/a.css")
    try folder.write("b { oops; }", to: "x/b.css")
    try folder.write("c {}", to: "c.css")
    let outcome = try Livery.run(
      ["query", "--no-default", "a", "x/a.css", "--property=width"], in: folder)
    #expect(outcome.output == "1px\n")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        x/a.css:1:26: error: '../c.css' is not read: it is outside the theme's folder \
        [import-refused]
        @import 'b.css'; @import '../c.css'; a { width: 1px }
                                 ^~~~~~~~~~
        x/b.css:1:5: error: expected a declaration or a rule, found 'oops' [invalid-declaration]
        b { oops; }
            ^~~~

        """)
  }

  @Test("a file in the working folder imports from it")
  func workingFolder() throws {
    let folder = try Folder(["a.css": "@import 'b.css';", "b.css": "a {}"])
    let outcome = try Livery.run(["dump", "a.css"], in: folder)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0)
  }

  @Test("standard input has no folder and imports nothing")
  func standardInput() throws {
    let folder = try Folder(["b.css": "b {}"])
    let outcome = try Livery.run(["dump", "-"], in: folder, input: Data("@import 'b.css';".utf8))
    #expect(
      outcome.errors == """
        <stdin>:1:9: warning: 'b.css' is not loaded: a style sheet that is not a file cannot \
        import others [import-not-loaded]
        @import 'b.css';
                ^~~~~~~

        """)
    #expect(outcome.code == 0)
  }
}
