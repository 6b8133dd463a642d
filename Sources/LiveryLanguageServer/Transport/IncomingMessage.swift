// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

/// A message from the client.
///
/// Defined by [JSON-RPC 2.0](https://www.jsonrpc.org/specification).
enum IncomingMessage: Sendable {
  /// A request, which is answered.
  case request(MessageID, method: String, params: JSONValue?)
  /// A notification, which is not answered.
  case notification(method: String, params: JSONValue?)
  /// The answer to a request of the server.
  case response(MessageID, result: JSONValue?)
  /// A text that is no message; the id is that of the request, if known.
  case invalid(MessageID?, ResponseError)

  /// Reads a message from a frame.
  init(_ frame: FrameReader.Frame) {
    switch frame {
    case .content(let content): self.init(content)
    case .skipped(let length):
      let message = "a message of \(length) bytes was skipped; the limit is 64 MiB"
      self = .invalid(nil, ResponseError(.invalidRequest, message))
    }
  }

  private init(_ content: [UInt8]) {
    let document = JSONDocument(parsing: SourceText(decoding: content, name: "message"))
    guard document.isValid, let root = document.root else {
      self = .invalid(nil, ResponseError(.parseError, "the message is not valid JSON"))
      return
    }
    self.init(root)
  }

  private init(_ root: JSONValue) {
    let id = MessageID(root["id"])
    let params = root["params"]
    guard root.kind == .object else {
      self = .invalid(nil, ResponseError(.invalidRequest, "the message is not an object"))
      return
    }
    switch (root["method"]?.string, id) {
    case (let method?, let id?): self = .request(id, method: method, params: params)
    case (let method?, nil):
      self =
        root["id"] == nil
        ? .notification(method: method, params: params)
        : .invalid(nil, ResponseError(.invalidRequest, "the id is no number and no string"))
    case (nil, let id?) where root["result"] != nil || root["error"] != nil:
      self = .response(id, result: root["result"])
    case (nil, _):
      self = .invalid(id, ResponseError(.invalidRequest, "the message has no method"))
    }
  }
}

extension FrameReader.Frame {
  /// The size that the frame has in memory, in bytes.
  var size: Int { if case .content(let content) = self { content.count + 512 } else { 512 } }
}
