// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import Testing

@testable import LiveryLanguageServer

@Suite("Code actions") struct CodeActionRequestTests {
  private static let sheets: [String] = [
    """
    @charset "utf-8";
    @layer base, theme;
    /* 🎨 */
    :root { --ink: #ABC; --gap: 4px }
    a:hover, b { colour: red; width: 0px; color: var(--ink) /* é */; margin: var(--gap) }
    @media print { @layer theme { c { --x: { a: b }; color: var(--imk) } } }
    @keyframes spin { to { rotate: 1trun; color: color-mix(in srgb, red, blue) } }
    """,
    "a { color: rgb(1, 2, 3; b { width: calc(1px +2px) ; c: d", "}}{{;;a{b:c}}/* x",
    "a{color:red}\r\nb{--é:'👩‍🎨\r\n';color:var(--é)}\r", "@import 'x' layer(y); a { color: #12 }",
    ":root{--a:var(--b);--b:var(--a)}c{color:var(--a);color:var(--a,#FFF)}",
  ]

  @Test("have edits that apply at every position", arguments: sheets)
  func everywhere(text: String) throws {
    let server = try TestServer(["a.css": text, ".livery.yml": "strict: true"])
    let isValid = parses(text)
    for offset in stride(from: 0, through: text.utf8.count, by: 3) {
      for end in [offset, min(offset + 7, text.utf8.count)] {
        for action in try server.actions(at: offset..<end, in: "a.css") {
          guard let documents = action[path: "edit", "documentChanges"]?.elements else { continue }
          let title = action["title"]?.string ?? ""
          for document in documents {
            let after = try server.model(of: "a.css").applying(document["edits"])
            #expect(after != text, "\(title)")
            #expect(!isValid || parses(after), "\(title): \(after)")
          }
        }
      }
    }
  }

  @Test("are commands for a client that knows commands only")
  func commands() throws {
    let server = try PipedServer(["a.css": "a { colour: red }"], capabilities: [:])
    let commands = try server.actions(at: 5..<5, in: "a.css")
    let command = try #require(commands.first { $0["title"]?.string == "Change to 'color'" })
    #expect(command["command"]?.string == "livery.applyCodeAction")
    #expect(command["edit"] == nil)
    let result = try server.request("workspace/executeCommand", command)
    #expect(result.isNull)
    let edit = try server.notification("workspace/applyEdit")["edit"]
    let changes = try #require(edit?[path: "changes", server.uri("a.css")])
    #expect(try server.model(of: "a.css").applying(changes) == "a { color: red }")
  }

  @Test("of an unknown or outdated command are an error")
  func unknownCommand() throws {
    let server = try TestServer(["a.css": "a { colour: red }"], capabilities: [:])
    #expect(throws: ResponseError.self) {
      try server.request("workspace/executeCommand", ["command": "x"])
    }
    let command = try #require(try server.actions(at: 5..<5, in: "a.css").first)
    try server.change("a.css", to: "a { color: red }")
    #expect(throws: ResponseError.self) {
      try server.request("workspace/executeCommand", command)
    }
  }

  @Test("are announced as far as the client knows them")
  func capabilities() throws {
    for isSimple in [false, true] {
      let server = try TestServer(capabilities: isSimple ? [:] : TestServer.allCapabilities)
      let capabilities = try #require(server.capabilities)
      #expect(capabilities.text.contains("refactor.extract") == !isSimple)
      #expect((capabilities["executeCommandProvider"] != nil) == isSimple)
      #expect(capabilities["documentOnTypeFormattingProvider"] != nil)
      #expect(capabilities["colorProvider"] != nil)
    }
  }
}
