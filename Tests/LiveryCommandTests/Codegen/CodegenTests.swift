// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct CodegenTests {
  @Test("livery-codegen writes the same code as livery generate")
  func same() throws {
    let folder = try Folder([
      "a.css": ".badge { color: var(--text-color); --gap: 4px }", "b.css": ".badge { width: 2px }",
    ])
    let options = ["--prefix", "AGR", "--access", "public"]
    let written = try Livery.codegen(["a.css", "b.css", "-o", "Theme.swift"] + options, in: folder)
    #expect(written == Livery.Outcome())
    let printed = try Livery.run(["generate", "a.css", "b.css"] + options, in: folder)
    #expect(
      try folder.text("Theme.swift")
        == printed.output.replacing("livery generate", with: "livery-codegen"))
  }

  @Test("reports errors with file, line and column, and writes nothing")
  func errors() throws {
    let folder = try Folder(["theme.css": ".a { width: blue }\n.b { color: red"])
    let run = try Livery.codegen(["theme.css", "-o", "Theme.swift"], in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors.hasPrefix("theme.css:2:4: error: this '{' is never closed [unclosed-block]\n"))
    #expect(run.errors.contains("\ntheme.css:1:13: error: invalid value for 'width'"))
    #expect(!FileManager.default.fileExists(atPath: folder.url("Theme.swift").path()))
  }

  @Test("a configuration sets the names, the access level and the files")
  func configuration() throws {
    let folder = try Folder([
      "z.css": ".badge { width: 1px }", "a.css": ".badge { width: 2px }", "data.json": "[1, 2",
      "livery-codegen.json": """
      { // in this order
        "files": ["z.css", "a.css"], "prefix": "App", "access": "package", "name": "Theme", "default": false }
      """,
    ])
    let run = try Livery.codegen(
      ["--config", "livery-codegen.json", "-o", "T.swift", "--", "a.css", "data.json", "z.css"],
      in: folder)
    #expect(run == Livery.Outcome())
    let text = try folder.text("T.swift")
    #expect(text.contains("from z.css, a.css. Do not edit."))
    #expect(text.contains("package struct AppTheme: Livery.ThemeStyle {"))
    #expect(text.contains("var width: Double = 2"))
  }

  @Test(
    "reports an invalid configuration with its position",
    arguments: [
      ("{ \"prefx\": \"A\" }", "c.json:1:12: error: unknown key 'prefx'; did you mean 'prefix'?"),
      ("{ \"prefix\": 1 }", "c.json:1:13: error: 'prefix' takes a string in quotes"),
      (
        "{ \"access\": \"private\" }",
        "c.json:1:13: error: the access is public, package or internal; found 'private'"
      ),
      ("{ \"files\": \"a.css\" }", "c.json:1:12: error: 'files' takes a list of strings in quotes"),
      ("{ \"default\": 1 }", "c.json:1:14: error: 'default' takes true or false"),
      ("[]", "c.json:1:1: error: a configuration is one object"), ("{", "c.json:1:1: error: "),
    ])
  func brokenConfiguration(text: String, start: String) throws {
    let folder = try Folder(["a.css": "", "c.json": text])
    let run = try Livery.codegen(["--config", "c.json", "-o", "T.swift", "a.css"], in: folder)
    #expect(run.code == 78)
    #expect(run.errors.hasPrefix(start))
  }

  @Test("an imported file is not composited a second time")
  func imports() throws {
    let folder = try Folder([
      "a.css": ".badge { width: 9px }", "theme.css": "@import 'a.css'; .badge { width: 1px }",
      "z.css": "@import url(missing.css); .z { width: 1px }",
    ])
    let run = try Livery.codegen(["a.css", "theme.css", "-o", "T.swift"], in: folder)
    #expect(run == Livery.Outcome())
    let text = try folder.text("T.swift")
    #expect(text.contains("from theme.css. Do not edit."))
    #expect(text.contains("var width: Double = 1"))
    let missing = try Livery.codegen(["z.css", "-o", "T.swift"], in: folder)
    #expect(missing.errors.contains("z.css:1:"))
  }

  @Test("comments leave out the folder of --folder")
  func folder() throws {
    let folder = try Folder(["theme.css": ".a { width: 1px }"])
    let path = folder.url("theme.css").path(percentEncoded: false)
    let base = folder.url.path(percentEncoded: false)
    _ = try Livery.codegen([path, "--folder", base, "-o", "T.swift"], in: folder)
    #expect(try folder.text("T.swift").contains("/// `width: 1px`, theme.css:1\n"))
  }

  @Test(
    "wrong usage and missing files have the exit codes of the contract",
    arguments: [
      ([], 64), (["a.css"], 64), (["-o", "T.swift"], 64), (["a.css", "-o"], 64),
      (["a.css", "-o", "T.swift", "--colour"], 64),
      (["a.css", "-o", "T.swift", "--prefix", "1"], 64),
      (["a.css", "-o", "T.swift", "--base", "habor"], 64),
      (["a.css", "-o", "T.swift", "--base", "harbor"], 0),
      (["a.css", "-o", "T.swift", "--base", "harbor", "--no-default"], 64),
      (["a.css", "-o", "T.swift", "--no-default", "--base", "none"], 0),
      (["a.css", "-o", "none/T.swift"], 64), (["none.css", "-o", "T.swift"], 2),
      (["a.css", "-o", "T.swift", "--config", "none.json"], 2), (["--help"], 0),
    ] as [([String], Int32)])
  func usage(arguments: [String], code: Int32) throws {
    let run = try Livery.codegen(arguments, in: Folder(["a.css": ".a { width: 1px }"]))
    #expect(run.code == code)
    #expect((run.errors == "") == (code == 0))
  }
}
