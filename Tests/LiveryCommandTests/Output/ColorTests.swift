// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Color is for terminals: `script` gives the command one.
@Suite(.needsTerminal)
struct ColorTests {
  @Test(
    "reports have color on a terminal, unless somebody does not want it", .tier(.standard),
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

  @Test("there is no color in a file")
  func file() throws {
    let outcome = try Livery.run(
      ["lint", "x.css"], in: try Folder(["x.css": "a { color: none }"]),
      environment: ["TERM": "xterm"])
    #expect(outcome.output.contains("error:"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
