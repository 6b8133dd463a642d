// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Diagnostics")
struct DiagnosticsTests {
  /// Returns the rules of published diagnostics.
  private func codes(_ params: [String: Any]) -> [String] {
    (params["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
  }

  @Test("Findings are published with their version, range and rule")
  func published() throws {
    let server = try TestServer()
    let uri = try server.open("a.css", text: "a { colour: red }")
    let params = try server.notification("textDocument/publishDiagnostics")
    #expect(params["uri"] as? String == uri)
    #expect(params["version"] as? Int == 1)
    let found = try #require((params["diagnostics"] as? [[String: Any]])?.first)
    #expect(found["code"] as? String == "unknown-property")
    #expect(found["severity"] as? Int == 1)
    #expect(CorpusRow.text(found["range"], in: "a { colour: red }") == "colour")
    let page = try #require((found["codeDescription"] as? [String: Any])?["href"] as? String)
    let path = try #require(URL(string: page)?.path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("# unknown-property\n"))
  }

  @Test("A change is checked again")
  func changed() throws {
    let server = try TestServer()
    let uri = try server.open("a.css", text: "a { colour: red }")
    _ = try server.notification("textDocument/publishDiagnostics")
    let range = [
      "start": ["line": 0, "character": 4], "end": ["line": 0, "character": 10],
    ]
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [["range": range, "text": "color"]],
      ])
    let params = try server.notification("textDocument/publishDiagnostics")
    #expect(params["version"] as? Int == 2)
    #expect(codes(params).isEmpty)
  }

  @Test("A change to an older version has no effect")
  func oldVersion() throws {
    let server = try TestServer()
    let uri = try server.open("a.css", text: "a { colour: red }")
    try server.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 1], "contentChanges": [["text": ""]]])
    let report = try server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    let items = (report as? [String: Any])?["items"] as? [[String: Any]]
    #expect(items?.count == 1)
  }

  @Test("A finding refers to the other declaration")
  func related() throws {
    let server = try TestServer()
    let source = "a {\n  color: red;\n  color: blue;\n}"
    try server.open("a.css", text: source)
    let params = try server.notification("textDocument/publishDiagnostics")
    let found = try #require((params["diagnostics"] as? [[String: Any]])?.first)
    #expect(found["code"] as? String == "duplicate-property")
    #expect(found["tags"] as? [Int] == [1])
    let related = try #require((found["relatedInformation"] as? [[String: Any]])?.first)
    let location = try #require(related["location"] as? [String: Any])
    #expect(CorpusRow.text(location["range"], in: source) == "color: blue;")
  }

  @Test("A configuration and comments apply")
  func configuration() throws {
    let server = try TestServer(files: [
      ".livery.yml": "rules: {unknown-property: warning}",
      "a.css":
        "a { colour: red }\n/* livery-disable-next-line unknown-property -- old */\nb { foo: 1 }",
    ])
    try server.open("a.css")
    let params = try server.notification("textDocument/publishDiagnostics")
    let found = params["diagnostics"] as? [[String: Any]] ?? []
    #expect(found.map { $0["severity"] as? Int } == [2])
  }

  @Test("A changed configuration is read again")
  func changedConfiguration() throws {
    let server = try TestServer(files: [
      ".livery.yml": "rules: {unknown-property: off}", "a.css": "a { colour: red }",
    ])
    try server.open("a.css")
    #expect(try codes(server.notification("textDocument/publishDiagnostics")).isEmpty)
    let file = server.folder.appending(path: ".livery.yml")
    try Data("rules: {unknown-property: error}".utf8).write(to: file)
    try server.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": server.uri(".livery.yml"), "type": 2]]])
    #expect(
      try codes(server.notification("textDocument/publishDiagnostics")) == ["unknown-property"])
  }

  @Test("A broken configuration is reported in its file")
  func brokenConfiguration() throws {
    let server = try TestServer(files: [".livery.yml": "rulez: {}", "a.css": "a {}"])
    try server.open("a.css")
    let params = try server.notification("textDocument/publishDiagnostics")
    #expect(params["uri"] as? String == server.uri(".livery.yml"))
    #expect(codes(params).count == 1)
  }

  @Test("Files that are not open are reported by the workspace")
  func workspace() throws {
    let server = try TestServer(files: [
      "a.css": "a { colour: red }", "sub/b.css": "b { top: 0 }", "c.css": "c { foo: 1; bar: 2 }",
    ])
    let report = try server.request(
      "workspace/diagnostic", ["previousResultIds": [[String: Any]]()])
    let items = try #require((report as? [String: Any])?["items"] as? [[String: Any]])
    var counts: [String: Int] = [:]
    for item in items {
      counts[item["uri"] as? String ?? ""] = (item["items"] as? [Any])?.count
      #expect(item["version"] is NSNull)
    }
    #expect(
      counts == [server.uri("a.css"): 1, server.uri("sub/b.css"): 0, server.uri("c.css"): 2])
    let known = items.map { ["uri": $0["uri"] ?? "", "value": $0["resultId"] ?? ""] }
    let again = try server.request("workspace/diagnostic", ["previousResultIds": known])
    let kinds = ((again as? [String: Any])?["items"] as? [[String: Any]])?.map {
      $0["kind"] as? String
    }
    #expect(kinds == ["unchanged", "unchanged", "unchanged"])
  }

  @Test("A change to an imported document is seen by the sheet that imports it")
  func imported() throws {
    let server = try TestServer(
      files: [
        "tokens.css": ":root { --a: red }", "a.css": "@import 'tokens.css'; b { color: var(--a) }",
      ],
      hasFolder: false)
    let uri = try server.open("a.css")
    #expect(try codes(server.notification("textDocument/publishDiagnostics")).isEmpty)
    let tokens = try server.open("tokens.css")
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": tokens, "version": 2],
        "contentChanges": [["text": ":root { --b: red }"]],
      ])
    while true {
      let params = try server.notification("textDocument/publishDiagnostics")
      guard params["uri"] as? String == uri, !codes(params).isEmpty else { continue }
      #expect(codes(params) == ["unresolved-variable"])
      break
    }
  }

  @Test("A sheet in JSON is checked at its own positions")
  func json() throws {
    let server = try TestServer()
    let source = "{\n  \"button\": {\"color\": \"#12\"}\n}"
    try server.open("a.json", text: source)
    let params = try server.notification("textDocument/publishDiagnostics")
    let found = try #require((params["diagnostics"] as? [[String: Any]])?.first)
    #expect(found["code"] as? String == "invalid-json")
    #expect(CorpusRow.text(found["range"], in: source).contains("#12"))
  }

  @Test("A closed document has no diagnostics")
  func closed() throws {
    let server = try TestServer()
    let uri = try server.open("a.css", text: "a { colour: red }")
    _ = try server.notification("textDocument/publishDiagnostics")
    try server.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(try codes(server.notification("textDocument/publishDiagnostics")).isEmpty)
    #expect(throws: TestServer.Failure.self) {
      try server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    }
  }
}
