// SPDX-License-Identifier: Apache-2.0

/// What the service of the builder is to the server that carries it: answers to requests, and conversations.
///
/// A request that comes here has passed the ``Gate``: its host, its origin and its token are right, and it is not too large. The token
/// is not among the items of its query any more.
protocol WebService: Sendable {
  /// Answers a request.
  func response(to request: WebRequest) async -> WebResponse

  /// Begins a conversation on a WebSocket.
  ///
  /// - Parameters:
  ///   - request: the request that asked for it.
  ///   - client: what the other side says; it ends when that side has gone.
  /// - Returns: what is said to the other side, which is disconnected at its end; nil where there is nobody to talk to.
  func conversation(
    _ request: WebRequest, with client: AsyncStream<WebMessage>
  ) async -> AsyncStream<WebMessage>?
}

/// A request for something.
struct WebRequest: Sendable, Hashable {
  /// The path, with percent signs resolved.
  var path: String
  /// The items of the query by their names; the last of a name counts.
  var query: [String: String] = [:]
}

/// The answer to a request.
struct WebResponse: Sendable, Hashable {
  /// The status of HTTP, such as 200.
  var status = 200
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  /// What is sent besides the type and what all answers have, by names.
  var headers: [String: String] = [:]
  /// The body.
  var body: [UInt8] = []
}

/// A message on a WebSocket.
enum WebMessage: Sendable, Hashable {
  /// A text.
  case text(String)
  /// Bytes, such as a picture.
  case binary([UInt8])
}
