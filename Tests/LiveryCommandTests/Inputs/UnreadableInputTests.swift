// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@Suite struct UnreadableInputTests {
  @Test(
    "reports unreadable files on standard error, and exits with 2",
    arguments: [
      ("missing.css", "livery: missing.css: no such file\n"),
      ("folder", "livery: folder: this is a folder, not a file\n"),
      ("a.css/b.css", "livery: a.css/b.css: no such file\n"),
      ("theme.livery", "livery: theme.livery: this is not a compiled theme\n"),
    ])
  func unreadable(name: String, message: String) throws {
    let folder = try Folder(["a.css": "a{}", "theme.livery": ""])
    try FileManager.default.createDirectory(
      at: folder.url("folder"), withIntermediateDirectories: true)
    // Lint accepts a folder and checks the sheets in it.
    let lint = name == "folder" ? [] : [["lint"]]
    for command in [["dump"], ["dump", "--as", "css"]] + lint {
      let outcome = try Livery.run(command + [name], in: folder)
      #expect(outcome.errors == message)
      #expect(outcome.code == 2)
    }
  }

  @Test("dumps and lints the other files")
  func others() throws {
    let folder = try Folder(["a.css": "a{}", "b.css": "b{}"])
    let dump = try Livery.run(["dump", "--as", "css", "a.css", "missing.css", "b.css"], in: folder)
    #expect(dump == .init(output: "a{}b{}", errors: "livery: missing.css: no such file\n", code: 2))
    let tokens = try Livery.run(
      ["dump", "--as", "tokens", "--format", "json", "missing.css"], in: folder)
    #expect(tokens == .init(output: "[]\n", errors: "livery: missing.css: no such file\n", code: 2))
  }

  @Test(
    "reports a file without read permission",
    .needsPermissions)
  func closed() throws {
    let folder = try Folder(["a.css": "a{}"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.url("a.css").path(percentEncoded: false))
    let outcome = try Livery.run(["dump", "a.css"], in: folder)
    #expect(
      outcome == .init(errors: "livery: a.css: cannot be read: Permission denied\n", code: 2))
  }

  @Test("reads standard input for the file name -")
  func standardInput() throws {
    let folder = try Folder(["a.css": "a{}"])
    let outcome = try Livery.run(
      ["dump", "--as", "tree", "-", "a.css"], in: folder, input: Data("b{}".utf8))
    #expect(
      outcome
        == .init(
          output: """
            style-sheet 0-3 "<stdin>"
              qualified-rule 0-3 "b"
            style-sheet 0-3 "a.css"
              qualified-rule 0-3 "a"

            """))
    let closed = try Livery.shell(#""$livery" dump - <&-"#, in: folder)
    #expect(closed.errors == "livery: <stdin>: cannot be read: Bad file descriptor\n")
    #expect(closed.code == 2)
  }
}
