// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryLinting
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("A comment that disables a rule") struct SuppressionTests {
  private func applied(
    _ rule: String, _ source: MarkedSource, configuration: String = "strict: true",
    encoding: String = "utf-16"
  ) throws -> String {
    let files = ["a.css": source.text, ".livery.yml": configuration]
    let server = try TestServer(files, encoding: encoding)
    let before = try server.count(of: rule)
    let text = try server.apply("Disable '\(rule)' on this line", at: source.ranges[0])
    #expect(try server.count(of: rule) < before)
    for about in ["needless-disable", "unknown-disable", "disable-without-reason"] {
      #expect(try server.count(of: about) == 0)
    }
    return text
  }

  @Test(
    "is on the line before the finding",
    arguments: [
      (
        "a {\n  ⟦colour⟧: red;\n}\n",
        "a {\n  /* livery-disable-next-line unknown-property -- reason */\n  colour: red;\n}\n"
      ),
      (
        "a { ⟦colour⟧: red }",
        "/* livery-disable-next-line unknown-property -- reason */\na { colour: red }"
      ),
      (
        "a {\r\n\t⟦colour⟧: red;\r\n}\r\n",
        "a {\r\n\t/* livery-disable-next-line unknown-property -- reason */\r\n\tcolour: red;\r\n}\r\n"
      ),
      (
        "/* 🎨 */\na { content: '👩‍🎨'; ⟦colour⟧: red }",
        "/* 🎨 */\n/* livery-disable-next-line unknown-property -- reason */\na { content: '👩‍🎨'; colour: red }"
      ),
      (
        "a\n{\n  ⟦colour⟧:\n    red;\n}",
        "a\n{\n  /* livery-disable-next-line unknown-property -- reason */\n  colour:\n    red;\n}"
      ),
    ])
  func line(source: MarkedSource, expected: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      #expect(try applied("unknown-property", source, encoding: encoding) == expected)
    }
  }

  @Test("is added to a comment that is already there")
  func merged() throws {
    let source: MarkedSource = """
      a {
        /* livery-disable-next-line unknown-property -- mine */
        colour: red; width: ⟦1pxx⟧;
      }
      """
    let text = try applied("unknown-unit", source, configuration: "")
    #expect(
      text.contains("/* livery-disable-next-line unknown-unit, unknown-property -- mine */"))
  }

  @Test(
    "disables the rule of each example", arguments: LintRule.all)
  func examples(rule: LintRule) throws {
    guard rule.needsNoFiles, rule.bad.language == .css else { return }
    var files = rule.bad.files
    files["theme.css"] = "\n" + rule.bad.source
    files[".livery.yml"] = LintRule.configuration(only: rule.name) + rule.bad.configuration
    let server = try TestServer(files)
    let found = try #require(
      try server.findings(in: "theme.css").first { $0.rule == rule.name }, "\(rule.name)")
    let title = "Disable '\(rule.name)' on this line"
    guard try server.titles(at: found.range, in: "theme.css").contains(title) else {
      #expect(Self.notDisabled.contains(rule.name))
      return
    }
    let before = try server.count(of: rule.name, in: "theme.css")
    let text = try server.apply(title, at: found.range, in: "theme.css")
    #expect(try server.count(of: rule.name, in: "theme.css") < before, "\(text)")
  }

  private static let notDisabled: Set<String> = [
    "needless-disable", "unknown-disable", "disable-without-reason",
  ]

  @Test(
    "is not offered where it would change a token or a value",
    arguments: [
      "@charset 'x'; a { ⟦colour⟧: red }", "a { content: 'a\\\n'; } /*\n*/ ⟦@meida⟧ x {}",
      "a { --x: {\n  ⟦}; } }",
    ])
  func none(marked: String) throws {
    let source = MarkedSource(marked.contains("⟧") ? marked : marked + "⟧")
    let server = try TestServer(["a.css": source.text])
    for title in try server.titles(at: source.ranges[0], only: ["quickfix"]) {
      #expect(!title.hasPrefix("Disable"), "\(title)")
    }
  }

  @Test(
    "is a comment of a JSON sheet",
    arguments: [
      (
        "{\n  \"a\": {\n    \"color\": \"#08f\"\n  }\n}",
        "{\n  \"a\": {\n    /* livery-disable-next-line literal-color -- reason */\n"
          + "    \"color\": \"#08f\"\n  }\n}"
      ),
      (
        "{\r\n  \"a\": {\r\n    \"color\": \"#08f\", \"width\": 1\r\n  }\r\n}",
        "{\r\n  \"a\": {\r\n    /* livery-disable-next-line literal-color -- reason */\r\n"
          + "    \"color\": \"#08f\", \"width\": 1\r\n  }\r\n}"
      ),
    ])
  func json(text: String, expected: String) throws {
    let server = try TestServer([
      "a.json": text, ".livery.yml": LintRule.configuration(only: "literal-color"),
    ])
    let range = try #require(try server.findings(in: "a.json").first).range
    let title = "Disable 'literal-color' on this line"
    #expect(try server.apply(title, at: range, in: "a.json") == expected)
    #expect(try server.findings(in: "a.json").isEmpty)
  }

  @Test("is one for several findings of a rule on a line")
  func several() throws {
    let text = "a { colour: red; colur: red }"
    let titles = try TestServer(["a.css": text]).titles(at: 0..<text.utf8.count)
    #expect(titles.filter { $0 == "Disable 'unknown-property' on this line" }.count == 1)
  }
}
