// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import LiveryLinting
import Testing

@testable import LiveryLanguageServer

extension TestServer {
  /// Returns the code actions at a byte range of a document.
  ///
  /// - Parameters:
  ///   - range: The bytes.
  ///   - name: The document.
  ///   - only: The requested kinds, or `nil` for all.
  /// - Returns: The code actions.
  /// - Throws: The error with which the server answers.
  func actions(
    at range: Range<Int>, in name: String = "a.css", only: [String]? = nil
  ) throws -> [JSONValue] {
    var context: [String: Any] = ["diagnostics": [String]()]
    if let only { context["only"] = only }
    let result = try request(
      "textDocument/codeAction", in: name, at: range, ["context": context])
    return try #require(result.elements).map(\.self)
  }

  /// Returns the titles of the code actions at a byte range of a document.
  func titles(
    at range: Range<Int>, in name: String = "a.css", only: [String]? = nil
  ) throws -> [String] {
    try actions(at: range, in: name, only: only).compactMap { $0["title"]?.string }
  }

  /// Applies the code action with a title, and returns the text of the document.
  func apply(
    _ title: String, at range: Range<Int>, in name: String = "a.css"
  ) throws -> String {
    let all = try actions(at: range, in: name)
    let titles = all.compactMap { $0["title"]?.string }
    let action = try #require(
      all.first { $0["title"]?.string == title },
      "there is no action '\(title)' among \(titles)")
    try apply(try request("codeAction/resolve", action)["edit"])
    return texts[name] ?? ""
  }

  /// Returns the findings in a document: the name of the rule and the bytes.
  func findings(in name: String) throws -> [(rule: String, range: Range<Int>)] {
    let report = try request("textDocument/diagnostic", in: name)
    let model = model(of: name)
    return try #require(report["items"]?.elements).map { item in
      (try #require(item["code"]?.string), try #require(model.bytes(in: LSP.Range(item["range"]))))
    }
  }

  /// Returns the number of findings of a rule in a document.
  func count(of rule: String, in name: String = "a.css") throws -> Int {
    try findings(in: name).filter { $0.rule == rule }.count
  }
}

/// Returns whether a sheet has no errors of syntax.
func parses(_ text: String) -> Bool {
  SyntaxTree(parsing: text).diagnostics.allSatisfy { $0.severity != .error }
}

extension LintRule {
  /// Whether open documents suffice for the rejected example.
  ///
  /// Trees and imports are files.
  var needsNoFiles: Bool {
    bad.trees.isEmpty && (bad.files.isEmpty || !bad.source.contains("@import"))
  }

  /// Returns the configuration in which only one rule is on.
  static func configuration(only rule: String) -> String {
    let rules = all.map { "  \($0.name): \($0.name == rule ? "warning" : "off")\n" }
    return "rules:\n" + rules.joined()
  }
}
