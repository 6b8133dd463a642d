// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryLinting
import TestSupport
import Testing

@Suite struct SARIFTests {
  private static func schema() throws -> JSONSchema {
    let folder = try #require(Corpora.folder).deletingLastPathComponent()
    return try JSONSchema(
      Data(contentsOf: folder.appending(path: "reference/sarif-schema-2.1.0.json")))
  }

  static let source = """
    é { color: none; colour: red }
    b { color: none }
    b { color: none }
    """

  private static func report(_ name: String = "themes/a b,é.css") -> LintReport {
    Linter(only: "invalid-value", "unknown-property").report(on: [
      SyntaxTree(parsing: source, name: name)
    ])
  }

  @Test(
    "a report is valid against the schema of SARIF 2.1.0", .needsCorpora,
    arguments: ["a.css", "themes/a b,é.css", "/tmp/100%.css", "<stdin>"])
  func validity(name: String) throws {
    #expect(try Self.schema().problems(Self.report(name).sarif(version: "1.2.3")) == [])
    let nothing = Linter(only: "invalid-value", "unknown-property").report(on: [
      SyntaxTree(parsing: "")
    ])
    #expect(try Self.schema().problems(nothing.sarif(version: "1.2.3")) == [])
  }

  @Test(
    "the schema rejects an invalid report", .needsCorpora,
    arguments: [
      (#""version":"2.1.0""#, #""version":"2.1""#, "/version enum"),
      (#""columnKind":"utf16CodeUnits""#, #""columnKind":"bytes""#, "/runs/0/columnKind enum"),
      (#""startLine":1"#, #""startLine":0"#, "minimum"),
      (#""ruleIndex":"#, #""ruleNumber":"#, "additionalProperties"),
      (#""startLine":1"#, #""startLine":"1""#, "type"),
      (#""name":"livery","#, "", "required"),
      (#""uri":""#, #""uri":"a b"#, "format"),
      (#""message":{"text""#, #""message":{"markdown""#, "anyOf"),
    ])
  func brokenness(old: String, new: String, problem: String) throws {
    let text = Self.report().sarif(version: "1.2.3")
    #expect(text.contains(old))
    let problems = try Self.schema().problems(text.replacing(old, with: new))
    #expect(problems.contains { $0.hasSuffix(problem) }, "\(problems)")
  }

  @Test("a result has a position, its fixes and a fingerprint")
  func results() throws {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.report().sarif(version: "1.2.3").utf8))
        as? [String: Any])
    let results = try #require(Self.value(report, "runs/0/results") as? [Any])
    let first = results[0]
    #expect(Self.value(first, "ruleId") as? String == "invalid-value")
    let number = try #require(Self.value(first, "ruleIndex") as? Int)
    let rule = Self.value(report, "runs/0/tool/driver/rules/\(number)/id")
    #expect(rule as? String == "invalid-value")
    let location = try #require(Self.value(first, "locations/0/physicalLocation"))
    #expect(
      Self.value(location, "artifactLocation/uri") as? String == "themes/a%20b%2C%C3%A9.css")
    #expect(
      Self.value(location, "region") as? [String: Int]
        == ["startLine": 1, "startColumn": 12, "endLine": 1, "endColumn": 16])
    let replacement = try #require(
      Self.value(first, "fixes/0/artifactChanges/0/replacements/0"))
    #expect(Self.value(replacement, "insertedContent/text") as? String == "transparent")
    #expect(Self.value(replacement, "deletedRegion/startColumn") as? Int == 12)
    let same = results.filter { Self.value($0, "ruleId") as? String == "invalid-value" }
    let marks = same.compactMap {
      Self.value($0, "partialFingerprints/primaryLocationLineHash") as? String
    }
    #expect(Set(marks).count == 3)
    #expect(marks.suffix(2).map { $0.suffix(2) } == [":1", ":2"])
  }

  /// Returns the value at a path of names and indices in an object.
  private static func value(_ object: Any, _ path: String) -> Any? {
    path.split(separator: "/").reduce(object as Any?) { value, name in
      if let items = value as? [Any], let number = Int(name) { return items[number] }
      return (value as? [String: Any])?[String(name)]
    }
  }

  @Test(
    "the validator of these tests accepts valid and rejects invalid documents",
    arguments: [
      (
        #"{"type":"integer","minimum":1,"maximum":3}"#, ["1", "3", "3.0"],
        ["0", "4", "1.5", "true"]
      ),
      (#"{"type":["string","null"]}"#, [#""a""#, "null"], ["1", "[]", "{}"]),
      (#"{"enum":["a",1]}"#, [#""a""#, "1"], [#""b""#, "2"]),
      (
        #"{"items":{"type":"string"},"minItems":1,"uniqueItems":true}"#,
        [#"["a","b"]"#, "1"], ["[]", #"["a","a"]"#, "[1]"]
      ),
      (
        #"{"properties":{"a":{"type":"boolean"}},"required":["a"],"additionalProperties":false}"#,
        [#"{"a":true}"#], ["{}", #"{"a":1}"#, #"{"a":true,"b":1}"#]
      ),
      (#"{"additionalProperties":{"type":"string"}}"#, ["{}", #"{"a":"b"}"#], [#"{"a":1}"#]),
      (##"{"definitions":{"x":{"type":"string"}},"$ref":"#/definitions/x"}"##, [#""a""#], ["1"]),
      (#"{"anyOf":[{"type":"string"},{"enum":["a"]}]}"#, [#""a""#, #""b""#], ["1"]),
      (#"{"oneOf":[{"type":"string"},{"enum":["a"]}]}"#, [#""b""#], ["1", #""a""#]),
      (#"{"pattern":"^a+$"}"#, [#""aa""#, "1"], [#""ab""#]),
      (#"{"format":"uri"}"#, [#""file:///a""#], [#""a b""#, #""a""#]),
      (#"{"format":"uri-reference"}"#, [#""a%20b""#, #""../a""#], [#""a b""#, #""%2""#]),
      (#"{"format":"date-time"}"#, [#""2026-01-02T03:04:05Z""#], [#""today""#]),
    ] as [(String, [String], [String])])
  func validator(schema: String, right: [String], wrong: [String]) throws {
    let schema = try JSONSchema(schema)
    for text in right { #expect(try schema.problems(text) == []) }
    for text in wrong { #expect(try schema.problems(text) != [], "\(text)") }
  }

  @Test("the validator reports unknown keywords")
  func unknownKeyword() throws {
    #expect(throws: JSONSchema.UnknownKeyword.self) {
      try JSONSchema(#"{"maxProperties":1}"#).problems("{}")
    }
  }
}
