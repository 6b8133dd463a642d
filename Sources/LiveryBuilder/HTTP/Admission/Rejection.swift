// SPDX-License-Identifier: Apache-2.0

/// A reason why a request is rejected.
enum Rejection: Error, Hashable, Sendable {
  /// The head is not a valid HTTP/1.1 head.
  case malformed(MalformedRequest)
  /// The request line is longer than the limit.
  case targetTooLong
  /// The head, or a line of it, is longer than the limit.
  case headTooLarge
  /// There are more header fields than the limit.
  case tooManyFields
  /// The head does not arrive in time.
  case timedOut
  /// The request uses another version of HTTP.
  case version
  /// The method is neither GET nor HEAD.
  case method
  /// The request has a body.
  case body
  /// The client waits for an interim response.
  case expectation
  /// The request is meant for another host.
  case host
  /// A page of another origin sends the request.
  case origin
  /// Another site sends the request, and the request is not a navigation.
  case site
  /// The token is missing or invalid.
  case token(isPage: Bool)
  /// The handshake of a WebSocket is invalid.
  case handshake
  /// The client requires another version of the WebSocket protocol.
  case handshakeVersion
  /// There are as many connections as the limit allows.
  case tooManyConnections
  /// The service does not answer in time.
  case responseTimedOut
}
