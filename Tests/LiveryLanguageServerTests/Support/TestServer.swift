// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryLanguageServer
import Testing

/// A running server and the client side of its connection.
///
/// The server ends when the client is released.
final class TestServer {
  private let toServer: Pipe
  private let fromServer: Pipe
  private var buffer = Data()
  private var count = 0
  /// The notifications and requests of the server that were not waited for.
  private(set) var received: [[String: Any]] = []
  /// The folder of the theme, which is deleted with the server.
  let folder: URL
  /// The capabilities that the server announced.
  private(set) var capabilities: [String: Any] = [:]

  /// Starts a server for a folder with some files.
  ///
  /// - Parameters:
  ///   - files: The texts of the files, by their paths.
  ///   - capabilities: The capabilities of the client.
  ///   - options: The initialization options.
  ///   - hasFolder: Whether the folder of the files is a workspace folder.
  /// - Throws: The error of a file, of the connection or of a comparison.
  init(
    files: [String: String] = [:], capabilities: [String: Any] = TestServer.allCapabilities,
    options: [String: Any] = [:], hasFolder: Bool = true
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "livery-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let (input, output) = (Pipe(), Pipe())
    (toServer, fromServer) = (input, output)
    Thread.detachNewThread {
      _ = LanguageServer().run(
        input: input.fileHandleForReading.fileDescriptor,
        output: output.fileHandleForWriting.fileDescriptor)
      output.fileHandleForWriting.closeFile()
      input.fileHandleForReading.closeFile()
    }
    let folders: Any = hasFolder ? [["uri": uri(""), "name": "theme"]] : NSNull()
    let result = try request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": NSNull(), "capabilities": capabilities,
        "workspaceFolders": folders, "initializationOptions": options,
      ])
    let object = try #require(result as? [String: Any])
    self.capabilities = try #require(object["capabilities"] as? [String: Any])
    try notify("initialized", [:])
  }

  deinit {
    toServer.fileHandleForWriting.closeFile()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the address of a file of the theme.
  func uri(_ path: String) -> String {
    let path = path.isEmpty ? folder.path : folder.appending(path: path).path
    return "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
  }

  /// An error that the server answered with.
  struct Failure: Error, CustomStringConvertible {
    let code: Int
    let message: String
    var description: String { "\(code): \(message)" }
  }
}

extension TestServer {
  /// The capabilities of a client with all features.
  static var allCapabilities: [String: Any] {
    [
      "workspace": ["workspaceEdit": ["documentChanges": true]],
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]],
          "codeDescriptionSupport": true,
        ],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "rename": ["prepareSupport": true],
        "hover": ["contentFormat": ["markdown", "plaintext"]],
        "completion": [
          "completionItem": [
            "snippetSupport": true, "documentationFormat": ["markdown", "plaintext"],
            "labelDetailsSupport": true,
          ]
        ],
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": [""]]],
          "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
          "isPreferredSupport": true,
        ],
        "signatureHelp": [
          "signatureInformation": ["parameterInformation": ["labelOffsetSupport": true]]
        ],
      ],
    ]
  }

  /// Sends a request and returns its result.
  ///
  /// - Throws: ``Failure`` if the server answers with an error.
  @discardableResult
  func request(_ method: String, _ params: [String: Any]) throws -> Any {
    count += 1
    let id = count
    try send(["id": id, "method": method, "params": params])
    while true {
      let message = try next()
      guard message["method"] == nil, message["id"] as? Int == id else {
        receive(message)
        continue
      }
      if let error = message["error"] as? [String: Any] {
        throw Failure(
          code: error["code"] as? Int ?? 0, message: error["message"] as? String ?? "")
      }
      return message["result"] ?? NSNull()
    }
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: [String: Any]) throws {
    try send(["method": method, "params": params])
  }

  /// Returns the parameters of the next notification with a name.
  func notification(_ method: String) throws -> [String: Any] {
    while true {
      if let index = received.firstIndex(where: { $0["method"] as? String == method }) {
        return received.remove(at: index)["params"] as? [String: Any] ?? [:]
      }
      receive(try next())
    }
  }

  /// Opens a file of the theme.
  ///
  /// - Returns: The address of the document.
  @discardableResult
  func open(_ path: String, text: String? = nil, language: String? = nil) throws -> String {
    let text = try text ?? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    let language = language ?? (path.hasSuffix(".json") ? "json" : "css")
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(path), "languageId": language, "version": 1, "text": text,
        ]
      ])
    return uri(path)
  }

  /// Sends a request about a position of a document.
  func request(
    _ method: String, _ path: String, at position: (line: Int, character: Int),
    _ others: [String: Any] = [:]
  ) throws -> Any {
    var params = others
    params["textDocument"] = ["uri": uri(path)]
    params["position"] = ["line": position.line, "character": position.character]
    return try request(method, params)
  }

  private func receive(_ message: [String: Any]) {
    if message["method"] != nil { received.append(message) }
    if let id = message["id"], message["method"] != nil {
      try? send(["id": id, "result": NSNull()])
    }
  }

  private func send(_ message: [String: Any]) throws {
    var message = message
    message["jsonrpc"] = "2.0"
    let content = try JSONSerialization.data(withJSONObject: message)
    let frame = Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    try toServer.fileHandleForWriting.write(contentsOf: frame)
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = buffer.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        let length = try #require(Int(header.split(separator: " ").last ?? ""))
        if buffer.distance(from: end.upperBound, to: buffer.endIndex) >= length {
          let content = buffer[end.upperBound..<end.upperBound + length]
          buffer = Data(buffer[(end.upperBound + length)...])
          let message = try JSONSerialization.jsonObject(with: Data(content))
          return try #require(message as? [String: Any])
        }
      }
      let bytes = fromServer.fileHandleForReading.availableData
      if bytes.isEmpty { throw Failure(code: 0, message: "the server closed the connection") }
      buffer.append(bytes)
    }
  }
}
