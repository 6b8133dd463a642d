// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryJSON
import Testing

@testable import LiveryLanguageServer

/// A server that runs on threads of its own, and that reads and writes frames.
///
/// The server ends when the client is released.
final class PipedServer: TestServer {
  private let pipes = ServerPipes()
  private var frames = FrameReader()
  private var requestCount = 0
  /// The notifications and requests of the server that the test has not asked for yet.
  private var received: [JSONValue] = []

  override func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    requestCount += 1
    try send(#""id": \#(requestCount), "method": "\#(method)", "params": \#(params.text)"#)
    while true {
      let message = try next()
      guard message["method"] == nil, message["id"]?.integer == requestCount else {
        try receive(message)
        continue
      }
      guard let error = message["error"] else { return try #require(message["result"]) }
      let code = try #require(error["code"]?.integer.flatMap(ResponseError.Code.init(rawValue:)))
      throw ResponseError(code, error["message"]?.string ?? "")
    }
  }

  override func notify(_ method: String, _ params: JSONValue) throws {
    try send(#""method": "\#(method)", "params": \#(params.text)"#)
  }

  /// Returns the parameters of the next notification or request of the server with a name.
  func notification(_ method: String) throws -> JSONValue {
    while true {
      if let index = received.firstIndex(where: { $0["method"]?.string == method }) {
        return try #require(received.remove(at: index)["params"])
      }
      try receive(next())
    }
  }

  /// Keeps a message, and answers it if it is a request.
  private func receive(_ message: JSONValue) throws {
    guard message["method"] != nil else { return }
    received.append(message)
    if let id = message["id"] { try send(#""id": \#(id.text), "result": null"#) }
  }

  private func send(_ members: String) throws {
    let content = #"{"jsonrpc": "2.0", \#(members)}"#
    try pipes.input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8))
  }

  private func next() throws -> JSONValue {
    while true {
      if case .content(let content)? = try frames.next() {
        return try JSONValue(parsing: String(decoding: content, as: UTF8.self))
      }
      let bytes = pipes.output.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "the server closed the connection")
      Array(bytes).withUnsafeBufferPointer { frames.append($0) }
    }
  }
}

/// The pipes of a server that runs until they are released.
private final class ServerPipes {
  let input = Pipe()
  let output = Pipe()

  init() {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = (input.fileHandleForReading, output.fileHandleForWriting)
    Thread.detachNewThread {
      _ = LanguageServer().run(input: reader.fileDescriptor, output: writer.fileDescriptor)
      try? writer.close()
      try? reader.close()
    }
  }

  deinit { try? input.fileHandleForWriting.close() }
}
