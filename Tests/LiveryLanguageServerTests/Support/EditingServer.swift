// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import LiveryPrinting
import TestSupport
import Testing

@testable import LiveryLanguageServer

/// A server session in the test's process, with a client that opens documents and applies edits.
///
/// The documents are in a folder that does not exist, so that only open documents are read.
final class EditingServer {
  /// The session.
  let session: ServerSession
  /// The texts of the open documents, by name.
  private(set) var texts: [String: String] = [:]
  private var versions: [String: Int] = [:]
  private let outbox = MessageOutbox()

  static let folder = "/livery-tests/theme"

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - files: The documents to open, by name. The name `.livery.yml` is the configuration.
  ///   - encoding: The units of positions.
  ///   - isSimple: Whether the client has none of the optional features.
  init(_ files: [String: String], encoding: String = "utf-16", isSimple: Bool = false) {
    session = ServerSession(ServerConnection(outbox, log: nil))
    let features = """
      "workspace": {"workspaceEdit": {"documentChanges": true}, "applyEdit": true},
      "textDocument": {"codeAction": {
        "codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}, "dataSupport": true,
        "isPreferredSupport": true, "resolveSupport": {"properties": ["edit"]}}},
      """
    send(
      "initialize",
      """
      {"capabilities": {\(isSimple ? "" : features)
      "general": {"positionEncodings": ["\(encoding)"]}}}
      """, isRequest: true)
    // The configuration decides which documents belong together.
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { open(name, text) }
  }

  /// The encoding of positions.
  var encoding: String { session.client.encoding.protocolName }

  /// Returns the address of a document.
  static func uri(_ name: String) -> String { "file://\(folder)/\(name)" }

  private func open(_ name: String, _ text: String) {
    texts[name] = text
    versions[name] = 1
    let language = name.hasSuffix(".css") ? "css" : name.hasSuffix(".json") ? "json" : "yaml"
    send(
      "textDocument/didOpen",
      """
      {"textDocument": {"uri": "\(Self.uri(name))", "languageId": "\(language)", "version": 1,
      "text": \(Self.json(text))}}
      """)
  }

  /// Replaces the text of a document.
  func change(_ name: String, to text: String) {
    texts[name] = text
    versions[name, default: 1] += 1
    send(
      "textDocument/didChange",
      """
      {"textDocument": {"uri": "\(Self.uri(name))", "version": \(versions[name] ?? 0)},
      "contentChanges": [{"text": \(Self.json(text))}]}
      """)
  }

  private func send(_ method: String, _ params: String, isRequest: Bool = false) {
    let json = JSONDocument(parsing: SourceText(params, name: "params"))
    precondition(json.isValid, "the parameters are JSON: \(params)")
    session.handle(
      isRequest
        ? .request(.number(1), method: method, params: json.root)
        : .notification(method: method, params: json.root), isCancelled: false)
  }

  /// Returns a text as a JSON string.
  static func json(_ text: String) -> String { JSONWriter.text { $0.value(text) } }

  /// Returns the messages that the server sent, after which it can send no others.
  func messages() throws -> String {
    let pipe = Pipe()
    outbox.close()
    outbox.run(writingTo: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForWriting.close()
    return String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
  }
}

extension EditingServer {
  /// Sends a request, and returns its result.
  ///
  /// - Parameters:
  ///   - method: The name of the request.
  ///   - params: The parameters in JSON.
  /// - Returns: The result.
  /// - Throws: The error with which the server answers.
  func request(_ method: String, _ params: String) throws -> JSONValue {
    let json = JSONDocument(parsing: SourceText(params, name: "params"))
    precondition(json.isValid, "the parameters are JSON: \(params)")
    let handler = try #require(RequestHandler.named(method))
    let result = try handler.respond(session, RequestParams(json: json.root))
    let text = JSONWriter.text { result.write(into: &$0) }
    return try #require(JSONDocument(parsing: SourceText(text, name: "result")).root)
  }

  /// Sends a request about a document, with further parameters in JSON.
  func request(_ method: String, in name: String, _ params: String = "") throws -> JSONValue {
    let separator = params.isEmpty ? "" : ", "
    return try request(
      method, #"{"textDocument": {"uri": "\#(Self.uri(name))"}\#(separator)\#(params)}"#)
  }

  /// Returns a byte range of a document in JSON.
  func range(_ bytes: Range<Int>, in name: String) -> String {
    let text = TextModel(texts[name] ?? "", encoding)
    return "{\"start\": \(text.position(of: bytes.lowerBound)),"
      + " \"end\": \(text.position(of: bytes.upperBound))}"
  }

  /// Returns a byte offset of a document in JSON.
  func position(_ offset: Int, in name: String) -> String {
    TextModel(texts[name] ?? "", encoding).position(of: offset)
  }

  /// Returns the bytes of a range in a document.
  func bytes(_ range: JSONValue?, in name: String) throws -> Range<Int> {
    let text = TextModel(texts[name] ?? "", encoding)
    let start = text.offset(of: try #require(range?["start"]))
    return start..<text.offset(of: try #require(range?["end"]))
  }

  /// Returns the text of a document after edits.
  func text(_ name: String, applying edits: JSONValue?) throws -> String {
    let all = try #require(edits?.elements).map { edit in
      (
        range: try bytes(edit["range"], in: name),
        text: try #require(edit["newText"]?.string)
      )
    }.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    for (edit, next) in zip(all, all.dropFirst()) {
      #expect(edit.range.upperBound <= next.range.lowerBound, "edits overlap")
    }
    var result = Array((texts[name] ?? "").utf8)
    for edit in all.reversed() { result.replaceSubrange(edit.range, with: edit.text.utf8) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Applies an edit of the workspace, and checks the versions in it.
  func apply(_ edit: JSONValue?) throws {
    let documents = try #require(edit?["documentChanges"]?.elements).map(\.self)
    var changed: [String: String] = [:]
    for document in documents {
      let uri = try #require(document[path: "textDocument", "uri"]?.string)
      let name = try #require(texts.keys.first { Self.uri($0) == uri })
      #expect(document[path: "textDocument", "version"]?.integer == versions[name])
      changed[name] = try text(name, applying: document["edits"])
    }
    for (name, text) in changed { change(name, to: text) }
  }
}
