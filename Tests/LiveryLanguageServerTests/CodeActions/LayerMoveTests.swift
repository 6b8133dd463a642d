// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Moves to a layer") struct LayerMoveTests {
  @Test(
    "put a rule into the block of the layer",
    arguments: [
      (
        "@layer base;\na {\n  color: ⟦⟧red;\n}\n", "base",
        "@layer base;\n@layer base {\n  a {\n    color: red;\n  }\n}\n"
      ),
      (
        "@layer x.y;\r\na {\r\n\r\n  &:hover { color: ⟦⟧red }\r\n}\r\n", "x.y",
        "@layer x.y;\r\n@layer x.y {\r\n  a {\r\n\r\n    &:hover { color: red }\r\n  }\r\n}\r\n"
      ),
      (
        "@layer a; @media print {\n  b { ⟦⟧top: 0 }\n}", "a",
        "@layer a; @media print {\n  @layer a {\n    b { top: 0 }\n  }\n}"
      ),
      (
        "@layer a; @starting-style {\n  b { ⟦⟧top: 0 }\n}", "a",
        "@layer a; @starting-style {\n  @layer a {\n    b { top: 0 }\n  }\n}"
      ),
      (
        "@layer a;\nb {\n  --x: {\n    y };\n  content: 'a\\\n  b'; /* c\n  d */\n⟦⟧}", "a",
        "@layer a;\n@layer a {\n  b {\n    --x: {\n    y };\n    content: 'a\\\n  b'; /* c\n  d */\n  }\n}"
      ),
      (
        "/*🎨*/ @layer a;\nb { content: '👩‍🎨';⟦⟧ }", "a",
        "/*🎨*/ @layer a;\n@layer a {\n  b { content: '👩‍🎨'; }\n}"
      ),
    ])
  func move(source: MarkedSource, layer: String, expected: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let server = try TestServer(["a.css": source.text], encoding: encoding)
      #expect(try server.apply("Move to layer '\(layer)'", at: source.ranges[0]) == expected)
      #expect(parses(expected))
      #expect(try server.titles(at: source.ranges[0], only: ["refactor.rewrite"]) == [])
    }
  }

  @Test("are offered for the layers of all files")
  func layers() throws {
    let server = try TestServer([
      "a.css": "a { color: red }",
      "b.css": "@layer base, theme; @layer theme.dark { b { top: 0 } }",
    ])
    #expect(
      try server.titles(at: 0..<0, only: ["refactor.rewrite"]) == [
        "Move to layer 'base'", "Move to layer 'theme'", "Move to layer 'theme.dark'",
      ])
  }

  @Test(
    "are not offered without a layer and for rules in layers",
    arguments: [
      "a { color: ⟦⟧var(--x) }", "@layer a { b { ⟦⟧top: 0 } }",
      "@layer a; @keyframes x { to { ⟦⟧top: 0 } }",
      "@layer a; @font-face { ⟦⟧src: url(x) }", "@layer a; ⟦⟧", "@layer a; b { ⟦⟧top: 0",
      "@layer a; @scope (b) { c { ⟦⟧top: 0 } }",
    ])
  func none(source: MarkedSource) throws {
    let server = try TestServer(["a.css": source.text])
    #expect(try server.titles(at: source.ranges[0], only: ["refactor.rewrite"]) == [])
  }
}
