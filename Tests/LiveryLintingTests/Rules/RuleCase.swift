// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON
import LiveryLinting
import LiveryPrinting
import TestSupport
import Testing

/// What a lint rule says of some sheets: of those that it rejects the places are marked, the others have none.
struct RuleCases: Sendable, CustomTestStringConvertible {
  /// The rule's name.
  let rule: String
  /// Sheets in which the rule finds what is marked, and nothing else.
  let rejected: [RuleCase]
  /// Sheets in which the rule finds nothing.
  let accepted: [RuleCase]

  init(_ rule: String, rejected: [RuleCase], accepted: [RuleCase]) {
    self.rule = rule
    self.rejected = rejected
    self.accepted = accepted
  }

  var testDescription: String { rule }
}

/// A sheet with marks where a rule finds something, and what has to be known besides.
struct RuleCase: Sendable, ExpressibleByStringLiteral {
  var source: MarkedSource
  /// What the sheet is when the rule's edits were made; nil where nobody asks.
  var fixed: String?
  /// The sheets under it in the theme, or those it imports, by name.
  var files: [String: String] = [:]
  /// What `.livery.yml` says.
  var configuration = ""
  var language = LintExample.Language.css
  /// The elements that the program shows, in JSON.
  var trees: [String] = []

  init(
    _ source: MarkedSource, fixed: String? = nil, files: [String: String] = [:],
    configuration: String = "", language: LintExample.Language = .css, trees: [String] = []
  ) {
    self.source = source
    self.fixed = fixed
    self.files = files
    self.configuration = configuration
    self.language = language
    self.trees = trees
  }

  init(stringLiteral source: String) { self.init(MarkedSource(source)) }
}

extension RuleCase {
  /// The case of an example.
  init(_ example: LintExample) {
    self.init(
      MarkedSource(example.source), files: example.files, configuration: example.configuration,
      language: example.language, trees: example.trees)
  }

  /// The linter that the configuration makes, with every rule off but one.
  private func linter(for rule: String) -> Linter {
    let path = LexicalPath(".livery.yml")
    let text = SourceText(configuration, name: path.text)
    var linter = Linter(ConfigurationReading(text, at: path).configuration)
    for name in LintRule.names { linter.severities[name] = .some(nil) }
    linter.severities[rule] = LintRule.named(rule)?.severity
    linter.trees = trees.compactMap { TreeDescription(parsing: SourceText($0)).root }
    return linter
  }

  /// The sheets of the theme, the one that is looked at last.
  private func sources() -> [StyleSource] {
    let loader = DictionaryLoader(files: files.merging(["theme.css": source.text]) { $1 })
    let imported = source.text.contains("@import")
    let others = imported ? [] : files.sorted { $0.key < $1.key }
    let under = others.map {
      StyleSource(SyntaxTree(parsing: $0.value, name: $0.key), name: $0.key, loader: loader)
    }
    let tree: SyntaxTree =
      switch language {
      case .css: SyntaxTree(parsing: source.text, name: "theme.css")
      case .json: JSONStyleSheet(SourceText(source.text, name: "theme.json")).tree
      }
    return under + [StyleSource(tree, name: tree.stream.name, loader: loader)]
  }

  /// The findings of a rule in the sheet.
  func report(of rule: String) -> [Finding] {
    let sources = sources()
    return linter(for: rule).report(on: sources).findings
      .filter { $0.rule.name == rule && $0.stream.name == sources.last?.name }
  }

  /// The same findings in the text that a person wrote.
  func findings(of rule: String) -> [Diagnostic] {
    report(of: rule)
      .map { finding in
        guard let place = finding.stream.sourceMap?.place(of: finding.diagnostic.range) else {
          return finding.diagnostic
        }
        // Marks stand in the text that a person wrote.
        return Diagnostic(
          finding.diagnostic.kind, range: place.range, facts: finding.diagnostic.facts,
          fixIts: finding.diagnostic.fixIts)
      }
  }

  /// The sheet with all edits made of which none overlaps an earlier one.
  func text(mending diagnostics: [Diagnostic]) -> String {
    var bytes = Array(source.text.utf8)
    let edits = diagnostics.flatMap(\.fixIts).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    let apart = edits.filter { edit in
      defer { end = max(end, edit.range.upperBound) }
      return edit.range.lowerBound >= end
    }
    for edit in apart.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Sheets by their names, as an `@import` gives them.
private struct DictionaryLoader: ResourceLoader {
  let files: [String: String]

  func location(
    of address: String, from base: ResourceLocation
  ) throws(ResourceError) -> ResourceLocation {
    ResourceLocation(name: address)
  }

  func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
    guard let text = files[location.name] else { throw .notFound }
    return Resource(bytes: Array(text.utf8))
  }
}
