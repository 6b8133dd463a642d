// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@Suite struct LintFilesTests {
  static let error = "a { color: none }\n"

  private func files(_ outcome: Livery.Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^(\S+):1:12: error/#).map { String($0.1) }
    }
  }

  @Test("a folder stands for all its sheets in path order, except hidden ones")
  func folder() throws {
    let names = ["b.css", "a/z.css", "a/B.CSS", "c/d/e.css"]
    let others = [
      ".git/x.css", ".build/x.css", "node_modules/p/x.css", "a/.x.css", "x.json", "y.txt",
    ]
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: (names + others).map { ($0, Self.error) }))
    #expect(
      files(try Livery.run(["lint", "."], in: folder)) == [
        "b.css", "a/B.CSS", "a/z.css", "c/d/e.css",
      ])
    #expect(
      files(try Livery.run(["lint", "c", "a/"], in: folder)) == ["c/d/e.css", "a/B.CSS", "a/z.css"])
    #expect(files(try Livery.run(["lint", "b.css", ".", "./b.css"], in: folder)).first == "b.css")
    #expect(files(try Livery.run(["lint", "b.css", ".", "./b.css"], in: folder)).count == 4)
    // A file that an operand names is never excluded.
    #expect(files(try Livery.run(["lint", "node_modules/p/x.css"], in: folder)).count == 1)
    #expect(files(try Livery.run(["lint", "node_modules"], in: folder)).count == 1)
  }

  @Test("a variable of a sheet with generated Swift counts as used by the program")
  func generated() throws {
    let sheet = ".badge { --badge-size: 1px; color: red }"
    let manifest = "let p = [.plugin(name: \"LiveryCodegenPlugin\", package: \"livery\")]"
    let folder = try Folder([
      "typed/Package.swift": manifest, "typed/Sources/App/theme.css": sheet,
      "typed/Sources/App/more/theme.css": sheet, "typed/theme.css": sheet,
      "plain/Package.swift": "let p = 1", "plain/Sources/App/theme.css": sheet,
      "typed/Sources/Inner/Package.swift": "let p = 1", "typed/Sources/Inner/theme.css": sheet,
      "Sources/App/theme.css": sheet,
    ])
    func finds(_ path: String) throws -> Bool {
      try Livery.run(["lint", path], in: folder).output.contains("[unused-variable]")
    }
    #expect(try !finds("typed/Sources/App/theme.css"))
    #expect(try !finds("typed/Sources/App/more/theme.css"))
    for path in [
      "typed/theme.css", "plain/Sources/App/theme.css", "typed/Sources/Inner/theme.css",
      "Sources/App/theme.css",
    ] {
      #expect(try finds(path), "\(path)")
    }
    let inner = folder.url("typed/Sources/App").path(percentEncoded: false)
    #expect(try !finds(inner + "/theme.css"))
  }

  @Test("a pattern in quotes stands for the matching files")
  func patterns() throws {
    let folder = try Folder([
      "a.css": Self.error, "x/b.css": Self.error, "x/y/c.css": Self.error, "x/[d].css": Self.error,
    ])
    func lint(_ pattern: String) throws -> [String] {
      files(try Livery.run(["lint", pattern], in: folder))
    }
    #expect(try lint("*.css") == ["a.css"])
    #expect(try lint("**/*.css") == ["a.css", "x/[d].css", "x/b.css", "x/y/c.css"])
    #expect(try lint("x/{b,y/c}.css") == ["x/b.css", "x/y/c.css"])
    #expect(try lint("./x/?.css") == ["./x/b.css"])
    // An existing file is not treated as a pattern.
    #expect(try lint("x/[d].css") == ["x/[d].css"])
    let none = try Livery.run(["lint", "z/*.css", "a.css"], in: folder)
    #expect(none.errors == "livery: z/*.css: no file matches\n")
    #expect(none.code == 2 && files(none) == ["a.css"])
    #expect(
      try Livery.run(["lint", "x[/a.css"], in: folder).errors
        == "livery: x[/a.css: no such file, and not a file pattern\n")
  }

  @Test("reports a folder without sheets, and stops at a cycle of links")
  func empty() throws {
    let folder = try Folder(["x/y.txt": "", "a/a.css": Self.error])
    #expect(
      try Livery.run(["lint", "x"], in: folder)
        == .init(errors: "livery: x: no sheets in this folder\n"))
    try FileManager.default.createSymbolicLink(
      at: folder.url("a/loop"), withDestinationURL: folder.url("a"))
    try FileManager.default.createSymbolicLink(
      at: folder.url("a/b.css"), withDestinationURL: folder.url("a/a.css"))
    try FileManager.default.createSymbolicLink(
      at: folder.url("a/none.css"), withDestinationURL: folder.url("none"))
    #expect(files(try Livery.run(["lint", "a"], in: folder)) == ["a/a.css"])
  }

  @Test("follows links only if they are operands")
  func links() throws {
    let names = ["outside.css", "far/c.css", "theme/a.css"]
    let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.error) }))
    func link(_ name: String, to path: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url(name).path, withDestinationPath: path)
    }
    try link("theme/b.css", to: "../outside.css")
    try link("theme/far", to: "../far")
    try link("named", to: "theme")
    for operand in ["theme", "theme/*.css", "theme/**/*.css", "named", "named/*.css"] {
      let found = files(try Livery.run(["lint", operand], in: folder))
      #expect(found.map { $0.suffix(5) } == ["a.css"], "\(operand)")
    }
    #expect(files(try Livery.run(["lint", "theme/b.css"], in: folder)) == ["theme/b.css"])
    #expect(files(try Livery.run(["lint", "theme/far"], in: folder)) == ["theme/far/c.css"])
  }

  @Test("reports unreadable files, and lints all others")
  func unreadable() throws {
    let folder = try Folder(["a.css": Self.error, "c.css": Self.error])
    let outcome = try Livery.run(["lint", "a.css", "b.css", "c.css"], in: folder)
    #expect(outcome.errors == "livery: b.css: no such file\n")
    #expect(files(outcome) == ["a.css", "c.css"])
    #expect(outcome.code == 2)
  }

  @Test(
    "reports a thousand files in order on any number of cores", .tier(.full))
  func thousand() throws {
    let names = (0..<1000).map { "f\($0 / 100)/s\(String(1000 + $0).dropFirst()).css" }
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.error) }))
    let outcome = try Livery.run(["lint", "--rule=dead-declaration=off", "."], in: folder)
    #expect(files(outcome) == names)
    #expect(outcome.output.contains("1000 errors"))
    #expect(outcome.code == 1)
  }

  @Test("shows the progress over many files on a terminal", .needsTerminal)
  func progress() throws {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: (0..<50).map { ("x/\($0).css", "a{}\n") }))
    let output = try Livery.terminal(
      #"LIVERY_PROGRESS_DELAY=0 "$livery" lint --rule=empty-block=off x >out"#, in: folder)
    #expect(output.contains("linting 50 files"))
    #expect(screen(output).filter { !$0.isWhitespace } == "")
  }
}
