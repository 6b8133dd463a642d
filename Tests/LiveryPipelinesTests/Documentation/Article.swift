// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// A parsed article of the library's documentation.
struct Article {
  /// The sections in order, each with its content.
  let sections: [Section]
  /// The whole text.
  let text: String

  /// The content of a heading, up to the next heading.
  struct Section {
    /// The heading, without its number signs.
    let heading: String
    /// The paragraphs of prose.
    private(set) var paragraphs: [String] = []
    /// The table rows as cells, without the header.
    private(set) var rows: [[String]] = []
    /// The code blocks with their languages; the language of a grammar is empty.
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

  /// Adds a table row, in whose cells a vertical bar is escaped with a backslash.
  fileprivate mutating func add(row line: String) {
    let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
      $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
    }
    if cells.first.map({ $0.hasPrefix("`") || $0.hasPrefix("the ") }) == true { rows.append(cells) }
  }

  /// The only line of the block without a language, or `nil` if there is none.
  var grammar: String? {
    let block = blocks.first { $0.language.isEmpty }
    return block?.lines.count == 1 ? block?.lines[0] : nil
  }

  /// The lines of the CSS blocks.
  var examples: [String] { blocks.filter { $0.language == "css" }.flatMap(\.lines) }
}
