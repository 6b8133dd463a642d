// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct FormatTests {
  static let files = [
    "a.css": "a{b:c}\n", "b.css": "b {\n  c: d;\n}\n", "c.css": "c{d:e;f:g}\nh{}\n",
  ]

  static let formatted = "a {\n  b: c;\n}\n"

  private func format(_ arguments: String..., in folder: Folder) throws -> Livery.Outcome {
    try Livery.run(["format"] + arguments, in: folder)
  }

  @Test("formats files in place, and keeps formatted files")
  func inPlace() throws {
    let folder = try Folder(Self.files)
    #expect(try format("a.css", "b.css", in: folder) == .init())
    #expect(try folder.text("a.css") == Self.formatted)
    #expect(try folder.text("b.css") == Self.files["b.css"])
    #expect(try format("a.css", "b.css", "--check", in: folder) == .init())
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.sorted() == ["a.css", "b.css", "c.css"])
  }

  @Test("--check lists the files that would change, and changes nothing")
  func check() throws {
    let folder = try Folder(Self.files)
    let outcome = try format("--check", "a.css", "b.css", "c.css", in: folder)
    #expect(outcome == .init(output: "a.css\nc.css\n", code: 1))
    #expect(try folder.text("a.css") == Self.files["a.css"])
  }

  @Test("warns about a missing semicolon before its lines are joined")
  func missingSemicolon() throws {
    let folder = try Folder(["a.css": "a{color:red\n  top:1px;left:2px}\n"])
    let warning = """
      a.css:1:12: warning: missing semicolon before 'top' [missing-semicolon]
      a{color:red
                 ^

      """
    #expect(try format("a.css", in: folder) == .init(errors: warning))
    #expect(
      try folder.text("a.css") == "a {\n  color: red top:1px;\n  left: 2px;\n}\n")
    #expect(try format("a.css", "--check", in: folder).code == 0)
  }

  @Test("a folder stands for its sheets, and a pattern for the matching files")
  func folders() throws {
    let folder = try Folder([
      "theme/a.css": "a{b:c}\n", "theme/dark/b.css": "b{c:d}\n", "theme/notes.txt": "a{b:c}",
      "other.css": "a{b:c}\n", "empty/notes.txt": "",
    ])
    #expect(
      try format("--check", "theme", in: folder)
        == .init(output: "theme/a.css\ntheme/dark/b.css\n", code: 1))
    #expect(
      try format("--check", "**/b.css", in: folder)
        == .init(output: "theme/dark/b.css\n", code: 1))
    #expect(try format("theme", in: folder) == .init())
    #expect(try folder.text("theme/dark/b.css") == "b {\n  c: d;\n}\n")
    #expect(try folder.text("theme/notes.txt") == "a{b:c}")
    #expect(try folder.text("other.css") == "a{b:c}\n")
    #expect(
      try format("empty", in: folder)
        == .init(errors: "livery: empty: no sheets in this folder\n"))
    #expect(
      try format("x*.css", in: folder)
        == .init(errors: "livery: x*.css: no file matches\n", code: 2))
    #expect(try format("--range", "1:2", "theme", in: folder).code == 64)
  }

  @Test("--diff prints the changes, and exits with 1 if --check is set")
  func diff() throws {
    let folder = try Folder(Self.files)
    let expected = """
      --- a/a.css
      +++ b/a.css
      @@ -1 +1,3 @@
      -a{b:c}
      +a {
      +  b: c;
      +}

      """
    #expect(try format("--diff", "a.css", "b.css", in: folder) == .init(output: expected))
    #expect(
      try format("--diff", "--check", "a.css", in: folder) == .init(output: expected, code: 1))
    #expect(try folder.text("a.css") == Self.files["a.css"])
    let patched = try Livery.shell(
      "$livery format --diff a.css | git apply --unsafe-paths && cat a.css", in: folder)
    #expect(patched == .init(output: Self.formatted))
  }

  @Test("the sheet on standard input goes to standard output")
  func standardInput() throws {
    let folder = try Folder()
    let outcome = try Livery.run(["format", "-"], in: folder, input: Data("a{b:c}".utf8))
    #expect(outcome == .init(output: Self.formatted))
    let check = try Livery.run(["format", "--check", "-"], in: folder, input: Data("a{b:c}".utf8))
    #expect(check == .init(output: "<stdin>\n", code: 1))
    let latin = Data([0x61, 0x7B, 0xE9, 0x7D])
    let rejected = try Livery.run(["format", "-"], in: folder, input: latin)
    #expect(rejected.output == "" && rejected.code == 2)
    #expect(
      rejected.errors
        == "livery: not replaced: <stdin>: it has bytes that are not UTF-8 and would be lost\n")
  }

  @Test("--range formats only the given lines")
  func range() throws {
    let folder = try Folder(Self.files)
    #expect(try format("--range", "2:9", "c.css", in: folder) == .init())
    #expect(try folder.text("c.css") == "c{d:e;f:g}\n\nh {}\n")
    for wrong in ["0:1", "2:1", "1", "a:b", "1:2:3"] {
      #expect(try format("--range", wrong, "c.css", in: folder).code == 64)
    }
    #expect(try format("--range", "1:2", "a.css", "c.css", in: folder).code == 64)
  }

  @Test("skips files that are not CSS in UTF-8, and formats the others")
  func rejected() throws {
    let folder = try Folder(Self.files)
    try folder.write(Data([0x61, 0x7B, 0xE9, 0x7D]), to: "latin.css")
    let outcome = try format("latin.css", "none.css", "a.css", in: folder)
    #expect(
      outcome
        == .init(
          errors: """
            livery: not replaced: latin.css: it has bytes that are not UTF-8 and would be lost
            livery: none.css: no such file

            """, code: 2))
    #expect(try Data(contentsOf: folder.url("latin.css")) == Data([0x61, 0x7B, 0xE9, 0x7D]))
    #expect(try folder.text("a.css") == Self.formatted)
    for name in ["a.json", "a.livery"] {
      let rejected = try format(name, in: folder)
      #expect(rejected.code == 64)
      #expect(rejected.errors.contains("only CSS sheets can be formatted; found '\(name)'"))
    }
  }
}
