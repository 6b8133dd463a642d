// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@Suite("Names, outlines and ranges of another server's cases", .needsCorpora)
struct NavigationCorpusTests {
  @Test("Occurrences of a name are highlighted", arguments: CorpusRow.all("highlight"))
  func highlight(row: CorpusRow) throws {
    try compare(row, known: [:]) {
      let expected = try #require(row.expected as? [String: Any])
      let server = try TestServer()
      try server.open("a.css", text: row.source)
      let found = try server.request("textDocument/documentHighlight", "a.css", at: row.position)
      let highlights = found as? [[String: Any]] ?? []
      let writes = highlights.filter { $0["kind"] as? Int == 3 }
      let texts = highlights.map { CorpusRow.text($0["range"], in: row.source) }
      return highlights.count == expected["count"] as? Int
        && writes.count == expected["writes"] as? Int
        && texts.allSatisfy { $0 == expected["text"] as? String }
    }
  }

  @Test("The outline has the rules of a sheet", arguments: CorpusRow.all("symbols"))
  func symbols(row: CorpusRow) throws {
    try compare(row, known: [:]) {
      let server = try TestServer()
      let uri = try server.open("a.css", text: row.source)
      let found = try server.request(
        "textDocument/documentSymbol", ["textDocument": ["uri": uri]])
      return outline(found) == outline(row.expected)
    }
  }

  @Test("The flat outline has the rules of a sheet", arguments: CorpusRow.all("symbols-flat"))
  func flatSymbols(row: CorpusRow) throws {
    try compare(row, known: [:]) {
      let server = try TestServer(capabilities: [:])
      let uri = try server.open("a.css", text: row.source)
      let found = try server.request(
        "textDocument/documentSymbol", ["textDocument": ["uri": uri]])
      return outline(found) == outline(row.expected)
    }
  }

  @Test("Addresses are links", arguments: CorpusRow.all("links"))
  func links(row: CorpusRow) throws {
    let known = [
      1: "a relative address of the row replaces the host; RFC 3986 keeps it",
      3: "the setting importAliases is of that server",
      4: "the setting importAliases is of that server",
    ]
    try compare(row, known: known) {
      let server = try TestServer()
      let uri = try #require(row.members["uri"] as? String)
      try server.notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": uri, "languageId": "css", "version": 1, "text": row.source,
          ]
        ])
      let found = try server.request(
        "textDocument/documentLink", ["textDocument": ["uri": uri]])
      return links(found) == links(row.expected)
    }
  }

  @Test("Blocks, comments and regions are folded", arguments: CorpusRow.all("folding"))
  func folding(row: CorpusRow) throws {
    try compare(row, known: [:]) {
      var capabilities: [String: Any] = [:]
      if let limit = row.members["limit"] {
        capabilities = ["textDocument": ["foldingRange": ["rangeLimit": limit]]]
      }
      let server = try TestServer(capabilities: capabilities)
      let uri = try server.open("a.css", text: row.source)
      let found = try server.request(
        "textDocument/foldingRange", ["textDocument": ["uri": uri]])
      return folds(found) == folds(row.expected)
    }
  }

  @Test("Selections grow from a word to its rule", arguments: CorpusRow.all("selection-ranges"))
  func selectionRanges(row: CorpusRow) throws {
    try compare(row, known: [:]) {
      let server = try TestServer()
      let uri = try server.open("a.css", text: row.source)
      let position = ["line": row.position.line, "character": row.position.character]
      let found = try server.request(
        "textDocument/selectionRange",
        ["textDocument": ["uri": uri], "positions": [position]])
      var range = (found as? [[String: Any]])?.first
      var texts: [String] = []
      while let current = range {
        let start = (current["range"] as? [String: [String: Int]])?["start"] ?? [:]
        let offset = CorpusRow.offset(start, in: row.source)
        texts.append("\(offset) \(CorpusRow.text(current["range"], in: row.source))")
        range = current["parent"] as? [String: Any]
      }
      let expected = (row.expected as? [[Any]] ?? []).map { "\($0[0]) \($0[1])" }
      return texts == expected
    }
  }

  private func outline(_ symbols: Any) -> [String] {
    (symbols as? [[String: Any]] ?? []).map { symbol in
      let kind =
        symbol["kind"] as? String
        ?? [2: "Module", 5: "Class", 13: "Variable"][symbol["kind"] as? Int ?? 0] ?? ""
      let location = (symbol["location"] as? [String: Any])?["range"] ?? symbol["range"]
      return "\(symbol["name"] ?? "") \(kind) \(range(location)) \(range(symbol["selectionRange"]))"
    }
  }

  private func links(_ links: Any) -> [String] {
    (links as? [[String: Any]] ?? []).map { "\(range($0["range"])) \($0["target"] ?? "")" }
  }

  private func folds(_ ranges: Any) -> [String] {
    (ranges as? [[String: Any]] ?? []).map {
      "\($0["startLine"] ?? "") \($0["endLine"] ?? "") \($0["kind"] ?? "")"
    }.sorted()
  }

  private func range(_ range: Any?) -> String {
    guard let range = range as? [String: [String: Int]] else { return "" }
    let (start, end) = (range["start"] ?? [:], range["end"] ?? [:])
    return "\(start["line"] ?? -1):\(start["character"] ?? -1)"
      + "-\(end["line"] ?? -1):\(end["character"] ?? -1)"
  }
}
