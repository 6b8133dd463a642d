// SPDX-License-Identifier: Apache-2.0

/// A service that a ``WebServer`` carries: answers to requests, and conversations.
///
/// The service receives only requests that ``Admission`` admits: host, origin and token are valid,
/// and the query lacks the token.
protocol WebService: Sendable {
  /// Returns the answer to a request.
  func response(to request: WebRequest) async -> WebResponse

  /// Begins a conversation on a WebSocket.
  ///
  /// - Parameters:
  ///   - request: The request for it.
  ///   - client: The messages of the client; the stream ends when the client disconnects.
  /// - Returns: The messages to the client, which is disconnected at the end of the stream, or
  ///   `nil` if the path has no conversation.
  func openSession(
    for request: WebRequest, with client: AsyncStream<WebMessage>
  ) async -> AsyncStream<WebMessage>?
}

/// A request as the service receives it.
struct WebRequest: Sendable, Hashable {
  /// The decoded path.
  var path: String
  /// The items of the query by their names; the last of a name counts.
  var query: [String: String] = [:]
}

/// An answer to a request.
struct WebResponse: Sendable, Hashable {
  /// The HTTP status, such as 200.
  var status = 200
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  /// The header fields besides the type and those of every response, by names.
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
