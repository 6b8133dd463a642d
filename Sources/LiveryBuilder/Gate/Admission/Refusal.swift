// SPDX-License-Identifier: Apache-2.0

/// Why a request is not let through.
enum Refusal: Error, Hashable, Sendable {
  /// The head is not one of HTTP/1.1.
  case malformed(Malformation)
  /// The request line is longer than the limit.
  case targetTooLong
  /// The head, or a line of it, is longer than the limit.
  case headTooLarge
  /// There are more header fields than the limit.
  case tooManyFields
  /// The head did not come in time.
  case late
  /// Another version of HTTP.
  case version
  /// A method other than GET and HEAD.
  case method
  /// There is a body.
  case body
  /// The client waits for an interim answer.
  case expectation
  /// The request is meant for another host.
  case host
  /// A page of another origin asks.
  case origin
  /// A site other than this asks, and it is no plain navigation.
  case site
  /// There is no token, or not a good one.
  case token(isPage: Bool)
  /// The handshake of a WebSocket is not right.
  case handshake
  /// Another version of the protocol of WebSockets.
  case handshakeVersion
  /// There are as many connections as the limit allows.
  case crowded
  /// The service cannot be reached.
  case unavailable
  /// The service did not answer in time.
  case noAnswer
}
