// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Colored output, which requires the terminal that `script` provides.
@Suite(.needsTerminal)
struct ColorTests {
  @Test(
    "reports have color on a terminal, unless the user turns it off", .tier(.standard),
    arguments: [
      ("TERM=xterm", true), ("TERM=xterm NO_COLOR=", true), ("TERM=xterm NO_COLOR=1", false),
      ("TERM=dumb", false),
    ])
  func terminal(environment: String, isColored: Bool) throws {
    let folder = try Folder(["x.css": "a { color: none }"])
    for command in ["lint x.css", "dump y.css x.css"] {
      try folder.write("a { b }", to: "y.css")
      let output = try Livery.terminal("\(environment) $livery \(command)", in: folder)
      #expect(output.contains("error:"))
      #expect(output.contains("\u{1B}[31;1m") == isColored, "\(command)")
    }
  }

  @Test("prints a swatch beside colors on a terminal")
  func swatches() throws {
    let folder = try Folder([
      "x.css": "a { color: teal; border-top-color: #f008; top: 1px }",
      "x.json": #"{"type": "a"}"#,
    ])
    let teal = "\u{1B}[48;2;0;128;128m \u{1B}[48;2;0;128;128m \u{1B}[0m rgb(0, 128, 128)"
    let query = "TERM=xterm $livery query a x.css --no-default"
    let table = try Livery.terminal(query, in: folder)
    #expect(table.contains("color             \(teal)\r\n"))
    #expect(table.contains("top               1px\r\n"))
    // A translucent color is shown on black and on white.
    #expect(table.contains("\u{1B}[48;2;136;0;0m \u{1B}[48;2;255;119;119m \u{1B}[0m rgba("))
    #expect(try Livery.terminal("\(query) --property=color", in: folder) == teal + "\r\n")
    #expect(
      try Livery.terminal("\(query) --tree x.json --property=color", in: folder)
        == "a: \(teal)\r\n")
    #expect(
      try Livery.terminal("NO_COLOR=1 \(query) --property=color", in: folder)
        == "rgb(0, 128, 128)\r\n")
  }

  @Test("prints no color to a file")
  func file() throws {
    let outcome = try Livery.run(
      ["lint", "x.css"], in: try Folder(["x.css": "a { color: none }"]),
      environment: ["TERM": "xterm"])
    #expect(outcome.output.contains("error:"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
