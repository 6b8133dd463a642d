// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import Testing

@testable import LiveryLanguageServer

@Suite("Diagnostics")
struct DiagnosticsTests {
  /// Returns the rules of published diagnostics.
  private func codes(_ params: JSONValue) throws -> [String] {
    try #require(params["diagnostics"]?.elements).compactMap { $0["code"]?.string }
  }

  /// Returns the first of published diagnostics.
  private func first(_ params: JSONValue) throws -> JSONValue {
    try #require(params["diagnostics"]?.values.first)
  }

  @Test("Findings are published with their version, range and rule")
  func published() throws {
    let server = try PipedServer(["a.css": "a { colour: red }"])
    let params = try server.notification("textDocument/publishDiagnostics")
    #expect(params["uri"]?.string == server.uri("a.css"))
    #expect(params["version"]?.integer == 1)
    let found = try first(params)
    #expect(found["code"]?.string == "unknown-property")
    #expect(found["severity"]?.integer == 1)
    #expect(server.model(of: "a.css").text(in: found["range"]) == "colour")
    let page = try #require(found[path: "codeDescription", "href"]?.string)
    let path = try #require(URL(string: page)?.path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("# unknown-property\n"))
  }

  @Test("A change is checked again")
  func changed() throws {
    let server = try PipedServer(["a.css": "a { colour: red }"])
    _ = try server.notification("textDocument/publishDiagnostics")
    let range = LSP.Range(
      start: TextPosition(line: 0, character: 4), end: TextPosition(line: 0, character: 10))
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": server.uri("a.css"), "version": 2],
        "contentChanges": [["range": range.json, "text": "color"]],
      ])
    let params = try server.notification("textDocument/publishDiagnostics")
    #expect(params["version"]?.integer == 2)
    #expect(try codes(params).isEmpty)
  }

  @Test("A change to an older version has no effect")
  func oldVersion() throws {
    let server = try TestServer(["a.css": "a { colour: red }"])
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": server.uri("a.css"), "version": 1],
        "contentChanges": [["text": ""]],
      ])
    #expect(try server.findings(in: "a.css").count == 1)
  }

  @Test("A finding refers to the other declaration")
  func related() throws {
    let server = try PipedServer(["a.css": "a {\n  color: red;\n  color: blue;\n}"])
    let found = try first(server.notification("textDocument/publishDiagnostics"))
    #expect(found["code"]?.string == "duplicate-property")
    #expect(found["tags"]?.integers == [1])
    let related = try #require(found["relatedInformation"]?.values.first)
    let model = server.model(of: "a.css")
    #expect(model.text(in: related[path: "location", "range"]) == "color: blue;")
  }

  @Test("A configuration and comments apply")
  func configuration() throws {
    let server = try PipedServer(files: [
      ".livery.yml": "rules: {unknown-property: warning}",
      "a.css":
        "a { colour: red }\n/* livery-disable-next-line unknown-property -- old */\nb { foo: 1 }",
    ])
    try server.open("a.css")
    let params = try server.notification("textDocument/publishDiagnostics")
    #expect(params["diagnostics"]?.values.map { $0["severity"]?.integer } == [2])
  }

  @Test("A changed configuration is read again")
  func changedConfiguration() throws {
    let server = try PipedServer(files: [
      ".livery.yml": "rules: {unknown-property: off}", "a.css": "a { colour: red }",
    ])
    try server.open("a.css")
    #expect(try codes(server.notification("textDocument/publishDiagnostics")).isEmpty)
    try server.change(".livery.yml", to: "rules: {unknown-property: error}")
    #expect(
      try codes(server.notification("textDocument/publishDiagnostics")) == ["unknown-property"])
  }

  @Test("A broken configuration is reported in its file")
  func brokenConfiguration() throws {
    let server = try PipedServer(files: [".livery.yml": "rulez: {}", "a.css": "a {}"])
    try server.open("a.css")
    let params = try server.notification("textDocument/publishDiagnostics")
    #expect(params["uri"]?.string == server.uri(".livery.yml"))
    #expect(try codes(params).count == 1)
  }

  @Test("Files that are not open are reported by the workspace")
  func workspace() throws {
    let server = try TestServer(files: [
      "a.css": "a { colour: red }", "sub/b.css": "b { top: 0 }", "c.css": "c { foo: 1; bar: 2 }",
    ])
    let report = try server.request("workspace/diagnostic", ["previousResultIds": [String]()])
    let items = try #require(report["items"]?.elements).map(\.self)
    var counts: [String: Int] = [:]
    for item in items {
      counts[try #require(server.name(of: item["uri"]))] = item["items"]?.values.count
      #expect(item["version"]?.isNull == true)
    }
    #expect(counts == ["a.css": 1, "sub/b.css": 0, "c.css": 2])
    let known = items.map {
      ["uri": $0["uri"]?.string ?? "", "value": $0["resultId"]?.string ?? ""]
    }
    let again = try server.request("workspace/diagnostic", ["previousResultIds": known])
    let kinds = again["items"]?.values.map { $0["kind"]?.string }
    #expect(kinds == ["unchanged", "unchanged", "unchanged"])
  }

  @Test("A change to an imported document is seen by the sheet that imports it")
  func imported() throws {
    let server = try PipedServer(
      files: [
        "tokens.css": ":root { --a: red }", "a.css": "@import 'tokens.css'; b { color: var(--a) }",
      ],
      hasFolder: false)
    try server.open("a.css")
    #expect(try codes(server.notification("textDocument/publishDiagnostics")).isEmpty)
    try server.open("tokens.css")
    try server.change("tokens.css", to: ":root { --b: red }")
    while true {
      let params = try server.notification("textDocument/publishDiagnostics")
      let codes = try codes(params)
      guard server.name(of: params["uri"]) == "a.css", !codes.isEmpty else { continue }
      #expect(codes == ["unresolved-variable"])
      break
    }
  }

  @Test("A sheet in JSON is checked at its own positions")
  func json() throws {
    let server = try PipedServer(["a.json": "{\n  \"button\": {\"color\": \"#12\"}\n}"])
    let found = try first(server.notification("textDocument/publishDiagnostics"))
    #expect(found["code"]?.string == "invalid-json")
    #expect(server.model(of: "a.json").text(in: found["range"])?.contains("#12") == true)
  }

  @Test("A closed document has no diagnostics")
  func closed() throws {
    let server = try PipedServer(["a.css": "a { colour: red }"])
    _ = try server.notification("textDocument/publishDiagnostics")
    try server.close("a.css")
    #expect(try codes(server.notification("textDocument/publishDiagnostics")).isEmpty)
    #expect(throws: ResponseError.self) {
      try server.request("textDocument/diagnostic", in: "a.css")
    }
  }
}
