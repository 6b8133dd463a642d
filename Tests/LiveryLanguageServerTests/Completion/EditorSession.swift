// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import LiveryPrinting
import Testing

@testable import LiveryLanguageServer

/// A session of a server in the process of the tests, as an editor uses it.
final class EditorSession {
  private let session = ServerSession(ServerConnection(MessageOutbox(), log: nil))
  private var texts: [String: String] = [:]

  /// The features of a client that shows everything.
  static let allFeatures = """
    {"general": {"positionEncodings": ["utf-8"]},
     "textDocument": {
       "completion": {"completionItem": {"snippetSupport": true, "labelDetailsSupport": true,
         "documentationFormat": ["markdown"]}},
       "signatureHelp": {"signatureInformation": {
         "parameterInformation": {"labelOffsetSupport": true}}}}}
    """

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - capabilities: The features of the client in JSON.
  ///   - folder: The workspace folder, or `nil` for none.
  ///   - settings: The settings of the user in JSON.
  /// - Throws: The error of a file, of the connection or of a comparison.
  init(
    _ capabilities: String = allFeatures, folder: String? = nil, settings: String = "{}"
  ) throws {
    let folders = folder.map { #"[{"uri": "\#(DocumentURI(path: $0).text)", "name": "theme"}]"# }
    _ = try session.initialize(
      Self.params(
        """
        {"capabilities": \(capabilities), "workspaceFolders": \(folders ?? "null"),
         "initializationOptions": \(settings)}
        """))
  }

  private static func params(_ json: String) -> RequestParams {
    RequestParams(json: JSONDocument(parsing: json).root)
  }

  /// Opens a document.
  func open(_ text: String, at uri: String = "untitled:1", language: String = "css") throws {
    texts[uri] = text
    let quoted = JSONWriter.text { $0.value(text) }
    try session.open(
      Self.params(
        """
        {"textDocument":
          {"uri": "\(uri)", "languageId": "\(language)", "version": 1, "text": \(quoted)}}
        """))
  }

  /// Sends a request about a position, which is a number of bytes.
  func request(
    _ method: String, at offset: Int, of uri: String = "untitled:1"
  ) throws -> JSONValue? {
    let before = Array((texts[uri] ?? "").utf8.prefix(offset))
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let character = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    return try request(
      method,
      """
      {"textDocument": {"uri": "\(uri)"}, "position": {"line": \(line), "character": \(character)}}
      """)
  }

  /// Sends a request.
  func request(_ method: String, _ params: String) throws -> JSONValue? {
    guard let handler = RequestHandler.named(method) else { return nil }
    let result = try handler.respond(session, Self.params(params))
    return JSONDocument(parsing: JSONWriter.text { result.write(into: &$0) }).root
  }

  /// Returns the completion at an offset of a document.
  func completion(at offset: Int, of uri: String = "untitled:1") throws -> OfferedItems {
    OfferedItems(
      try request("textDocument/completion", at: offset, of: uri), in: texts[uri] ?? "")
  }
}

/// The items that a server offers.
struct OfferedItems {
  /// The items by their labels.
  private(set) var items: [String: JSONValue] = [:]
  /// The labels in the order of the list.
  private(set) var labels: [String] = []
  /// Whether the list is incomplete.
  let isIncomplete: Bool
  /// The text of the document.
  private let text: String

  /// Reads the answer of a server.
  init(_ json: JSONValue?, in text: String) {
    self.text = text
    isIncomplete = json?["isIncomplete"]?.bool ?? false
    for item in json?["items"]?.elements.map(Array.init) ?? [] {
      let label = item["label"]?.string ?? ""
      labels.append(label)
      items[label] = item
    }
  }

  /// The labels as a client sorts them.
  var sorted: [String] {
    labels.sorted {
      (items[$0]?["sortText"]?.string ?? "") < (items[$1]?["sortText"]?.string ?? "")
    }
  }

  /// Returns a member of an item as text.
  func text(_ member: String, of label: String) -> String? { items[label]?[member]?.string }

  /// Returns the document after the edits of an item, with the tab stops as they are.
  func result(of label: String) -> String? {
    guard let item = items[label], let edit = item["textEdit"],
      let range = LSP.Range(edit["range"] ?? edit["replace"]), let new = edit["newText"]?.string
    else { return nil }
    var edits = [(range: range, text: new)]
    for other in item["additionalTextEdits"]?.elements.map(Array.init) ?? [] {
      guard let range = LSP.Range(other["range"]), let new = other["newText"]?.string else {
        return nil
      }
      edits.append((range, new))
    }
    let lines = LineIndex(SourceText(text), lineBreaks: .editor)
    let replaced = edits.map { edit in
      (
        lines.offset(of: edit.range.start, in: .utf8)..<lines.offset(of: edit.range.end, in: .utf8),
        edit.text
      )
    }
    var bytes = Array(text.utf8)
    for (range, new) in replaced.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A text with a cursor, which is written as `|`.
struct CursorSource: ExpressibleByStringLiteral, Sendable, CustomTestStringConvertible {
  /// The text without the cursor.
  let text: String
  /// The offset of the cursor in bytes.
  let offset: Int

  init(text: String, offset: Int) {
    self.text = text
    self.offset = offset
  }

  init(stringLiteral marked: String) { self.init(marked) }

  init(_ marked: String) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    offset = parts[0].utf8.count
  }

  var testDescription: String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<offset], as: UTF8.self) + "|"
      + String(decoding: bytes[offset...], as: UTF8.self)
  }
}

extension CursorSource {
  /// Returns the completion at the cursor in a document without a file.
  func completion(
    _ capabilities: String = EditorSession.allFeatures, settings: String = "{}"
  ) throws -> OfferedItems {
    let session = try EditorSession(capabilities, settings: settings)
    try session.open(text)
    return try session.completion(at: offset)
  }
}
