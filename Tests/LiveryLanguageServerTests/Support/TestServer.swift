// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import LiveryPrinting
import Testing

@testable import LiveryLanguageServer

/// A language server in the process of a test, with a client that opens and changes documents.
///
/// ```swift
/// let server = try TestServer(["a.css": "a { color: red }"])
/// let hover = try server.request("textDocument/hover", in: "a.css", at: 5)
/// ```
class TestServer {
  /// The workspace folder, which exists on disk if the theme has files.
  let folder: URL
  /// The capabilities that the server announced.
  private(set) var capabilities: JSONValue?
  /// The texts of the documents and files by name.
  private(set) var texts: [String: String]
  /// The versions of the open documents by name.
  private var versions: [String: Int] = [:]
  private let session = ServerSession(ServerConnection(MessageOutbox(), log: nil))

  /// Initializes a server and opens documents.
  ///
  /// - Parameters:
  ///   - documents: The texts of the documents to open, by name. They are not on disk.
  ///   - files: The texts of the files on disk, by name.
  ///   - capabilities: The capabilities of the client.
  ///   - settings: The settings of the user.
  ///   - encoding: The units of positions that the client requests, or `nil` for none.
  ///   - hasFolder: Whether the folder is a workspace folder.
  /// - Throws: The error of a file or of the server.
  init(
    _ documents: [String: String] = [:], files: [String: String] = [:],
    capabilities: [String: Any] = TestServer.allCapabilities, settings: [String: Any] = [:],
    encoding: String? = nil, hasFolder: Bool = true
  ) throws {
    folder = .temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "livery-\(UUID().uuidString)")
    texts = files
    for (name, text) in files { try write(text, to: name) }
    var capabilities = capabilities
    if let encoding { capabilities["general"] = ["positionEncodings": [encoding]] }
    let folders = [["uri": DocumentURI(path: folder.path).text, "name": "theme"]]
    let result = try request(
      "initialize",
      [
        "capabilities": capabilities, "initializationOptions": settings,
        "workspaceFolders": hasFolder ? folders : NSNull(),
      ])
    self.capabilities = result["capabilities"]
    try notify("initialized")
    // The configuration is the first, because it decides which documents belong together.
    for (name, text) in documents.sorted(by: { $0.key < $1.key }) { try open(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Sends a request and returns its result.
  ///
  /// - Throws: The error that the server answers with.
  func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    let params = RequestParams(json: params)
    let result =
      try method == "initialize"
      ? session.initialize(params)
      : try #require(RequestHandler.named(method)).respond(session, params)
    return try JSONValue(parsing: JSONWriter.text { result.write(into: &$0) })
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: JSONValue) throws {
    session.handle(.notification(method: method, params: params), isCancelled: false)
  }
}

extension TestServer {
  /// Sends a request and returns its result.
  func request(_ method: String, _ params: [String: Any] = [:]) throws -> JSONValue {
    try request(method, JSONValue(params))
  }

  /// Sends a request about a document.
  func request(
    _ method: String, in name: String, _ params: [String: Any] = [:]
  ) throws -> JSONValue {
    try request(method, params.merging(["textDocument": ["uri": uri(name)]]) { $1 })
  }

  /// Sends a request about a byte offset of a document.
  func request(
    _ method: String, in name: String, at offset: Int, _ params: [String: Any] = [:]
  ) throws -> JSONValue {
    let position = model(of: name).position(of: offset)
    return try request(method, in: name, params.merging(["position": position.json]) { $1 })
  }

  /// Sends a request about a byte range of a document.
  func request(
    _ method: String, in name: String, at bytes: Range<Int>, _ params: [String: Any] = [:]
  ) throws -> JSONValue {
    let model = model(of: name)
    let range = LSP.Range(
      start: model.position(of: bytes.lowerBound), end: model.position(of: bytes.upperBound))
    return try request(method, in: name, params.merging(["range": range.json]) { $1 })
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: [String: Any] = [:]) throws {
    try notify(method, JSONValue(params))
  }
}

extension TestServer {
  /// Returns the address of a file; the address of another document is its name.
  func uri(_ name: String) -> String {
    name.contains(":") ? name : DocumentURI(path: folder.appending(path: name).path).text
  }

  /// Returns the name of the document or file with an address.
  func name(of uri: JSONValue?) -> String? { texts.keys.first { self.uri($0) == uri?.string } }

  /// Returns the positions of a document or file.
  func model(of name: String) -> TextModel {
    let encoding = capabilities?["positionEncoding"]?.string
    return TextModel(
      texts[name] ?? "", encoding.flatMap(PositionEncoding.init(protocolName:)) ?? .utf16)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Opens a document with a text, or with that of its file.
  func open(_ name: String, _ text: String? = nil) throws {
    let text = try text ?? #require(texts[name])
    let language = [".json": "json", ".yml": "yaml"].first { name.hasSuffix($0.key) }?.value
    (texts[name], versions[name]) = (text, 1)
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(name), "languageId": language ?? "css", "version": 1, "text": text,
        ]
      ])
  }

  /// Replaces the text of a document, or that of a file that is not open.
  func change(_ name: String, to text: String) throws {
    texts[name] = text
    guard let version = versions[name] else {
      try write(text, to: name)
      return try notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": uri(name), "type": 2]]])
    }
    versions[name] = version + 1
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": version + 1],
        "contentChanges": [["text": text]],
      ])
  }

  /// Closes a document.
  func close(_ name: String) throws {
    versions[name] = nil
    try notify("textDocument/didClose", ["textDocument": ["uri": uri(name)]])
  }

  /// Applies an edit of the workspace, and checks the versions in it.
  func apply(_ edit: JSONValue?) throws {
    var changed: [String: String] = [:]
    for document in try #require(edit?["documentChanges"]?.elements) {
      let name = try #require(self.name(of: document[path: "textDocument", "uri"]))
      #expect(document[path: "textDocument", "version"]?.integer == versions[name])
      changed[name] = try model(of: name).applying(document["edits"])
    }
    for (name, text) in changed { try change(name, to: text) }
  }
}
