// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The progress line, whose delay `LIVERY_PROGRESS_DELAY` sets.
@Suite(.needsTerminal)
struct ProgressTests {
  static let files = [
    "x.css": (0..<5_000).map { "a\($0) { color: red }\n" }.joined(), "y.css": "b { c }\n",
  ]

  @Test(
    "shows the progress of long work on a terminal, and clears it at the end", .tier(.standard),
    arguments: TestTier.part(of: [
      ("dump x.css", ["reading x.css", "parsing x.css", "writing"]),
      ("dump --as tokens x.css", ["reading x.css", "writing"]),
      ("dump --as tree x.css --format json", ["reading x.css", "parsing x.css", "writing"]),
      ("dump --as declarations x.css", ["reading x.css", "parsing x.css", "writing"]),
      ("dump --as css x.css", ["reading x.css", "parsing x.css", "writing"]),
      ("lint x.css", ["linting x.css", "writing"]),
      ("query a x.css", ["reading x.css", "parsing x.css"]),
      (
        "dump x.css x.css",
        [
          "[....................]   0% reading x.css", "[##########..........]  50% reading x.css",
          "[....................]   0% parsing x.css", "[##########..........]  50% parsing x.css",
        ]
      ),
    ]))
  func stages(command: String, expected: [String]) throws {
    let folder = try Folder(Self.files)
    let text = try Livery.terminal(
      "LIVERY_PROGRESS_DELAY=0 $livery \(command) >out", in: folder)
    var rest = text[...]
    for stage in expected {
      let found = try #require(rest.range(of: "\r" + stage), "\(stage) in \(text)")
      rest = rest[found.upperBound...]
    }
    #expect(screen(text) == "")
    #expect(text.hasSuffix(" \r"))
    let plain = try Livery.run(command.split(separator: " ").map(String.init), in: folder)
    #expect(try folder.text("out") == plain.output)
  }

  @Test(
    "clears the progress line before other output", .tier(.standard),
    arguments: TestTier.part(of: [
      "dump x.css y.css", "dump --as css y.css x.css", "lint y.css x.css", "dump y.css missing.css",
      "query b y.css --property=colour", "query .nothing: y.css",
    ]))
  func hidesProgress(command: String) throws {
    let folder = try Folder(Self.files)
    let text = try Livery.terminal(
      "NO_COLOR=1 LIVERY_PROGRESS_DELAY=0 $livery \(command)", in: folder)
    #expect(
      ["reading ", "linting "].contains { text.contains("\r\($0)") || text.contains("% \($0)") })
    let plain = try Livery.shell("$livery \(command) 2>&1", in: folder)
    #expect(screen(text) == screen(plain.output.replacing("\n", with: "\r\n")))
  }

  @Test(
    "shows progress with NO_COLOR and on terminals without escape sequences",
    arguments: ["TERM=xterm", "TERM=xterm NO_COLOR=1", "TERM=dumb"])
  func noColor(environment: String) throws {
    let text = try Livery.terminal(
      "\(environment) LIVERY_PROGRESS_DELAY=0 $livery dump x.css >out", in: try Folder(Self.files))
    #expect(text.contains("\rparsing x.css"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("shows no progress for short work")
  func shortWork() throws {
    let text = try Livery.terminal(
      "LIVERY_PROGRESS_DELAY=3600000 $livery dump x.css >out", in: try Folder(Self.files))
    #expect(text == "")
  }

  @Test("shows no progress unless standard error is a terminal", .tier(.standard))
  func file() throws {
    let folder = try Folder(Self.files)
    for line in ["$livery dump x.css >out 2>errors", "$livery lint x.css 2>errors"] {
      #expect(
        try Livery.terminal("LIVERY_PROGRESS_DELAY=0 \(line)", in: folder) == "")
      #expect(try folder.text("errors") == "")
    }
  }

  @Test("the progress line fits the terminal for any file name")
  func width() throws {
    let name = "\u{1B}[31m日本語" + String(repeating: "x", count: 60) + ".css"
    let folder = try Folder([name: "a {}"])
    let text = try Livery.terminal(
      "stty cols 20; LIVERY_PROGRESS_DELAY=0 $livery dump ./*.css >out", in: folder)
    let lines = text.split(separator: "\r")
    #expect(lines.contains("reading ./?[31m???x"))
    #expect(lines.allSatisfy { $0.count < 20 })
    #expect(!text.contains("\u{1B}"))
  }
}
