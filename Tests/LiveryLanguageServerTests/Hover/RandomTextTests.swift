// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Requests about random texts")
struct RandomTextTests {
  private static let pieces = [
    "a", ".b", "#c", ":hover", "::part(x)", ":is(", ":nth-child(2n", "{", "}", "(", ")", "[", "]",
    ";", ":",
    ",", "color", "--x", "var(--x", "@media", "@layer", "@keyframes", "@property", "@scope",
    "!important", "red",
    "#fff", "1px", "calc(1em + ", "-livery-pipeline:", "fill(red)", "/*", "*/", "'", "\"", "\\",
    "\n", "\r\n", "😀",
    " ", "&", ">", "url(", "inherit", "light-dark(red,", "@", "\u{0}", "é",
    "/* livery-disable x */", "50%",
  ]

  @Test("No request traps, and each answers with a valid result", arguments: 0..<12)
  func soup(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let server = try TestServer(
      files: [
        ".livery.yml": "base: harbor\ntrees: [tree.json]",
        "tree.json": #"{"type": "a", "classes": ["b"]}"#,
      ],
      settings: ["codeLens": ["declarations": true], "pictures": ["enabled": false]])
    for name in ["main.css", "sheet.json"] {
      try server.open(name, "")
      for _ in 0..<15 {
        let count = Int.random(in: 0...40, using: &random)
        let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        try server.change(name, to: name == "main.css" ? text : #"{"a": {"color": ""# + text)
        let tokens = try server.request("textDocument/semanticTokens/full", in: name)
        if name == "main.css" {
          let decoded = DecodedToken.all(tokens["data"]?.integers ?? [], in: text)
          #expect(!decoded.contains { $0.text == "<outside>" })
        }
        for _ in 0..<8 {
          let position = [
            "line": Int.random(in: 0...3, using: &random),
            "character": Int.random(in: 0...60, using: &random),
          ]
          _ = try server.request("textDocument/hover", in: name, ["position": position])
        }
        let whole = LSP.Range(lines: 0..<99).json
        _ = try server.request("textDocument/inlayHint", in: name, ["range": whole])
        _ = try server.request("textDocument/semanticTokens/range", in: name, ["range": whole])
        _ = try server.request("textDocument/codeLens", in: name)
      }
    }
  }
}
