// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Names, outlines and ranges of another server's cases", .needsCorpora)
struct NavigationCorpusTests {
  @Test("Occurrences of a name are highlighted", arguments: CorpusRow.all("highlight"))
  func highlight(row: CorpusRow) throws {
    try row.compare {
      let expected = try #require(row.expected)
      let server = try TestServer(["a.css": row.source])
      let highlights = try server.request(
        "textDocument/documentHighlight", in: "a.css", at: row.marked.offset
      ).values
      let writes = highlights.filter { $0["kind"]?.integer == 3 }
      let model = server.model(of: "a.css")
      return highlights.count == expected["count"]?.integer
        && writes.count == expected["writes"]?.integer
        && highlights.allSatisfy { model.text(in: $0["range"]) == expected["text"]?.string }
    }
  }

  @Test("The outline has the rules of a sheet", arguments: CorpusRow.all("symbols"))
  func symbols(row: CorpusRow) throws {
    try row.compare {
      let server = try TestServer(["a.css": row.source])
      let found = try server.request("textDocument/documentSymbol", in: "a.css")
      return outline(found) == outline(row.expected)
    }
  }

  @Test("The flat outline has the rules of a sheet", arguments: CorpusRow.all("symbols-flat"))
  func flatSymbols(row: CorpusRow) throws {
    try row.compare {
      let server = try TestServer(["a.css": row.source], capabilities: [:])
      let found = try server.request("textDocument/documentSymbol", in: "a.css")
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
    try row.compare(known: known) {
      let uri = try #require(row.members["uri"]?.string)
      let server = try TestServer([uri: row.source])
      let found = try server.request("textDocument/documentLink", in: uri)
      return links(found) == links(row.expected)
    }
  }

  @Test("Blocks, comments and regions are folded", arguments: CorpusRow.all("folding"))
  func folding(row: CorpusRow) throws {
    try row.compare {
      var capabilities: [String: Any] = [:]
      if let limit = row.members["limit"]?.integer {
        capabilities = ["textDocument": ["foldingRange": ["rangeLimit": limit]]]
      }
      let server = try TestServer(["a.css": row.source], capabilities: capabilities)
      let found = try server.request("textDocument/foldingRange", in: "a.css")
      return folds(found) == folds(row.expected)
    }
  }

  @Test("Selections grow from a word to its rule", arguments: CorpusRow.all("selection-ranges"))
  func selectionRanges(row: CorpusRow) throws {
    try row.compare {
      let server = try TestServer(["a.css": row.source])
      let model = server.model(of: "a.css")
      let found = try server.request(
        "textDocument/selectionRange", in: "a.css",
        ["positions": [model.position(of: row.marked.offset).json]])
      var range = found.values.first
      var texts: [String] = []
      while let current = range {
        let bytes = try #require(model.bytes(in: LSP.Range(current["range"])))
        texts.append("\(bytes.lowerBound) \(model.text(in: current["range"]) ?? "")")
        range = current["parent"]
      }
      let expected = row.expected?.values.map { pair in
        "\(pair.integers.first ?? -1) \(pair.strings.first ?? "")"
      }
      return texts == expected
    }
  }

  private func outline(_ symbols: JSONValue?) -> [String]? {
    symbols?.values.map { symbol in
      let kinds = [2: "Module", 5: "Class", 13: "Variable"]
      let kind = symbol["kind"]?.string ?? symbol["kind"]?.integer.flatMap { kinds[$0] }
      let location = symbol[path: "location", "range"] ?? symbol["range"]
      let ranges = [location, symbol["selectionRange"]].map(range)
      return "\(symbol["name"]?.string ?? "") \(kind ?? "") \(ranges)"
    }
  }

  private func links(_ links: JSONValue?) -> [String]? {
    links?.values.map { "\(range($0["range"])) \($0["target"]?.string ?? "")" }
  }

  private func folds(_ ranges: JSONValue?) -> [String]? {
    ranges?.values.map { range in
      let lines = [range["startLine"], range["endLine"]].map { $0?.integer ?? -1 }
      return "\(lines) \(range["kind"]?.string ?? "")"
    }.sorted()
  }

  private func range(_ range: JSONValue?) -> String {
    LSP.Range(range).map {
      "\($0.start.line):\($0.start.character)-\($0.end.line):\($0.end.character)"
    } ?? ""
  }
}
