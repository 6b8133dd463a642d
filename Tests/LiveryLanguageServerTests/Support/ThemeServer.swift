// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import LiveryPrinting

@testable import LiveryLanguageServer

/// A server in the process of a test, with the files of a theme in a folder of their own.
///
/// ```swift
/// let server = try ThemeServer(["a.css": "a { color: red }"])
/// try server.open("a.css")
/// try server.result("textDocument/hover", at: (line: 0, character: 5), in: "a.css")
/// ```
final class ThemeServer {
  /// The session of the server.
  let session = ServerSession(ServerConnection(MessageOutbox(), log: nil))
  /// The folder of the theme.
  private let folder: URL
  private var versions: [String: Int] = [:]

  /// An error that the server answers.
  struct Failure: Error {
    let message: String
  }

  /// Writes the files and initializes the server.
  ///
  /// - Parameters:
  ///   - files: The texts of the files by their names.
  ///   - capabilities: The capabilities of the client.
  ///   - settings: The settings of the user.
  /// - Throws: The error of a file, of the connection or of a comparison.
  init(
    _ files: [String: String], capabilities: [String: Any] = [:], settings: [String: Any] = [:]
  ) throws {
    folder = URL.temporaryDirectory.appending(path: "livery-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    _ = try result(
      "initialize",
      [
        "capabilities": capabilities, "initializationOptions": settings,
        "workspaceFolders": [["uri": folder.absoluteString, "name": "theme"]],
      ])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The capabilities of a client that shows Markdown.
  static var markdown: [String: Any] {
    ["textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]]
  }

  /// Returns the address of a file.
  func uri(_ name: String) -> String {
    DocumentURI(path: folder.appending(path: name).path(percentEncoded: false)).text
  }

  /// Opens a document with a text, or with that of its file.
  func open(_ name: String, _ text: String? = nil) throws {
    let content =
      try text ?? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    versions[name] = 1
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(name), "languageId": name.hasSuffix(".json") ? "json" : "css", "version": 1,
          "text": content,
        ]
      ])
  }

  /// Replaces the text of a document.
  func replace(_ name: String, with text: String) {
    versions[name, default: 1] += 1
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": versions[name] ?? 1],
        "contentChanges": [["text": text]],
      ])
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: [String: Any]) {
    guard let json = try? Self.json(params) else { return }
    session.handle(.notification(method: method, params: json), isCancelled: false)
  }

  /// Sends a request and returns its result.
  func result(_ method: String, _ params: [String: Any]) throws -> JSONValue {
    let json = RequestParams(json: try Self.json(params))
    let text: String
    do throws(ResponseError) {
      guard method != "initialize" else { return try Self.parsed(session.initialize(json)) }
      guard let handler = RequestHandler.named(method) else {
        throw ResponseError(.methodNotFound, method)
      }
      return try Self.parsed(handler.respond(session, json))
    } catch {
      text = error.message
    }
    throw Failure(message: text)
  }

  /// Sends a request about a document.
  func result(
    _ method: String, of name: String, _ params: [String: Any] = [:]
  ) throws -> JSONValue {
    try result(
      method, params.merging(["textDocument": ["uri": uri(name)]]) { own, _ in own })
  }

  private static func json(_ value: [String: Any]) throws -> JSONValue? {
    let data = try JSONSerialization.data(withJSONObject: value)
    return JSONDocument(parsing: SourceText(decoding: Array(data), name: "message")).root
  }

  private static func parsed(_ value: any ProtocolValue) -> JSONValue {
    let text = JSONWriter.text { json in json.array { value.write(into: &$0) } }
    let document = JSONDocument(parsing: SourceText(text, name: "result"))
    guard let value = document.root?.elements?.first(where: { _ in true }), document.isValid else {
      preconditionFailure("the result is no valid JSON: \(text)")
    }
    return value
  }
}

/// A text with a cursor, written as `|`.
struct MarkedText {
  /// The text without the mark.
  let text: String
  /// The line and the UTF-16 units before the mark.
  let position: [String: Any]

  init(_ marked: String) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    position = ["line": lines.count - 1, "character": (lines.last ?? "").utf16.count]
  }
}

extension JSONValue {
  /// The integers of an array.
  var integers: [Int] { elements?.compactMap(\.integer) ?? [] }

  /// Returns the text of the range that the value is, in UTF-16 units of a text with LF breaks.
  func text(in text: String) -> String? {
    guard let range = LSP.Range(self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.utf16)
    }
    guard range.start.line == range.end.line, lines.indices.contains(range.start.line) else {
      return nil
    }
    let line = lines[range.start.line]
    guard range.start.character <= range.end.character, range.end.character <= line.count else {
      return nil
    }
    return String(decoding: line[range.start.character..<range.end.character], as: UTF16.self)
  }
}
