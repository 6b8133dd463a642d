// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

/// The error with which the server answers a request.
struct ResponseError: Error, ProtocolValue, Equatable {
  /// The code.
  let code: Code
  /// The message, in lower case and without a full stop.
  let message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  /// A code of JSON-RPC or of the protocol.
  ///
  /// Defined by [ErrorCodes](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#errorCodes).
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("code", code.rawValue)
      json.member("message", message)
    }
  }
}

extension ResponseError {
  /// The error for parameters that lack a member or have one of another type.
  static func invalidParams(_ missing: String) -> ResponseError {
    ResponseError(.invalidParams, "the parameters have no valid '\(missing)'")
  }
}
