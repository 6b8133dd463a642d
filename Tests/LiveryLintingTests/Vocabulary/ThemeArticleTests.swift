// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import LiveryBases
import LiveryLinting
import TestSupport
import Testing

/// The names in the article "Write a theme in CSS", compared with the default sheet's vocabulary.
@Suite struct ThemeArticleTests {
  /// The rows of the tables about names: the cells of each, by section of the article.
  private let rows: [(section: String, cells: [String])]

  init() throws {
    let page = Corpora.packageRoot.appending(path: "Sources/Livery/Livery.docc/WriteATheme.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let names = try #require(text.components(separatedBy: "\n## Names of the default sheet\n").last)
    rows = names.components(separatedBy: "\n### ").dropFirst().flatMap { section in
      let lines = section.split(separator: "\n").map(String.init)
      return lines.filter { $0.hasPrefix("| ") && $0.contains("`") }.map { line in
        (lines[0], line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
      }
    }
  }

  /// The vocabulary of the default sheet.
  private static let vocabulary = ParsedConfiguration(
    SourceText("extends: default", name: ".livery.yml")
  ).configuration.vocabulary

  /// Returns the names in a column of a section, sorted.
  private func names(_ column: Int, of section: String) throws -> [String] {
    let cells = try rows.filter { $0.section == section }.map { row in
      try #require(row.cells.indices.contains(column) ? row.cells[column] : nil, "\(row)")
    }
    return cells.flatMap { $0.matches(of: #/`(.+?)`/#).map { String($0.1) } }.sorted()
  }

  @Test("the article lists every type of the default sheet once, and no other")
  func types() throws {
    let types = Self.vocabulary.typeNames
    #expect(try names(0, of: "Element types") == types.sorted())
  }

  @Test("the article lists every class of the default sheet once, and no other")
  func classes() throws {
    let classes = Self.vocabulary.classes.names
    #expect(try names(1, of: "Classes") == classes.map { ".\($0)" }.sorted())
  }

  @Test("the article lists every variable of the default sheet once, and no other")
  func variables() throws {
    let shown =
      try names(0, of: "Variables for all styles") + names(0, of: "Variables of single styles")
    #expect(shown.sorted() == Self.vocabulary.variables.names.sorted())
  }

  @Test("the article shows the values that the default sheet has for its variables")
  func values() {
    let values = rows.filter { $0.section == "Variables for all styles" }
    #expect(values.count > 80)
    let text = BaseTheme.three20.sheet.sources.map(\.tree.text).joined()
    for (_, cells) in values {
      let (name, value) = (cells[0].trimmed("`"), cells[1].trimmed("`"))
      #expect(text.contains("\n  \(name): \(value);"), "\(name)")
    }
  }
}

extension String {
  /// Returns the text without a mark at its start and end.
  fileprivate func trimmed(_ mark: String) -> String {
    trimmingCharacters(in: CharacterSet(charactersIn: mark))
  }
}
