// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryLinting
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Quick fixes") struct FindingFixTests {
  /// The rules whose rejected example has a fix.
  private static let fixable = LintRule.all.filter { rule in
    guard rule.needsNoFiles else { return false }
    return (try? fixes(of: rule.name, server(for: rule), file(of: rule.bad)).isEmpty) == false
  }

  private static func file(of example: LintExample) -> String {
    example.language == .css ? "theme.css" : "theme.json"
  }

  /// Opens the rejected example of a rule with only this rule on.
  private static func server(for rule: LintRule) throws -> TestServer {
    var files = rule.bad.files
    files[file(of: rule.bad)] = rule.bad.source
    files[".livery.yml"] = LintRule.configuration(only: rule.name) + rule.bad.configuration
    return try TestServer(files)
  }

  /// Returns the fixes of the first finding of a rule.
  private static func fixes(
    of rule: String, _ server: TestServer, _ file: String
  ) throws -> [JSONValue] {
    let finding = try #require(try server.findings(in: file).first { $0.rule == rule })
    return try server.actions(at: finding.range, in: file, only: ["quickfix"]).filter { action in
      let codes = action["diagnostics"]?.elements?.compactMap { $0["code"]?.string }
      return codes == [rule] && action["title"]?.string?.hasPrefix("Disable") == false
    }
  }

  @Test("remove the finding of each rule's example", arguments: LintRule.all)
  func examples(rule: LintRule) throws {
    guard rule.needsNoFiles else { return }
    let file = Self.file(of: rule.bad)
    let count = try Self.fixes(of: rule.name, Self.server(for: rule), file).count
    for number in 0..<count {
      let server = try Self.server(for: rule)
      let before = try server.count(of: rule.name, in: file)
      let fix = try Self.fixes(of: rule.name, server, file)[number]
      try server.apply(fix["edit"])
      let title = fix["title"]?.string ?? ""
      #expect(try server.count(of: rule.name, in: file) < before, "\(title)")
      if rule.bad.language == .css { #expect(parses(server.texts[file] ?? ""), "\(title)") }
    }
  }

  @Test("exist for many rules")
  func count() { #expect(Self.fixable.count >= 25) }

  @Test(
    "have a title, and are preferred if they are safe",
    arguments: [
      ("a { ⟦colour⟧: red }", "Change to 'color'", false),
      ("a { color: ⟦none⟧ }", "Change to 'transparent'", false),
      ("a { color: ⟦#ABC⟧ }", "Replace '#ABC' by '#abc'", true),
      ("a { width: ⟦0px⟧ }", "Remove 'px'", true),
      ("a { font-family: x, y, ⟦x⟧, serif }", "Remove ', x'", false),
      ("a { width: 1px⟦⟧\n color: red }", "Insert ';'", false),
      (".pane⟦⟧\n.title { color: red }", "Insert ','", false),
      (
        "a { color: ⟦rgba(0, 0, 0, 0.5)⟧ }",
        "Replace 'rgba(0, 0, 0, 0.5)' by 'rgb(0 0 0 / 0.5)'", true
      ),
    ])
  func titles(source: MarkedSource, title: String, isPreferred: Bool) throws {
    let server = try TestServer(["a.css": source.text, ".livery.yml": "strict: true"])
    let actions = try server.actions(at: source.ranges[0], in: "a.css", only: ["quickfix"])
    let action = try #require(
      actions.first { $0["title"]?.string == title },
      "\(actions.compactMap { $0["title"]?.string })")
    #expect((action["isPreferred"]?.bool ?? false) == isPreferred)
    #expect(action["kind"]?.string == "quickfix")
    let codes = action["diagnostics"]?.elements?.compactMap { $0["code"]?.string }
    #expect(codes?.count == 1)
  }

  @Test("are offered where the range touches a finding")
  func overlap() throws {
    let source: MarkedSource = "a { ⟦colour⟧: red }"
    let server = try TestServer(["a.css": source.text])
    for range in [0..<source.text.utf8.count, 4..<4, 10..<10, 6..<8] {
      #expect(try server.titles(at: range).contains("Change to 'color'"), "\(range)")
    }
    for range in [0..<3, 11..<14, 0..<0] {
      #expect(try !server.titles(at: range).contains("Change to 'color'"), "\(range)")
    }
  }

  @Test("are for the requested kinds")
  func kinds() throws {
    let source: MarkedSource = "a { ⟦colour⟧: red; width: 0px }"
    let server = try TestServer(["a.css": source.text, ".livery.yml": "strict: true"])
    let range = source.ranges[0]
    func kinds(_ only: [String]?) throws -> Set<String> {
      Set(try server.actions(at: range, in: "a.css", only: only).compactMap { $0["kind"]?.string })
    }
    #expect(try kinds(["quickfix"]) == ["quickfix"])
    #expect(try kinds(["source.fixAll"]) == ["source.fixAll.livery"])
    #expect(try kinds(["source.fixAll.livery"]) == ["source.fixAll.livery"])
    #expect(try kinds(["source"]) == ["source.fixAll.livery"])
    #expect(try kinds(["source.organizeImports"]) == [])
    #expect(try kinds(["refactor.move"]) == [])
    #expect(try kinds([]) == [])
    #expect(try kinds(["quick"]) == [])
    #expect(try kinds(nil).isSuperset(of: ["quickfix", "source.fixAll.livery"]))
  }

  @Test("change the right text in every encoding", arguments: ["utf-8", "utf-16", "utf-32"])
  func encodings(encoding: String) throws {
    let source: MarkedSource = "/* 🎨é */ a { content: '👩‍🎨';\r\n /*⚠️*/ ⟦colour⟧: red }\r\n"
    let server = try TestServer(["a.css": source.text], encoding: encoding)
    #expect(
      try server.apply("Change to 'color'", at: source.ranges[0])
        == "/* 🎨é */ a { content: '👩‍🎨';\r\n /*⚠️*/ color: red }\r\n")
  }

  @Test("change text of a JSON sheet")
  func json() throws {
    let source: MarkedSource = #"{"a": {"display": "⟦blok⟧"}}"#
    let server = try TestServer(["a.json": source.text])
    #expect(
      try server.apply("Change to 'block'", at: source.ranges[0], in: "a.json")
        == #"{"a": {"display": "block"}}"#)
  }

  @Test("use names of other files")
  func otherFiles() throws {
    let source: MarkedSource = "a { color: var(⟦--acent⟧) }"
    let server = try TestServer(["a.css": source.text, "base.css": ":root { --accent: red }"])
    #expect(
      try server.apply("Change to '--accent'", at: source.ranges[0])
        == "a { color: var(--accent) }")
  }

  @Test(
    "are none in text without findings",
    arguments: ["", "a { color: red }", "a {", "}", "/*", "a { color: red; b", "\u{0}"])
  func noFindings(text: String) throws {
    let server = try TestServer(["a.css": text])
    for action in try server.actions(at: 0..<text.utf8.count, in: "a.css", only: ["quickfix"]) {
      try server.apply(action["edit"])
      try server.change("a.css", to: text)
    }
    #expect(try server.titles(at: 0..<text.utf8.count, only: ["source"]) == [])
  }

  @Test("are an error for closed documents, and none for other documents")
  func otherDocuments() throws {
    let server = try TestServer([".livery.yml": "strict: true"])
    #expect(try server.titles(at: 0..<3, in: ".livery.yml") == [])
    #expect(throws: ResponseError.self) { try server.titles(at: 0..<0, in: "closed.css") }
  }
}
