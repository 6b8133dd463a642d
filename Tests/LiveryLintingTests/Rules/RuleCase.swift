// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON
import LiveryLinting
import LiveryPrinting
import TestSupport
import Testing

/// The sheets that a lint rule rejects, with marks at the findings, and the sheets that it accepts.
struct RuleCases: Sendable, CustomTestStringConvertible {
  /// The name of the rule.
  let rule: String
  /// Sheets in which the rule finds exactly the marked ranges.
  let rejected: [RuleCase]
  /// Sheets without findings of the rule.
  let accepted: [RuleCase]

  init(_ rule: String, rejected: [RuleCase], accepted: [RuleCase]) {
    self.rule = rule
    self.rejected = rejected
    self.accepted = accepted
  }

  var testDescription: String { rule }
}

/// A sheet with marks at the expected findings, and the context that the rule needs.
struct RuleCase: Sendable, ExpressibleByStringLiteral {
  var source: MarkedSource
  /// The sheet after the rule's edits, or `nil` to skip the comparison.
  var fixed: String?
  /// The other sheets by name: those below it in the theme, or those that it imports.
  var files: [String: String] = [:]
  /// The text of the configuration file.
  var configuration = ""
  var language = LintExample.Language.css
  /// The elements of the program, as trees in JSON.
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
  /// Creates the case of a rule's example.
  init(_ example: LintExample) {
    self.init(
      MarkedSource(example.source), files: example.files, configuration: example.configuration,
      language: example.language, trees: example.trees)
  }

  /// Returns a linter for the configuration, with only one rule on.
  func linter(for rule: String) -> Linter {
    let path = LexicalPath(".livery.yml")
    let text = SourceText(configuration, name: path.text)
    var linter = Linter(ParsedConfiguration(text, at: path).configuration)
    for name in LintRule.names { linter.severities[name] = .some(nil) }
    linter.severities[rule] = LintRule.named(rule)?.severity
    linter.trees = trees.compactMap { TreeDescription(parsing: SourceText($0)).root }
    return linter
  }

  /// Returns the sheets of the theme.
  ///
  /// The sheet of the case is the last one.
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

  /// Returns the findings of a rule in the sheet.
  func report(of rule: String) -> [Finding] {
    let sources = sources()
    return linter(for: rule).report(on: sources).findings
      .filter { $0.rule.name == rule && $0.stream.name == sources.last?.name }
  }

  /// Returns the diagnostics of a rule with ranges in the original text.
  func findings(of rule: String) -> [Diagnostic] {
    report(of: rule)
      .map { finding in
        guard let place = finding.stream.sourceMap?.originalRange(of: finding.diagnostic.range)
        else {
          return finding.diagnostic
        }
        // The marks are in the original text.
        return Diagnostic(
          finding.diagnostic.kind, range: place.range, facts: finding.diagnostic.facts,
          fixIts: finding.diagnostic.fixIts)
      }
  }

  /// Returns the sheet after all edits that do not overlap an earlier one.
  func text(mending diagnostics: [Diagnostic]) -> String {
    var bytes = Array(source.text.utf8)
    let edits = diagnostics.flatMap(\.fixIts).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    let separateEdits = edits.filter { edit in
      defer { end = max(end, edit.range.upperBound) }
      return edit.range.lowerBound >= end
    }
    for edit in separateEdits.reversed() {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A loader of sheets by name, as an `@import` refers to them.
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
