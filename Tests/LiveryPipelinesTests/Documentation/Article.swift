// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// An article of the library's documentation, taken apart.
struct Article {
  /// The sections in their order, each with what is under its heading.
  let sections: [Section]
  /// The whole text.
  let text: String

  /// What stands under one heading, up to the next.
  struct Section {
    /// The heading, without its signs.
    let heading: String
    /// The paragraphs of prose.
    private(set) var paragraphs: [String] = []
    /// The rows of tables by their cells, without the head.
    private(set) var rows: [[String]] = []
    /// The blocks of code with the language of each; none for a grammar.
    private(set) var blocks: [(language: String, lines: [String])] = []
  }

  /// Reads an article.
  init(_ name: String) throws {
    let path = "Sources/LiveryPipelines/LiveryPipelines.docc/\(name).md"
    text = try String(contentsOf: Corpora.packageRoot.appending(path: path), encoding: .utf8)
    var sections: [Section] = []
    var block: (language: String, lines: [String])?
    var paragraph: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let ended = block { sections[sections.count - 1].add(ended) }
        block = block == nil ? (String(line.dropFirst(3)), []) : nil
      } else if block != nil {
        block?.lines.append(line)
      } else if line.hasPrefix("#") {
        sections.append(Section(heading: String(line.drop { $0 == "#" || $0 == " " })))
      } else if line.hasPrefix("|") {
        sections[sections.count - 1].add(row: line)
      } else if line.isEmpty {
        if !paragraph.isEmpty { sections[sections.count - 1].add(paragraph.joined(separator: " ")) }
        paragraph = []
      } else {
        paragraph.append(line)
      }
    }
    self.sections = sections
  }
}

extension Article.Section {
  fileprivate mutating func add(_ block: (language: String, lines: [String])) {
    blocks.append(block)
  }

  fileprivate mutating func add(_ paragraph: String) { paragraphs.append(paragraph) }

  /// Adds a row of a table, in whose cells a sign that would end one has a backslash.
  fileprivate mutating func add(row line: String) {
    let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
      $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
    }
    if cells.first.map({ $0.hasPrefix("`") || $0.hasPrefix("the ") }) == true { rows.append(cells) }
  }

  /// The only line of the block without a language; nil where there is none.
  var grammar: String? {
    let block = blocks.first { $0.language.isEmpty }
    return block?.lines.count == 1 ? block?.lines[0] : nil
  }

  /// The lines of the blocks of CSS.
  var examples: [String] { blocks.filter { $0.language == "css" }.flatMap(\.lines) }
}
